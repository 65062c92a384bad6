/**
 * A second count of what the rules measure, written apart from them and by brute force: it walks over quarters of an hour
 * and calendar days and tries out every choice. Nothing here may use the kernel, so that both can only agree by being
 * right. Plans are in Warsaw; quarters count from midnight of 5 October 2026.
 */
const FIRST_DAY = '2026-10-05'
const QUARTERS_A_DAY = 96
const DAY_MS = 86_400_000
/** In the night of 25 October an hour comes twice, so that every later day begins four quarters later. */
const AUTUMN_DAY = 20

/** Work in quarters of an hour since the first midnight, `[from, until)`, none overlapping another. */
export type Quarters = { readonly from: number; readonly until: number }

/** The quarter in which the day begins that many days after the first. */
export const midnight = (day: number): number => day * QUARTERS_A_DAY + (day > AUTUMN_DAY ? 4 : 0)

/** Which day a quarter lies in, a week before the first at most. */
export function dayOfQuarter(quarter: number): number {
  let day = -7
  while (midnight(day + 1) <= quarter) day += 1
  return day
}

/** The date of a day, `YYYY-MM-DD`. */
export const dateOf = (day: number): string =>
  new Date(Date.parse(`${FIRST_DAY}T12:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10)

/** 1 for Monday to 7 for Sunday; the first day is a Monday. */
export const weekdayOfDay = (day: number): number => (((day % 7) + 7) % 7) + 1

/** Days before the first that work may lie in. */
const DAYS_BEFORE = 7

/** Which quarters are worked, from a week before the first day on. */
function workedGrid(work: readonly Quarters[]): Uint8Array {
  const grid = new Uint8Array(midnight(DAYS_BEFORE + 60))
  for (const { from, until } of work)
    grid.fill(1, from + midnight(DAYS_BEFORE), until + midnight(DAYS_BEFORE))
  return grid
}

function workedQuarters(grid: Uint8Array, from: number, until: number): number {
  let count = 0
  for (let quarter = from; quarter < until; quarter += 1) count += grid[quarter + midnight(DAYS_BEFORE)]!
  return count
}

/**
 * The average week of a period of days `[from, until)`, in minutes rounded up; days of absence and days outside the
 * employment count neither as time nor with their work. A person of less than a week is averaged over a week.
 */
export function averageWeek(
  work: readonly Quarters[],
  period: { from: number; until: number },
  employed: { from: number; until: number },
  away: ReadonlySet<number>
): number {
  const grid = workedGrid(work)
  let days = 0
  let quarters = 0
  for (let day = period.from; day < period.until; day += 1) {
    if (day < employed.from || day >= employed.until || away.has(day)) continue
    days += 1
    quarters += workedQuarters(grid, midnight(day), midnight(day + 1))
  }
  return Math.ceil((quarters * 15 * 7) / Math.max(days, Math.min(7, period.until - period.from)))
}

/** Most weeks of `weeks` that can each have a rest of `rest` quarters beginning in them, no quarter in two rests. */
export function weeksWithRest(
  work: readonly Quarters[],
  weeks: readonly number[],
  rest: number,
  strict: boolean
): number {
  const known = new Map<string, number>()
  const grid = workedGrid(work)
  /** Free quarters from each on. */
  const free = new Int32Array(grid.length + 1)
  for (let place = grid.length - 1; place >= 0; place -= 1)
    free[place] = grid[place] === 1 ? 0 : free[place + 1]! + 1
  const isFree = (from: number): boolean => free[from + midnight(DAYS_BEFORE)]! >= rest
  const most = (place: number, usedUntil: number): number => {
    if (place === weeks.length) return 0
    const [start, end] = [midnight(weeks[place]!), midnight(weeks[place]! + 7)]
    const first = Math.max(start, usedUntil)
    const key = `${place} ${first}`
    const before = known.get(key)
    if (before !== undefined) return before
    let best = most(place + 1, usedUntil)
    for (let from = first; from < end; from += 1) {
      if (strict && from + rest > end) break
      if (isFree(from)) best = Math.max(best, 1 + most(place + 1, from + rest))
    }
    known.set(key, best)
    return best
  }
  return most(0, -Infinity)
}

/** Absence of a day: whole, with the minutes that were planned for it, or parts in quarters. */
export type DayAway = {
  readonly day: number
  readonly parts: readonly Quarters[] | null
  readonly held?: number
}

/** Minutes and days a person may work at most in a period, after absences (KP art. 130 § 3). */
export function normLeft(
  norm: { minutes: number; days: number },
  work: readonly Quarters[],
  absences: readonly DayAway[],
  dayMinutes: number,
  holidays: ReadonlySet<number>
): { minutes: number; days: number } {
  let { minutes, days } = norm
  for (const { day, parts, held = 0 } of absences) {
    if (held > 0) {
      minutes -= held
      days -= 1
      continue
    }
    const shifts = work.filter(({ from }) => dayOfQuarter(from) === day)
    const ordinary = weekdayOfDay(day) < 6 && !holidays.has(day)
    if (parts === null && (shifts.length > 0 || ordinary)) days -= 1
    let taken = 0
    for (const { from, until } of parts ?? [{ from: -Infinity, until: Infinity }]) {
      for (const shift of shifts)
        taken += Math.max(0, Math.min(shift.until, until) - Math.max(shift.from, from))
      if (shifts.length === 0 && ordinary) taken += until - from
    }
    minutes -= shifts.length === 0 ? Math.min(dayMinutes, taken * 15) : taken * 15
  }
  return { minutes: Math.max(0, minutes), days: Math.max(0, days) }
}

/** Minutes of work in a period of days, and days on which a shift begins; shifts that touch are one. */
export function plannedIn(
  work: readonly Quarters[],
  period: { from: number; until: number }
): { minutes: number; days: number } {
  const days = new Set<number>()
  for (const { from } of work) {
    const day = dayOfQuarter(from)
    const touches = work.some((other) => other.until === from)
    if (!touches && day >= period.from && day < period.until) days.add(day)
  }
  return {
    minutes: 15 * workedQuarters(workedGrid(work), midnight(period.from), midnight(period.until)),
    days: days.size,
  }
}

/** Full-time minutes of days `[from, until)` in Poland, day by day (KP art. 130). */
export function nominalMinutes(from: number, until: number, holidays: ReadonlySet<number>): number {
  let hours = 0
  const inWeeks = from + Math.floor((until - from) / 7) * 7
  for (let day = from; day < until; day += 1) {
    if (day < inWeeks && (day - from) % 7 === 0) hours += 40
    if (day >= inWeeks && weekdayOfDay(day) < 6) hours += 8
    if (holidays.has(day) && weekdayOfDay(day) !== 7) hours -= 8
  }
  return Math.max(0, hours) * 60
}

/** The quarter of six in the morning, which the autumn change makes an hour later. */
const sixOn = (day: number): number => midnight(day) + (day === AUTUMN_DAY ? 28 : 24)

/**
 * How many worked Sundays, holidays and free Saturdays of a period have no day off, by going over every set of them that
 * the free weekdays so far could serve. A holiday on a Saturday takes a day before all others.
 */
export function daysOffLacking(
  work: readonly Quarters[],
  period: { from: number; until: number },
  holidays: ReadonlySet<number>,
  away: ReadonlySet<number>
): number {
  const grid = workedGrid(work)
  const starts = new Set(work.map(({ from }) => dayOfQuarter(from)))
  const isFreeWeekday = (day: number): boolean =>
    weekdayOfDay(day) < 6 && !holidays.has(day) && !starts.has(day) && !away.has(day)
  const owed: number[] = []
  const worked: number[] = []
  for (let day = period.from; day < period.until; day += 1) {
    const isLong = weekdayOfDay(day) === 7 || holidays.has(day)
    if (holidays.has(day) && weekdayOfDay(day) === 6) owed.push(day)
    if (isLong && workedQuarters(grid, sixOn(day), sixOn(day + 1)) > 0) worked.push(day)
    if (!isLong && weekdayOfDay(day) === 6 && starts.has(day)) worked.push(day)
  }
  const asking = [...owed, ...worked]
  const most = (count: number): number => {
    let sets = new Set([0])
    for (let off = period.from - 6; off < period.until + 6; off += 1) {
      if (!isFreeWeekday(off)) continue
      const isInPeriod = off >= period.from && off < period.until
      const next = new Set(sets)
      asking.slice(0, count).forEach((day, place) => {
        const near = Math.abs(off - day) <= 6
        const serves = weekdayOfDay(day) === 7 ? near || (isInPeriod && off > day) : isInPeriod
        if (serves) for (const set of sets) next.add(set | (1 << place))
      })
      sets = next
    }
    return Math.max(...[...sets].map((set) => set.toString(2).replaceAll('0', '').length))
  }
  return worked.length - (most(asking.length) - most(owed.length))
}

/** The fewest worked days off that stay due, by trying every way to give the days off (KP art. 151³, 151¹¹). */
export function fewestDue(
  worked: readonly number[],
  given: readonly number[],
  period: { from: number; until: number }
): number {
  const [day, ...others] = worked
  if (day === undefined) return 0
  let fewest = 1 + fewestDue(others, given, period)
  given.forEach((off, index) => {
    const inPeriod = off >= period.from && off < period.until
    const near = off - day <= 6 && day - off <= 6
    const serves = weekdayOfDay(day) === 7 ? near || (off > day && inPeriod) : inPeriod
    if (off === day || !serves) return
    const rest = given.filter((_, other) => other !== index)
    fewest = Math.min(fewest, fewestDue(others, rest, period))
  })
  return fewest
}
