import type { KioskApproval, KioskInput } from '@shiftloom/backend/contracts/kiosks'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

const refreshMs = 15_000

export const kiosksQuery = queryOptions({
  queryKey: ['kiosks'],
  queryFn: ({ signal }) => http.get('/time-tracking/kiosks', undefined, { quiet: true, signal }),
  refetchInterval: refreshMs,
})

export type KioskChange =
  { code: KioskApproval['code']; kiosk: KioskInput } | { id: string; version: number; kiosk: KioskInput }

export function useSaveKiosk() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (change: KioskChange) => {
      // The dialog shows what is wrong with what was typed.
      const inline = { inline: [400, 409] }
      if ('code' in change)
        await http.post('/time-tracking/kiosks', { code: change.code, ...change.kiosk }, inline)
      else
        await http.put(
          `/time-tracking/kiosks/${change.id}`,
          { version: change.version, ...change.kiosk },
          inline
        )
    },
    onSettled: () => cache.invalidateQueries({ queryKey: kiosksQuery.queryKey }),
  })
}

export function useRevokeKiosk() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => http.del(`/time-tracking/kiosks/${id}`, {}),
    onSettled: () => cache.invalidateQueries({ queryKey: kiosksQuery.queryKey }),
  })
}
