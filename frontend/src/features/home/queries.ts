import type { ScheduleRange } from '@shiftloom/backend/contracts/schedule'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { locationsQuery } from '#/lib/directory.ts'
import { http } from '#/lib/http.ts'
import { useProfile } from '#/lib/profile.ts'
import type { Days } from './plan.ts'

const scheduleQuery = ({ from, until }: Days, locationIds: string[]) =>
  queryOptions({
    queryKey: ['scheduling', 'range', from, until, [...locationIds].sort()],
    queryFn: ({ signal }) =>
      http.get<ScheduleRange>('/scheduling/schedule', { from, until, locationIds }, { quiet: true, signal }),
    enabled: locationIds.length > 0,
  })

/** The plan of the days, at the locations. */
export const useSchedule = (days: Days, locationIds: string[]) => useQuery(scheduleQuery(days, locationIds))

/** Locations a person may look at: their own, or for whoever has none of their own, all. */
export function useOwnLocations() {
  const { locationIds } = useProfile()
  const { data, error, isPending, refetch } = useQuery(locationsQuery)
  const locations = data?.filter(({ id }) => locationIds.length === 0 || locationIds.includes(id)) ?? []
  return { locations, error, isPending, refetch }
}
