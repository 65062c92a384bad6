/**
 * Overtime once more, minute by minute and straight from the statutes: nothing here is shared with the kernel, its clocks
 * and calendars included. Minutes are counted from 1970 in UTC. Slow, and meant to be read beside the law.
 */

/** What was planned and worked for a day. */
export type OracleWork = {
  readonly day: string
  readonly plan: { readonly from: number; readonly until: number } | null
  readonly from: number
  readonly until: number
  /** Minutes in between that are not paid. */
  readonly pause: { readonly from: number; readonly until: number } | null
  /** At a position that is not included in working hours. */
  readonly uncounted: boolean
}
type Zone = 'Europe/Warsaw' | 'Europe/Berlin' | 'Asia/Ho_Chi_Minh'

const [DAY, HOUR] = [1_440, 60]

/** Clocks go forward on the last Sunday of March and back on that of October, at one o'clock UTC. */
function offset(minute: number, zone: Zone): number {
  if (zone === 'Asia/Ho_Chi_Minh') return 7 * HOUR
  const year = new Date(minute * 60_000).getUTCFullYear()
  return minute >= lastSunday(year, 3) && minute < lastSunday(year, 10) ? 2 * HOUR : HOUR
}

const known = new Map<string, number>()
function lastSunday(year: number, month: number): number {
  const key = `${year} ${month}`
  const before = known.get(key)
  if (before !== undefined) return before
  const last = new Date(Date.UTC(year, month, 0))
  const found = (last.getTime() - last.getUTCDay() * 86_400_000) / 60_000 + HOUR
  known.set(key, found)
  return found
}

/** The calendar day, its weekday from Monday 1 to Sunday 7, and minutes since midnight on the wall. */
export function wall(minute: number, zone: Zone): { day: string; weekday: number; clock: number } {
  const local = minute + offset(minute, zone)
  const number = Math.floor(local / DAY)
  return {
    day: nameOf(number),
    // The first of January 1970 was a Thursday.
    weekday: ((number + 3) % 7) + 1,
    clock: local - number * DAY,
  }
}
const names = new Map<number, string>()
function nameOf(number: number): string {
  const name = names.get(number) ?? new Date(number * 86_400_000).toISOString().slice(0, 10)
  names.set(number, name)
  return name
}
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const weekdayOf = (day: string): number => ((numberOf(day) + 3) % 7) + 1

type Night = { readonly from: number; readonly until: number }
/** Hours of the wall clock. */
const usualNight: Night = { from: 22, until: 6 }
const isNight = ({ clock }: { clock: number }, { from, until } = usualNight): boolean =>
  clock >= from * HOUR || clock < until * HOUR

function workedMinutes({ from, until, pause }: OracleWork): number[] {
  const minutes: number[] = []
  for (let minute = from; minute < until; minute += 1)
    if (!pause || minute < pause.from || minute >= pause.until) minutes.push(minute)
  return minutes
}

export type PolishTerms = {
  readonly from: string
  readonly until: string
  readonly holidays: ReadonlySet<string>
  readonly fte: number
  /** 480, or 420 with a disability; and the longest day that may be planned. */
  readonly dayNorm: number
  readonly longestDay: number
  readonly flexible: boolean
  /** Eight hours between 21 and 7, as the company chose. */
  readonly night: Night
}
export type PolishMonth = { fifty: number; hundred: number; average: number; additional: number }

/** Kodeks pracy art. 130, 151, 151¹ and 151⁹. */
export function polishMonth(works: readonly OracleWork[], terms: PolishTerms): PolishMonth {
  const zone = 'Europe/Warsaw'
  const names = [...new Set(works.map(({ day }) => day))].sort()
  const days = names.map((day) => {
    const own = works.filter((work) => work.day === day)
    const planned = own.flatMap(({ plan }) => plan ?? []).sort((a, b) => a.from - b.from)
    const minutes = own
      .filter(({ uncounted }) => !uncounted)
      .flatMap(workedMinutes)
      .sort((a, b) => a - b)
    const begins = planned[0]?.from ?? minutes[0]
    return { day, planned, minutes, begins }
  })
  // A working day is 24 hours from its beginning; what is worked in it belongs to it.
  const belonging = days.map((): number[] => [])
  days.forEach(({ minutes }, index) => {
    const before = days.findLastIndex(({ begins }, other) => other < index && begins !== undefined)
    for (const minute of minutes) {
      const taken = !terms.flexible && before >= 0 && minute < endOfWorkingDay(days[before]!.begins!, zone)
      belonging[taken ? before : index]!.push(minute)
    }
  })
  const plannedDays = new Set(days.filter(({ planned }) => planned.length > 0).map(({ day }) => day))
  const month: PolishMonth = { fifty: 0, hundred: 0, average: 0, additional: 0 }
  let [within, beyondPlan] = [0, 0]
  days.forEach(({ planned }, index) => {
    const minutes = belonging[index]!
    const length = planned.reduce((sum, { from, until }) => sum + until - from, 0)
    const norm = Math.max(terms.dayNorm, Math.min(length, Math.max(terms.dayNorm, terms.longestDay)))
    for (const minute of minutes.slice(norm)) {
      if (isDear(minute, plannedDays, terms)) month.hundred += 1
      else month.fifty += 1
    }
    within += Math.min(minutes.length, norm)
    beyondPlan += Math.max(0, Math.min(minutes.length, norm) - length)
  })
  const full = polishNorm(terms)
  month.average = Math.max(0, within - full)
  const own = Math.round(full * terms.fte)
  if (terms.fte < 1) month.additional = Math.max(beyondPlan - month.average, within - month.average - own, 0)
  return month
}

