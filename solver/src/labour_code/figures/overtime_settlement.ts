import { addDays, clockOf, dayOf, instantOf, weekdayOf, type Day, type Period } from '../../time/time.ts'
import { nightMinutesIn, nightOf, type NightWindow } from '../night.ts'

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

/** Instants of minutes; one working day's. */
type Minutes = readonly number[]

/** Overtime of a settlement period (KP art. 151-151³): by the working day first, then by the average week. */
export function settleOvertime(days: readonly SettledDay[], terms: SettlementTerms): Settlement {
  let [worked, daily50, daily100] = [0, 0, 0]
  const additional: AdditionalMinute[] = []
  for (const { minutes, planned, norm, isDear, daily50Minutes, daily100Minutes } of workingDays(
    days,
    terms
  )) {
    worked += minutes.length
    daily50 += daily50Minutes
    daily100 += daily100Minutes
    additional.push(...additionalOf(minutes, planned, norm, isDear, terms))
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
export const overtimeOfDays = (days: readonly SettledDay[], terms: SettlementTerms): DayOvertime[] =>
  workingDays(days, terms)

/** Starts of the minutes of overtime of each working day, with what they are paid. */
export const overtimeMinutesOf = (days: readonly SettledDay[], terms: SettlementTerms) =>
  workingDays(days, terms).flatMap(({ day, minutes, norm, isDear }) =>
    minutes.slice(norm).map((start) => ({ day, start, percent: isDear(start) ? 200 : 150 }))
  )

type WorkingDay = DayOvertime & {
  readonly minutes: Minutes
  readonly planned: number
  readonly norm: number
  readonly isDear: (minute: number) => boolean
}

function workingDays(days: readonly SettledDay[], terms: SettlementTerms): WorkingDay[] {
  const byDay = minutesOfWorkingDays(days, terms)
  const plannedDays = new Set(days.filter(({ planned }) => planned.length > 0).map(({ day }) => day))
  const isDearMinute = dearMinutes(plannedDays, terms)
  return days.map((day, index) => {
    const minutes = byDay[index]!
    const norm = normOf(day, terms)
    const isDear = (minute: number): boolean => day.inLieu || isDearMinute(minute)
    const daily100Minutes = minutes.slice(norm).filter(isDear).length
    return {
      ...{ day: day.day, minutes, planned: plannedMinutesOf(day), norm, isDear, daily100Minutes },
      daily50Minutes: Math.max(0, minutes.length - norm) - daily100Minutes,
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
  minutes: Minutes,
  planned: number,
  norm: number,
  isDear: (minute: number) => boolean,
  { nominalMinutes, fullNominalMinutes, agreedBonus }: SettlementTerms
): AdditionalMinute[] {
  if (nominalMinutes >= fullNominalMinutes) return []
  const agreed = agreedBonus.dayMinutes ?? Infinity
  return minutes
    .slice(planned, norm)
    .map((minute, index) => ({ dear: isDear(minute), beyondDay: planned + index >= agreed }))
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

/** The starts of all worked minutes, in the working day they belong to: one that began before takes them. */
function minutesOfWorkingDays(days: readonly SettledDay[], { zone, flexible }: SettlementTerms): number[][] {
  const byDay: number[][] = days.map(() => [])
  let takenUntil = -Infinity
  let before = -1
  days.forEach(({ planned, worked }, index) => {
    const start = planned[0]?.start ?? worked[0]?.start
    if (start === undefined) return
    for (const period of worked) {
      for (let minute = period.start; minute < period.end; minute += MINUTE_MS) {
        byDay[!flexible && minute < takenUntil ? before : index]!.push(minute)
      }
    }
    takenUntil = workingDayEnd(start, zone)
    before = index
  })
  return byDay
}

/** As the rules have it: 24 hours, in the spring night the same clock time on the next day. */
const workingDayEnd = (start: number, zone: string): number =>
  Math.min(instantOf(addDays(dayOf(start, zone), 1), clockOf(start, zone), zone), start + DAY_MS)

/** The same for many minutes: it is asked only where night, day or the hour of Sundays change. */
function dearMinutes(planned: ReadonlySet<Day>, terms: SettlementTerms): (minute: number) => boolean {
  let [from, until, dear] = [Infinity, -Infinity, false]
  return (minute) => {
    if (minute < from || minute >= until) {
      dear = isDearer(minute, planned, terms)
      const edges = edgesAround(minute, terms)
      from = Math.max(...edges.filter((edge) => edge <= minute))
      until = Math.min(...edges.filter((edge) => edge > minute))
    }
    return dear
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
