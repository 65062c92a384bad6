import type { CalendarRequest } from '@shiftloom/backend/contracts/request_calendar'
import { useCan, useProfile } from '#/lib/account/profile.ts'

/** Whether the reader may open a request: calendars are read by more people than the requests on them. */
export function useMayOpen(): (request: Pick<CalendarRequest, 'employeeId'>) => boolean {
  const readsAll = useCan('requests.read')
  const { employeeId } = useProfile()
  return (request) => readsAll || request.employeeId === employeeId
}
