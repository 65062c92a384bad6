import { queryOptions, useMutation } from '@tanstack/react-query'
import { beforeSession, useEntering } from '#/lib/entering.ts'
import { http } from '#/lib/http.ts'

/** Signs in whoever has just come back from a provider; the browser carries the proof. */
export function useArrival() {
  const enter = useEntering()
  return useMutation({
    mutationFn: () =>
      http.post('/user-access/providers/arrivals', undefined, { ...beforeSession, withCredentials: true }),
    onSuccess: enter,
  })
}

/** Who else can say who somebody is; none where none is set up, or none can be asked for. */
export const providersQuery = queryOptions({
  queryKey: ['identity', 'providers'],
  queryFn: ({ signal }) => http.get('/user-access/providers', undefined, { ...beforeSession, signal }),
  retry: false,
  staleTime: Infinity,
})
