import { addDays, clockMinutes, clockOf, daysOf, instantOf, type Day } from '@shiftloom/solver/time'

/** Minutes of the wall clock from the first midnight, `[from, until)`. */
type Minutes = { from: number; until: number }

const quarter = 15

/** Wall-clock time of these days that does not exist, as clocks go forward, and time that happens twice. */
export function clockChanges(
  from: Day,
  until: Day,
  zone: string
): { skipped: Minutes[]; repeated: Minutes[] } {
  const [skipped, repeated]: [Minutes[], Minutes[]] = [[], []]
  for (const [at, day] of daysOf(from, until).entries()) {
    const start = instantOf(day, '00:00', zone)
    const minutes = (instantOf(addDays(day, 1), '00:00', zone) - start) / 60_000
    if (minutes === 1440) continue
    const shift = Math.abs(1440 - minutes)
    for (let minute = 0; minute < minutes; minute += quarter) {
      const wall = clockMinutes(clockOf(start + minute * 60_000, zone))
      if (wall === minute) continue
      const first = at * 1440 + Math.min(wall, minute)
      ;(minutes < 1440 ? skipped : repeated).push({ from: first, until: first + shift })
      break
    }
  }
  return { skipped, repeated }
}
