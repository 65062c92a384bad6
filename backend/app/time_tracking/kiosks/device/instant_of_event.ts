import { oldestKioskDays, type KioskEvent } from '#contracts/kiosks'

const DAY_MS = 86_400_000
/** The device measures how far its clock is off; this much it may be wrong. */
const toleranceMs = 60_000

/**
 * When it was registered, by the server's clock: as the device has measured its own, or as long ago as the event waited. A
 * clock set forwards since would show a time that is still to come; then only the wait counts.
 */
export function instantOfEvent(
  { clientAtMs, offsetMs }: Pick<KioskEvent, 'clientAtMs' | 'offsetMs'>,
  sentAtMs: number,
  now: number
): number | 'future' | 'too_old' {
  const waited = now - (sentAtMs - clientAtMs)
  const measured = offsetMs === null ? waited : clientAtMs + offsetMs
  const at = measured > now + toleranceMs ? waited : measured
  if (at > now + toleranceMs) return 'future'
  return at < now - oldestKioskDays * DAY_MS ? 'too_old' : Math.min(at, now)
}
