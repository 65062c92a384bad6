import type { LabourModelScope } from '@shiftloom/backend/contracts/labour_model'
import { daysBetween } from '#/lib/time/days.ts'

type Shown = Pick<LabourModelScope, 'from' | 'until' | 'locationIds'>

/** The schedule at the days and places that a run made shifts for. */
export function scheduleOf({ from, until, locationIds }: Shown): string {
  const days = daysBetween(from, until)
  const view = days <= 7 ? 'week' : days <= 14 ? '2weeks' : '4weeks'
  const address = new URLSearchParams({ view, from })
  if (locationIds.length > 0) address.set('location', locationIds.join(','))
  return `/scheduler?${address}`
}
