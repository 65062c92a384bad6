import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { useEffect, useRef } from 'react'
import { saveFile } from '#/lib/api/download.ts'
import { useCan } from '#/lib/account/profile.ts'
import { isOpen } from './batch_state.ts'
import { takeFile } from './queries.ts'

/** Downloads what was asked for on this page as soon as it is ready, once. @returns says that a batch is waited for */
export function useExpectedDownloads(batches: ExportBatch[]): (batchId: string) => void {
  const mayDownload = useCan('exports.download')
  const expected = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, state, fileName } of batches) {
      if (!expected.current.has(id) || isOpen({ state })) continue
      expected.current.delete(id)
      // The list says when it failed, and offers the file again when the answer is lost.
      if (state === 'ready' && mayDownload)
        void takeFile(id).then(
          (file) => saveFile(file, fileName ?? id),
          () => undefined
        )
    }
  }, [batches, mayDownload])
  return (batchId) => void expected.current.add(batchId)
}
