import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { useCan } from '#/lib/account/profile.ts'
import type { Days } from './plan.ts'

const scheduleQuery = ({ from, until }: Days, locationIds: string[]) =>
  queryOptions({
    queryKey: ['scheduling', 'range', from, until, [...locationIds].sort()],
    queryFn: ({ signal }) =>
      http.get('/scheduling/schedule', { from, until, locationIds }, { quiet: true, signal }),
    enabled: locationIds.length > 0,
  })

/** The plan of the days, at the locations. */
export const useSchedule = (days: Days, locationIds: string[]) => useQuery(scheduleQuery(days, locationIds))

/** As many as are counted; beyond that, the exact number does not matter. */
const mostWarnings = 200

/** Open breaches of the labour code in the days; `undefined` until loaded and for users who may not see them. */
export function useOpenWarnings({ from, until }: Days, locationIds: string[]) {
  const enabled = useCan('labour_code.read') && locationIds.length > 0
  const { data } = useQuery({
    queryKey: ['scheduling', 'rule-verdicts', from, until, [...locationIds].sort()],
    queryFn: ({ signal }) =>
      http.get(
        '/scheduling/rule-verdicts',
        { from, until, locationIds, pageSize: mostWarnings },
        { quiet: true, signal }
      ),
    enabled,
    staleTime: 60_000,
  })
  return data?.items.filter(({ acceptance }) => acceptance === null)
}
