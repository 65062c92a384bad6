export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Minutes ahead of UTC in a zone at an instant. */
export function offsetMinutes(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const match = name.match(/GMT([+-])(\d{2}):(\d{2})/)
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

/**
 * Whether two zones show another time, now or half a year from now: Warsaw and Paris are the same to a planner,
 * Warsaw and London are not, and neither are zones that differ only in summer.
 */
export function zonesDiffer(one: string, other: string, at: Date = new Date()): boolean {
  const later = new Date(at.getTime() + 182 * 24 * 3_600_000)
  return [at, later].some((instant) => offsetMinutes(one, instant) !== offsetMinutes(other, instant))
}

/** The calendar day and clock in a zone. */
export function wallClock(zone: string, at: Date = new Date()): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((found) => found.type === type)!.value
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

export const todayIn = (zone: string, at?: Date): string => wallClock(zone, at).day
