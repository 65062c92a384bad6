import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'

/** Who could take a shift; asked again each time, since everybody's plan counts. */
export const replacementsQuery = (entryId: string, version: number) =>
  queryOptions({
    queryKey: ['scheduling', 'replacements', entryId, version],
    queryFn: ({ signal }) =>
      http.get(`/scheduling/entries/${entryId}/replacements`, undefined, { signal, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  })
