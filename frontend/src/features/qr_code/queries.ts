import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

const path = '/organisation-management/organisation-users/profile/qr-code'
const codeKey = ['qr_code', 'own'] as const

export const qrCodeQuery = queryOptions({
  queryKey: codeKey,
  queryFn: ({ signal }) => http.get(path, undefined, { quiet: true, signal }),
  // Renewed elsewhere, the one in memory would be refused at the kiosk.
  staleTime: 0,
})

export function useRenewQrCode() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => http.put(path),
    onSuccess: (code) => cache.setQueryData(codeKey, code),
  })
}
