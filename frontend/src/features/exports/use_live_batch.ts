import type { BatchProgressMessage, ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useQueryClient } from '@tanstack/react-query'
import { useHub, useHubConnected } from '#/lib/network/use_hub.ts'
import { isNews, isOpen } from './batch_state.ts'
import { patchBatch, refreshBatches } from './queries.ts'

/** Follows a batch until it ends; what it has become is then read from the server. */
export function useLiveBatch(batch: ExportBatch): void {
  const cache = useQueryClient()
  useHub(
    'jobs',
    {
      batchProgress: (message: BatchProgressMessage) => {
        if (message.batchId !== batch.id || !isNews(batch, message)) return
        if (isOpen(message)) patchBatch(cache, batch.id, { state: message.state, progress: message.progress })
        else void refreshBatches(cache)
      },
    },
    ['WatchBatch', batch.id]
  )
  useHubConnected('jobs', () => refreshBatches(cache))
}
