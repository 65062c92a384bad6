import {
  overtimeOfDays,
  overtimePieces,
  settleOvertime,
  type SettledDay,
} from '../labour_code/figures/index.ts'
import type { Settlement, SettlementTerms } from '../labour_code/figures/overtime_settlement.ts'
import { piecesOf, type PlannedShift, type PremiumTerms } from '../labour_code/figures/plan_cost.ts'
import { addDays, clockOf, dayOf, instantOf, weekdayOf, type Day, type Period } from '../time/time.ts'

const [SATURDAY, SUNDAY] = [6, 7]

/** What one person worked for a day, and what was planned for it; `plan` is null for work without one. */
export type WorkOfDay = {
  readonly day: Day
  readonly plan: (Period & { readonly workMinutes: number }) | null
  /** Null where a planned shift was not worked. */
  readonly work: PlannedShift | null
}
export type DayTerms = {
  readonly premiums: PremiumTerms
  readonly holidays: ReadonlySet<Day>
  /** Polish law settles by the planned day; null: thresholds of days and weeks do. */
  readonly poland: SettlementTerms | null
}
/**
 * Minutes of work by when they lie; one minute may be of several kinds. A Saturday is the day of the calendar, Sundays and
 * holidays begin when the law of the place says.
 */
export type DayFigures = {
  readonly day: Day
  readonly workMinutes: number
  readonly nightMinutes: number
  readonly saturdayMinutes: number
  readonly sundayMinutes: number
  readonly holidayMinutes: number
  /** On a day without a planned shift. */
  readonly dayOffMinutes: number
  /** By what it is paid, in percent of a normal hour. */
  readonly overtime: readonly { readonly percent: number; readonly minutes: number }[]
}

/**
 * What a person's registered work comes to, by day. Overtime of the average week of a settlement period, which is known
 * only at its end and depends on absences, is not part of a day.
 *
 * @param works over whole weeks, one for each planned or registered shift
 */
export function figuresByDay(works: readonly WorkOfDay[], terms: DayTerms): DayFigures[] {
  const days = byDayOf(works)
  const overtime = terms.poland ? overtimeInPoland(works, terms.poland) : overtimeByThreshold(works, terms)
  return [...days].map(([day, own]) => ({
    day,
    ...namedMinutes(own, terms),
    overtime: [...(overtime.get(day) ?? [])]
      .filter(([, minutes]) => Math.round(minutes) > 0)
      .map(([percent, minutes]) => ({ percent, minutes: Math.round(minutes) }))
      .sort((a, b) => a.percent - b.percent),
  }))
}

const byDayOf = (works: readonly WorkOfDay[]): Map<Day, WorkOfDay[]> =>
  Map.groupBy(
    works.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    ({ day }) => day
  )

/** Overtime of a whole settlement period in Poland, that of the average week among it. */
export const settledPeriod = (works: readonly WorkOfDay[], terms: SettlementTerms): Settlement =>
  settleOvertime(settledDays(works), terms)

export function namedMinutes(own: readonly WorkOfDay[], { premiums, holidays, poland }: DayTerms) {
  let [work, night, saturday, sunday, holiday] = [0, 0, 0, 0, 0]
  const sundayStartsAt = poland?.sundayStartsAt ?? '00:00'
  const isFestive = (day: Day): boolean => weekdayOf(day) === SUNDAY || holidays.has(day)
  for (const one of own) {
    if (!one.work) continue
    const pieces = piecesOf(one.work, premiums.nightWindow)
    for (const { day, minutes, night: isNight } of pieces) {
      work += minutes
      if (isNight) night += minutes
      if (weekdayOf(day) === SATURDAY) saturday += minutes
    }
    // Most work is near no such day and is not cut.
    if (!pieces.some(({ day }) => isFestive(day) || isFestive(addDays(day, -1)))) continue
    for (const { day, minutes } of byFestiveDay(one.work, sundayStartsAt)) {
      if (weekdayOf(day) === SUNDAY) sunday += minutes
      if (holidays.has(day)) holiday += minutes
    }
  }
  const workMinutes = Math.round(work)
  return {
    workMinutes,
    nightMinutes: Math.round(night),
    saturdayMinutes: Math.round(saturday),
    sundayMinutes: Math.round(sunday),
    holidayMinutes: Math.round(holiday),
    dayOffMinutes: own.some(({ plan }) => plan !== null) ? 0 : workMinutes,
  }
}

