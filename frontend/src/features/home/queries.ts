import { seesEveryLocation } from '@shiftloom/backend/contracts/enums'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { locationsQuery } from '#/lib/directory.ts'
import { http } from '#/lib/http.ts'
import { useProfile } from '#/lib/profile.ts'
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

/** Locations a person may look at: their own, or all for whoever works for the whole organisation. */
export function useOwnLocations() {
  const { locationIds, role } = useProfile()
  const { data, error, isPending, refetch } = useQuery(locationsQuery)
  const locations = data?.filter(({ id }) => seesEveryLocation(role) || locationIds.includes(id)) ?? []
  return { locations, error, isPending, refetch }
}
