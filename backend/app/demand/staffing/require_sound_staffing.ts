import { clockMinutes } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { shiftStepMinutes, type StaffingChange } from '#contracts/demand_staffing'

/**
 * What is well formed and makes no sense together.
 *
 * @throws demand.staffing_lengths when the shortest shift is longer than the longest
 * @throws demand.staffing_steps with the `field`, when a length or a start is no quarter of an hour
 */
export function requireSoundStaffing({ leastMinutes, mostMinutes, catalogue }: StaffingChange): void {
  if (leastMinutes > mostMinutes) throw new DomainError('demand.staffing_lengths', { field: 'mostMinutes' })
  const quarters = (minutes: number, field: string): void => {
    if (minutes % shiftStepMinutes !== 0) throw new DomainError('demand.staffing_steps', { field })
  }
  quarters(leastMinutes, 'leastMinutes')
  quarters(mostMinutes, 'mostMinutes')
  for (const [at, { start, minutes }] of catalogue.entries()) {
    quarters(clockMinutes(start), `catalogue.${at}.start`)
    quarters(minutes, `catalogue.${at}.minutes`)
  }
}
