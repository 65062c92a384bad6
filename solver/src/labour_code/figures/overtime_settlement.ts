import { addDays, clockOf, dayOf, instantOf, weekdayOf, type Day, type Period } from '../../time/time.ts'
import { nightMinutesIn, nightOf, type NightWindow } from '../night.ts'
import { cutAt, minutesIn, runOf, sliceOf, type MinuteRun } from './minute_runs.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000
const SUNDAY = 7

/** A planned shift; `workMinutes` is its time without unpaid breaks. */
type SettledShift = Period & { readonly workMinutes: number }
/** One working day as planned and as worked. */
export type SettledDay = {
  readonly day: Day
  /** Planned shifts in time order, two of an interrupted day; empty on a scheduled day off. */
  readonly planned: readonly SettledShift[]
  /** Work without unpaid breaks, in time order. */
  readonly worked: readonly Period[]
  /** A day off given for work on a Sunday or a holiday. */
  readonly inLieu: boolean
}
export type SettlementTerms = NightWindow & {
  readonly zone: string
  /** Hours the person owes in the period, and those of full time; both less absences. The same for full time. */
  readonly nominalMinutes: number
  readonly fullNominalMinutes: number
  /** Daily norm of the person: eight hours, seven with a disability (KP art. 129 § 1; Dz.U. 1997 nr 123 poz. 776 art. 15). */
  readonly dailyNormMinutes: number
  /** Longest day the person's system and protection allow to plan; a longer plan is overtime. null: task work. */
  readonly longestDayMinutes: number | null
  /** What part-time work has a bonus from: hours of a day, additional hours of the period. null: none agreed. */
  readonly agreedBonus: { readonly dayMinutes: number | null; readonly periodMinutes: number | null }
  readonly holidays: ReadonlySet<Day>
  /** A flexible timetable: starting again in the same working day is no overtime. */
  readonly flexible: boolean
  /** When a Sunday or holiday begins, `HH:mm`. */
  readonly sundayStartsAt: string
}
export type Settlement = {
  readonly workedMinutes: number
  /** Overtime of single working days, with a bonus of 50 % and of 100 %. */
  readonly daily50Minutes: number
  readonly daily100Minutes: number
  /** Overtime by the average week, known at the end of the period; bonus of 100 %. */
  readonly weekly100Minutes: number
  /** Part-time work beyond the own hours and within the norms; no overtime. */
  readonly additionalMinutes: number
  /** Of those, what is beyond the agreed number and has the bonus of overtime (KP art. 151 § 5). */
  readonly additional50Minutes: number
  readonly additional100Minutes: number
}

/** Overtime of a settlement period (KP art. 151-151³): by the working day first, then by the average week. */
export function settleOvertime(days: readonly SettledDay[], terms: SettlementTerms): Settlement {
  let [worked, daily50, daily100] = [0, 0, 0]
  const additional: AdditionalMinute[] = []
  for (const day of workingDays(days, terms)) {
    worked += minutesIn(day.runs)
    daily50 += day.daily50Minutes
    daily100 += day.daily100Minutes
    additional.push(...additionalOf(day, terms))
  }
  const withinDays = worked - daily50 - daily100
  const weekly100 = Math.max(0, withinDays - terms.fullNominalMinutes)
  return {
    workedMinutes: worked,
    daily50Minutes: daily50,
    daily100Minutes: daily100,
    weekly100Minutes: weekly100,
    ...settleAdditional(additional, withinDays - weekly100, weekly100, terms),
  }
}

/** Overtime of each working day; work that begins again too early is part of the day before. */
export type DayOvertime = {
  readonly day: Day
  readonly daily50Minutes: number
  readonly daily100Minutes: number
}
export const overtimeOfDays = (days: readonly SettledDay[], terms: SettlementTerms): readonly DayOvertime[] =>
  workingDays(days, terms)

/** Runs of minutes of overtime of each working day, with what they are paid. */
export const overtimeRunsOf = (days: readonly SettledDay[], terms: SettlementTerms) =>
  workingDays(days, terms).flatMap(({ day, overtime }) =>
    overtime.map(({ dear, ...run }) => ({ day, ...run, percent: dear ? 200 : 150 }))
  )

/** Minutes of one kind: whether overtime in them has a bonus of 100 %. */
type PricedRun = MinuteRun & { readonly dear: boolean }
type WorkingDay = DayOvertime & {
  readonly runs: readonly MinuteRun[]
  readonly planned: number
  readonly norm: number
  readonly overtime: readonly PricedRun[]
  readonly priced: (runs: readonly MinuteRun[]) => PricedRun[]
}

type Known = { readonly terms: SettlementTerms; readonly days: readonly WorkingDay[] }
const knownDays = new WeakMap<readonly SettledDay[], Known>()

/** Worked out once for the same days and terms: figures by day and by place both ask for them. */
function workingDays(days: readonly SettledDay[], terms: SettlementTerms): readonly WorkingDay[] {
  const known = knownDays.get(days)
  if (known?.terms === terms) return known.days
  const fresh = workedOut(days, terms)
  knownDays.set(days, { terms, days: fresh })
  return fresh
}

function workedOut(days: readonly SettledDay[], terms: SettlementTerms): WorkingDay[] {
  const byDay = runsOfWorkingDays(days, terms)
  const plannedDays = new Set(days.filter(({ planned }) => planned.length > 0).map(({ day }) => day))
  const byPrice = pricedRuns(plannedDays, terms)
  return days.map((day, index) => {
    const runs = byDay[index]!
    const norm = normOf(day, terms)
    const priced = (of: readonly MinuteRun[]): PricedRun[] =>
      day.inLieu ? of.map((run) => ({ ...run, dear: true })) : of.flatMap(byPrice)
    const overtime = priced(sliceOf(runs, norm))
    const daily100Minutes = minutesIn(overtime.filter(({ dear }) => dear))
    return {
      ...{ day: day.day, runs, planned: plannedMinutesOf(day), norm, overtime, priced, daily100Minutes },
      daily50Minutes: minutesIn(overtime) - daily100Minutes,
    }
  })
}

