import type { StaffingChange } from '@shiftloom/backend/contracts/demand_staffing'
import type { Day } from '@shiftloom/backend/contracts/schedule'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#/lib/api/http.ts'
import { addDays } from '#/lib/time/days.ts'

/** What is planned in a week; the schedule is edited elsewhere, so it is read again whenever the screen comes back. */
export const staffQuery = (locationId: string, weekFrom: Day) =>
  queryOptions({
    queryKey: ['demand', 'staff', locationId, weekFrom],
    queryFn: ({ signal }) =>
      http.get(
        `/demand/locations/${locationId}/staff`,
        { from: weekFrom, until: addDays(weekFrom, 7) },
        { quiet: true, signal }
      ),
    staleTime: 0,
  })

export const staffingQuery = (locationId: string, positionId: string) =>
  queryOptions({
    queryKey: ['demand', 'staff', 'made', locationId, positionId],
    queryFn: ({ signal }) =>
      http.get(`/demand/locations/${locationId}/staff/${positionId}`, undefined, { quiet: true, signal }),
  })

export const changeStaffing = (locationId: string, positionId: string, change: StaffingChange) =>
  http.put(`/demand/locations/${locationId}/staff/${positionId}`, change, { inline: [400, 403, 409] })
