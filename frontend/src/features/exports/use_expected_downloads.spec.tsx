import type { ExportBatch } from '@shiftloom/backend/contracts/exports'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useExpectedDownloads } from './use_expected_downloads.ts'

const taken = vi.hoisted(() => vi.fn<(id: string) => Promise<{ blob: Blob; name: null }>>())
const saved = vi.hoisted(() => vi.fn())
vi.mock('./queries.ts', () => ({ takeFile: taken }))
vi.mock('#/lib/api/download.ts', () => ({ saveFile: saved }))
vi.mock('#/lib/account/profile.ts', () => ({ useCan: () => true }))
beforeEach(() => {
  taken.mockReset().mockResolvedValue({ blob: new Blob(), name: null })
  saved.mockReset()
})

const batch = (id: string, state: ExportBatch['state']) =>
  ({ id, state, fileName: `${id}.csv` }) as ExportBatch

test('what was asked for here is downloaded once, as soon as it is ready; nothing else is', async () => {
  const { result, rerender } = renderHook(({ batches }) => useExpectedDownloads(batches), {
    initialProps: { batches: [batch('old', 'ready')] },
  })
  result.current('new')
  rerender({ batches: [batch('new', 'running'), batch('old', 'ready')] })
  expect(taken).not.toHaveBeenCalled()
  rerender({ batches: [batch('new', 'ready'), batch('old', 'ready')] })
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'new.csv'))
  rerender({ batches: [batch('new', 'ready')] })
  expect(taken.mock.calls).toEqual([['new']])
})

test('one that failed is given up', () => {
  const { result, rerender } = renderHook(({ batches }) => useExpectedDownloads(batches), {
    initialProps: { batches: [batch('new', 'requested')] },
  })
  result.current('new')
  rerender({ batches: [batch('new', 'failed')] })
  expect(taken).not.toHaveBeenCalled()
})