const plannedMinutesOf = ({ planned }: SettledDay): number =>
  planned.reduce((total, { workMinutes }) => total + workMinutes, 0)

/** Minutes of a day before overtime: the norm, or a longer planned day as far as the system allows one. */
function normOf(day: SettledDay, { dailyNormMinutes, longestDayMinutes }: SettlementTerms): number {
  const longest = Math.max(dailyNormMinutes, longestDayMinutes ?? Infinity)
  return Math.max(dailyNormMinutes, Math.min(plannedMinutesOf(day), longest))
}

type AdditionalMinute = { readonly dear: boolean; readonly beyondDay: boolean }

/** Part-time minutes between the plan and the norm. */
function additionalOf(
  { runs, planned, norm, priced }: WorkingDay,
  { nominalMinutes, fullNominalMinutes, agreedBonus }: SettlementTerms
): AdditionalMinute[] {
  if (nominalMinutes >= fullNominalMinutes) return []
  const agreed = agreedBonus.dayMinutes ?? Infinity
  return priced(sliceOf(runs, planned, norm))
    .flatMap(({ dear, count }) => Array.from({ length: count }, () => dear))
    .map((dear, index) => ({ dear, beyondDay: planned + index >= agreed }))
}

/**
 * The last of the additional minutes are those beyond the full week, which are overtime (KP art. 151 § 1). A plan of more
 * than the own hours makes additional minutes too, which belong to no day.
 */
function settleAdditional(
  additional: readonly AdditionalMinute[],
  withinNorms: number,
  beyondWeek: number,
  { nominalMinutes, fullNominalMinutes, agreedBonus }: SettlementTerms
): Pick<Settlement, 'additionalMinutes' | 'additional50Minutes' | 'additional100Minutes'> {
  const kept = additional.slice(0, Math.max(0, additional.length - beyondWeek))
  const own = nominalMinutes < fullNominalMinutes ? Math.max(kept.length, withinNorms - nominalMinutes) : 0
  const agreed = agreedBonus.periodMinutes ?? Infinity
  const bonus = kept.filter(({ beyondDay }, index) => beyondDay || index >= agreed)
  const dear = bonus.filter((minute) => minute.dear).length
  const ofNoDay = Math.max(0, own - Math.max(agreed, kept.length))
  return {
    additionalMinutes: own,
    additional50Minutes: bonus.length - dear + ofNoDay,
    additional100Minutes: dear,
  }
}

/** All worked minutes, in the working day they belong to: one that began before takes them. */
function runsOfWorkingDays(days: readonly SettledDay[], { zone, flexible }: SettlementTerms): MinuteRun[][] {
  const byDay: MinuteRun[][] = days.map(() => [])
  let takenUntil = -Infinity
  let before = -1
  days.forEach(({ planned, worked }, index) => {
    const start = planned[0]?.start ?? worked[0]?.start
    if (start === undefined) return
    for (const period of worked) {
      const [taken, own] = cutAt(runOf(period), flexible ? -Infinity : takenUntil)
      if (taken.count > 0) byDay[before]!.push(taken)
      if (own.count > 0) byDay[index]!.push(own)
    }
    takenUntil = workingDayEnd(start, zone)
    before = index
  })
  return byDay
}

/** As the rules have it: 24 hours, in the spring night the same clock time on the next day. */
const workingDayEnd = (start: number, zone: string): number =>
  Math.min(instantOf(addDays(dayOf(start, zone), 1), clockOf(start, zone), zone), start + DAY_MS)

/** Cuts a run where night, day or the hour of Sundays change: only there another minute is paid differently. */
function pricedRuns(planned: ReadonlySet<Day>, terms: SettlementTerms): (run: MinuteRun) => PricedRun[] {
  let [from, until, dear] = [Infinity, -Infinity, false]
  return (run) => {
    const priced: PricedRun[] = []
    let rest = run
    while (rest.count > 0) {
      if (rest.start < from || rest.start >= until) {
        dear = isDearer(rest.start, planned, terms)
        const edges = edgesAround(rest.start, terms)
        from = Math.max(...edges.filter((edge) => edge <= rest.start))
        until = Math.min(...edges.filter((edge) => edge > rest.start))
      }
      const [here, later] = cutAt(rest, until)
      priced.push({ ...here, dear })
      rest = later
    }
    return priced
  }
}

function edgesAround(minute: number, terms: SettlementTerms): number[] {
  const { zone, sundayStartsAt } = terms
  const day = dayOf(minute, zone)
  const nights = [nightOf(addDays(day, -1), terms, zone), nightOf(day, terms, zone)]
  return [
    ...nights.flatMap(({ start, end }) => [start, end]),
    instantOf(day, sundayStartsAt, zone),
    instantOf(day, '00:00', zone),
    instantOf(addDays(day, 1), '00:00', zone),
  ]
}

/** Whether a minute of overtime has a bonus of 100 % (KP art. 151¹ § 1 pt 1). */
function isDearer(minute: number, planned: ReadonlySet<Day>, terms: SettlementTerms): boolean {
  const { zone, holidays, sundayStartsAt } = terms
  if (nightMinutesIn({ start: minute, end: minute + MINUTE_MS }, terms, zone) > 0) return true
  const today = dayOf(minute, zone)
  const day = clockOf(minute, zone) < sundayStartsAt ? addDays(today, -1) : today
  return (weekdayOf(day) === SUNDAY || holidays.has(day)) && !planned.has(day)
}
