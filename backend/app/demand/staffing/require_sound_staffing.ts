import { clockMinutes } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { shiftStepMinutes, type StaffingChange } from '#contracts/demand_staffing'

/**
 * What is well formed and makes no sense together.
 *
 * @throws demand.staffing_lengths when the shortest shift is longer than the longest
 * @throws demand.staffing_mix when more people of a kind are asked for than are planned at most
 * @throws demand.staffing_steps with the `field`, when a length or a start is no quarter of an hour
 */
export function requireSoundStaffing(change: StaffingChange): void {
  const { leastMinutes, mostMinutes, mostPeople, catalogue, skillMix } = change
  if (leastMinutes > mostMinutes) throw new DomainError('demand.staffing_lengths', { field: 'mostMinutes' })
  if (skillMix && mostPeople !== null && skillMix.least > mostPeople)
    throw new DomainError('demand.staffing_mix', { field: 'skillMix.least' })
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
