import { addDays, clockOf, dayOf, instantOf, weekdayOf, type Day, type Period } from '../../time/time.ts'
import { nightMinutesIn, type NightWindow } from '../night.ts'

const MINUTE_MS = 60_000
const NORM_MINUTES = 480
const SUNDAY = 7

/** One working day as planned and as worked. */
export type SettledDay = {
  readonly day: Day
  /** Planned shift; null on a scheduled day off. */
  readonly planned: Period | null
  /** Work without unpaid breaks, in time order. */
  readonly worked: readonly Period[]
  /** A day off given for work on a Sunday or a holiday. */
  readonly inLieu: boolean
}
export type SettlementTerms = NightWindow & {
  readonly zone: string
  /** Hours the person owes in the period. */
  readonly nominalMinutes: number
  readonly holidays: ReadonlySet<Day>
  readonly partTime: boolean
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
  /** Part-time work between the plan and eight hours; paid without a bonus. */
  readonly additionalMinutes: number
}

/** Overtime of a settlement period (KP art. 151-151³): by the working day first, then by the average week. */
export function settleOvertime(days: readonly SettledDay[], terms: SettlementTerms): Settlement {
  const planned = new Set(days.filter((day) => day.planned).map(({ day }) => day))
  let worked = 0
  let [daily50, daily100, additional] = [0, 0, 0]
  const minutesByDay = minutesOfWorkingDays(days, terms)
  days.forEach((day, index) => {
    const minutes = minutesByDay[index]!
    worked += minutes.length
    const plannedMinutes = day.planned ? (day.planned.end - day.planned.start) / MINUTE_MS : 0
    const norm = Math.max(NORM_MINUTES, plannedMinutes)
    if (terms.partTime) additional += Math.max(0, Math.min(minutes.length, norm) - plannedMinutes)
    for (const minute of minutes.slice(norm)) {
      if (day.inLieu || isDearer(minute, planned, terms)) daily100 += 1
      else daily50 += 1
    }
  })
  const beyond = worked - terms.nominalMinutes - daily50 - daily100 - additional
  return {
    workedMinutes: worked,
    daily50Minutes: daily50,
    daily100Minutes: daily100,
    weekly100Minutes: Math.max(0, beyond),
    additionalMinutes: additional,
  }
}

/** The starts of all worked minutes, in the working day they belong to: one that began before takes them. */
function minutesOfWorkingDays(days: readonly SettledDay[], { zone, flexible }: SettlementTerms): number[][] {
  const byDay: number[][] = days.map(() => [])
  let takenUntil = -Infinity
  let before = -1
  days.forEach(({ planned, worked }, index) => {
    const start = planned?.start ?? worked[0]?.start
    if (start === undefined) return
    for (const period of worked) {
      for (let minute = period.start; minute < period.end; minute += MINUTE_MS) {
        byDay[!flexible && minute < takenUntil ? before : index]!.push(minute)
      }
    }
    takenUntil = instantOf(addDays(dayOf(start, zone), 1), clockOf(start, zone), zone)
    before = index
  })
  return byDay
}

/** Whether a minute of overtime has a bonus of 100 % (KP art. 151¹ § 1 pt 1). */
function isDearer(minute: number, planned: ReadonlySet<Day>, terms: SettlementTerms): boolean {
  const { zone, holidays, sundayStartsAt } = terms
  if (nightMinutesIn({ start: minute, end: minute + MINUTE_MS }, terms, zone) > 0) return true
  const today = dayOf(minute, zone)
  const day = clockOf(minute, zone) < sundayStartsAt ? addDays(today, -1) : today
  return (weekdayOf(day) === SUNDAY || holidays.has(day)) && !planned.has(day)
}