/** The same clock time on the next day, and no later than after 24 hours. */
function endOfWorkingDay(begins: number, zone: Zone): number {
  const end = begins + DAY - (offset(begins + DAY, zone) - offset(begins, zone))
  return Math.min(end, begins + DAY)
}

/** At night, or on a Sunday or holiday from six to six on which no work was planned. */
function isDear(minute: number, planned: ReadonlySet<string>, { holidays, night }: PolishTerms): boolean {
  const now = wall(minute, 'Europe/Warsaw')
  if (isNight(now, night)) return true
  const day = now.clock < 6 * HOUR ? nameOf(numberOf(now.day) - 1) : now.day
  return (weekdayOf(day) === 7 || holidays.has(day)) && !planned.has(day)
}

/** Eight hours for each day from Monday to Friday, less eight for each holiday that is no Sunday. */
function polishNorm({ from, until, holidays, dayNorm }: PolishTerms): number {
  let days = 0
  for (let number = numberOf(from); number < numberOf(until); number += 1) {
    const day = nameOf(number)
    if (weekdayOf(day) <= 5) days += 1
    if (holidays.has(day) && weekdayOf(day) !== 7) days -= 1
  }
  return Math.max(0, days * dayNorm)
}

type ByPercent = Record<number, number>
const add = (sums: ByPercent, percent: number): void => {
  sums[percent] = (sums[percent] ?? 0) + 1
}

export type Thresholds = {
  readonly day: number | null
  readonly week: number | null
  readonly twice: number | null
}

/** Day first, then week; beyond the second threshold of a day double. A shift is of the day and week it begins in. */
export function genericMonth(works: readonly OracleWork[], { day, week, twice }: Thresholds): ByPercent {
  const sums: ByPercent = {}
  const [lengths, weeks] = [new Map<string, number>(), new Map<number, number>()]
  for (const work of inOrder(works)) {
    const begins = wall(work.from, 'Europe/Berlin').day
    const monday = numberOf(begins) - weekdayOf(begins)
    for (const _ of workedMinutes(work)) {
      const length = (lengths.get(begins) ?? 0) + 1
      lengths.set(begins, length)
      if (twice !== null && length > twice) add(sums, 200)
      else if (day !== null && length > day) add(sums, 150)
      else {
        const normal = (weeks.get(monday) ?? 0) + 1
        weeks.set(monday, normal)
        if (week !== null && normal > week) add(sums, 150)
      }
    }
  }
  return sums
}

/** Labour Code 45/2019/QH14 art. 98, 105 and 106; Decree 145/2020 art. 55 to 57. */
export function vietnameseMonth(
  works: readonly OracleWork[],
  { holidays, rest }: { holidays: ReadonlySet<string>; rest: readonly number[] }
): ByPercent {
  const zone = 'Asia/Ho_Chi_Minh'
  const sums: ByPercent = {}
  const [lengths, weeks] = [new Map<string, number>(), new Map<number, number>()]
  let [shown, afterDay] = ['', false]
  for (const work of inOrder(works)) {
    const begins = wall(work.from, zone).day
    if (begins !== shown) [shown, afterDay] = [begins, false]
    const monday = numberOf(begins) - weekdayOf(begins)
    for (const minute of workedMinutes(work)) {
      const now = wall(minute, zone)
      const night = isNight(now)
      const kind = holidays.has(now.day) ? 300 : rest.includes(now.weekday) ? 200 : 150
      if (kind === 150) {
        const length = (lengths.get(begins) ?? 0) + 1
        lengths.set(begins, length)
        if (length <= 8 * HOUR) {
          const normal = (weeks.get(monday) ?? 0) + 1
          weeks.set(monday, normal)
          if (normal <= 48 * HOUR) continue
        }
      }
      // A fifth of the daytime hour of that day, which on a weekday is a normal one unless overtime came before.
      const byDay = kind === 150 && !afterDay ? 100 : kind
      add(sums, night ? kind + 30 + byDay / 5 : kind)
      if (!night) afterDay = true
    }
  }
  return sums
}

const inOrder = (works: readonly OracleWork[]): OracleWork[] =>
  works.filter(({ uncounted }) => !uncounted).sort((a, b) => a.from - b.from)
