const DAY_MS = 86_400_000

/** One UTC day of one zone: the offset it starts with and, where the clocks change inside it, the other one. */
type DayOffsets = { readonly first: number; readonly changesAt: number; readonly then: number }

type Zone = { readonly clock: Intl.DateTimeFormat; readonly days: Map<number, DayOffsets> }

const zones = new Map<string, Zone>()

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const zone: Zone = { clock, days: new Map() }
  zones.set(timeZone, zone)
  return zone
}

/** Asks Intl: microseconds, so it is called twice per zone and day at most. */
function askOffset(clock: Intl.DateTimeFormat, instant: number): number {
  const part = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of clock.formatToParts(instant)) {
    if (type in part) part[type as keyof typeof part] = Number(value)
  }
  const wall = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second)
  return wall - Math.floor(instant / 1000) * 1000
}

/** The first instant in `(low, high]` that no longer has the offset of `low`. */
function changeBetween(clock: Intl.DateTimeFormat, low: number, high: number, offset: number): number {
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (askOffset(clock, middle) === offset) low = middle
    else high = middle
  }
  return high
}

function readDay(zone: Zone, dayIndex: number): DayOffsets {
  const start = dayIndex * DAY_MS
  const first = askOffset(zone.clock, start)
  const then = askOffset(zone.clock, start + DAY_MS)
  const changesAt = first === then ? Infinity : changeBetween(zone.clock, start, start + DAY_MS, first)
  const offsets = { first, changesAt, then }
  zone.days.set(dayIndex, offsets)
  return offsets
}

/**
 * What the wall clock of `timeZone` is ahead of UTC at that instant, in milliseconds.
 * A zone is taken to change its clocks at most once in a UTC day, which holds for every zone since 1970.
 */
export function offsetAt(instant: number, timeZone: string): number {
  const zone = zoneOf(timeZone)
  const dayIndex = Math.floor(instant / DAY_MS)
  const day = zone.days.get(dayIndex) ?? readDay(zone, dayIndex)
  return instant < day.changesAt ? day.first : day.then
}