/** Work cut where Sundays and holidays begin, which in Poland last from six to six (KP art. 151⁹ § 2). */
function byFestiveDay(work: PlannedShift, startsAt: string): { day: Day; minutes: number }[] {
  const { zone } = work
  return withoutBreaks(work).flatMap(({ start, end }) => {
    const pieces: { day: Day; minutes: number }[] = []
    for (let from = start; from < end;) {
      const today = dayOf(from, zone)
      const day = clockOf(from, zone) < startsAt ? addDays(today, -1) : today
      const until = Math.min(end, instantOf(addDays(day, 1), startsAt, zone))
      pieces.push({ day, minutes: (until - from) / 60_000 })
      from = until
    }
    return pieces
  })
}

type ByPercent = Map<number, number>
function add(found: Map<Day, ByPercent>, day: Day, percent: number, minutes: number): void {
  const own = found.get(day) ?? new Map<number, number>()
  own.set(percent, (own.get(percent) ?? 0) + minutes)
  found.set(day, own)
}

/** Work that begins again too early is overtime of the day before. */
function overtimeInPoland(works: readonly WorkOfDay[], terms: SettlementTerms): Map<Day, ByPercent> {
  const found = new Map<Day, ByPercent>()
  for (const { day, daily50Minutes, daily100Minutes } of overtimeOfDays(settledDays(works), terms)) {
    add(found, day, 150, daily50Minutes)
    add(found, day, 200, daily100Minutes)
  }
  return found
}

const knownDays = new WeakMap<readonly WorkOfDay[], readonly SettledDay[]>()

/** The days of some work as overtime is settled by, made once for the same list of it. */
export function settledDays(works: readonly WorkOfDay[]): readonly SettledDay[] {
  const known = knownDays.get(works)
  if (known) return known
  const days = [...byDayOf(works)].map(([day, own]) => settledDay(day, own))
  knownDays.set(works, days)
  return days
}

const settledDay = (day: Day, own: readonly WorkOfDay[]): SettledDay => ({
  day,
  planned: own.flatMap(({ plan }) => plan ?? []).sort((a, b) => a.start - b.start),
  worked: own
    .flatMap(({ work }) => (work && work.counts !== false ? withoutBreaks(work) : []))
    .sort((a, b) => a.start - b.start),
  inLieu: false,
})

/** Whole minutes of work; breaks have a place. */
function withoutBreaks({ start, end, breaks }: PlannedShift): Period[] {
  const unpaid = breaks
    .flatMap((pause) => (pause.paid || pause.start === undefined ? [] : [{ ...pause, start: pause.start }]))
    .sort((a, b) => a.start - b.start)
  const parts: Period[] = []
  let from = start
  for (const pause of unpaid) {
    if (pause.start > from) parts.push({ start: from, end: pause.start })
    from = Math.max(from, pause.start + pause.minutes * 60_000)
  }
  return from < end ? [...parts, { start: from, end }] : parts
}

/** The end of a night belongs to the day it began on, unless that day's own work comes after it. */
function overtimeByThreshold(
  works: readonly WorkOfDay[],
  { premiums, holidays }: DayTerms
): Map<Day, ByPercent> {
  const found = new Map<Day, ByPercent>()
  const days = new Set(works.map(({ day }) => day))
  const shifts = works.flatMap(({ work }) => work ?? [])
  for (const { day, percent, minutes } of overtimePieces(shifts, premiums, holidays))
    add(found, days.has(day) ? day : addDays(day, -1), percent, minutes)
  return found
}
