import { queryOptions, useMutation } from '@tanstack/react-query'
import { beforeSession, useEntering } from '#/lib/account/entering.ts'
import { http } from '#/lib/api/http.ts'

/** Signs in a user who has just come back from a provider; the browser carries the proof. */
export function useArrival() {
  const enter = useEntering()
  return useMutation({
    mutationFn: () =>
      http.post('/user-access/providers/arrivals', undefined, { ...beforeSession, withCredentials: true }),
    onSuccess: enter,
  })
}

/** Providers that can identify a user; none where none is set up, or none can be asked for. */
export const providersQuery = queryOptions({
  queryKey: ['identity', 'providers'],
  queryFn: ({ signal }) => http.get('/user-access/providers', undefined, { ...beforeSession, signal }),
  retry: false,
  staleTime: Infinity,
})
