import { addDays, periodOf, type Period } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import type { CorrectionInput } from '#contracts/time_corrections'

export type ClaimedWork = { period: Period; breaks: Period[] }

/**
 * Work and breaks as instants; a break before the hour of the start lies in the night's second day.
 *
 * @throws time_tracking.break_outside_work for a break that leaves the work, or meets another one
 */
export function claimedWork(
  { day, start, end, breaks }: Pick<CorrectionInput, 'day' | 'start' | 'end' | 'breaks'>,
  zone: string
): ClaimedWork {
  const period = periodOf(day, start, end, zone)
  const pauses = breaks
    .map((one) => periodOf(one.start >= start ? day : addDays(day, 1), one.start, one.end, zone))
    .sort((a, b) => a.start - b.start)
  let from = period.start
  for (const pause of pauses) {
    if (pause.start < from || pause.end > period.end)
      throw new DomainError('time_tracking.break_outside_work')
    from = pause.end
  }
  return { period, breaks: pauses }
}
