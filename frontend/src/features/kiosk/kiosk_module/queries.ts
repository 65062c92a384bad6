import type { Kiosk, KioskApproval } from '@shiftloom/backend/contracts/kiosks'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { useSaveVersioned } from '#/ui/form/use_save_versioned.ts'

const refreshMs = 15_000

export const kiosksQuery = queryOptions({
  queryKey: ['kiosks'],
  queryFn: ({ signal }) => http.get('/time-tracking/kiosks', undefined, { quiet: true, signal }),
  refetchInterval: refreshMs,
})

/** @param kiosk the one to change; null for a device that is approved by its code */
export function useSaveKiosk(kiosk: Kiosk | null) {
  const cache = useQueryClient()
  const send = useSaveVersioned(kiosk)
  return useMutation({
    mutationFn: ({ code, ...fields }: KioskApproval) =>
      send(async (current) => {
        // The dialog shows what is wrong with what was typed.
        const inline = { inline: [400, 409] }
        if (current)
          await http.put(
            `/time-tracking/kiosks/${current.id}`,
            { version: current.version, ...fields },
            inline
          )
        else await http.post('/time-tracking/kiosks', { code, ...fields }, inline)
      }),
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
