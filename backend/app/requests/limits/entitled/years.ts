import type { Day } from '@shiftloom/solver/time'

/** The same day so many years later; of 29 February, 1 March where there is none. */
export function yearsLater(day: Day, years: number): Day {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}

/** Whole years between two days; 0 if the second is earlier. */
export function wholeYears(since: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(since.slice(0, 4))
  return Math.max(0, yearsLater(since, years) <= on ? years : years - 1)
}

export const firstDayOf = (year: number): Day => `${year}-01-01`
/** The first day after the month, 1 to 12. */
export const afterMonth = (year: number, month: number): Day =>
  month === 12 ? firstDayOf(year + 1) : firstOfMonth(year, month + 1)
export const firstOfMonth = (year: number, month: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-01`
