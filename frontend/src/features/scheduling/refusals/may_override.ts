import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { queryClient } from '#/lib/api/query_client.ts'

const settingsQuery = queryOptions({
  queryKey: ['labour-code', 'settings'],
  queryFn: ({ signal }) => http.get('/labour-code/settings', undefined, { signal, quiet: true }),
  staleTime: 60_000,
})

/** Whether this user may override what the rules block; false if unknown. */
export async function mayOverride(): Promise<boolean> {
  const settings = await queryClient.ensureQueryData(settingsQuery).catch(() => null)
  return settings?.mayOverride ?? false
}
