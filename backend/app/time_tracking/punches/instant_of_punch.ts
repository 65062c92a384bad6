import { DomainError } from '#app/core/errors/domain_error'
import { oldestPunchHours, type PunchInput } from '#contracts/time_tracking'

const HOUR_MS = 3_600_000

/**
 * When a punch was made, by the server's clock: as long ago as the device says it waited. A wrong clock of the device changes
 * nothing.
 *
 * @throws time_tracking.punch_in_future when it is said to be made after it was sent
 * @throws time_tracking.punch_too_old when it waited too long
 */
export function instantOfPunch({ clientAtMs, sentAtMs }: PunchInput, now: number): number {
  const waited = sentAtMs - clientAtMs
  if (waited < 0) throw new DomainError('time_tracking.punch_in_future')
  if (waited > oldestPunchHours * HOUR_MS)
    throw new DomainError('time_tracking.punch_too_old', { hours: oldestPunchHours })
  return now - waited
}
