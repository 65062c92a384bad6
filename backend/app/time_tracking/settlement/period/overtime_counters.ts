import type { Day } from '@shiftloom/solver/time'
import type { DayFigures } from '@shiftloom/solver/time_records/settled_day'
import { overtimeCaps, type LawOfPerson } from '#app/time_tracking/settlement/period/law_of_people'
import type { OvertimeCounter, SettledPeriod } from '#contracts/settlement'

/**
 * Overtime of the calendar year and month of a day beside what the law allows, approved work up to that day; a law
 * without such a cap has no counter. What was known of a person before they registered counts up to its day.
 *
 * @param days overtime of days of the year
 * @param periods settlement periods of the year: that of the average week counts once a period has ended
 */
export function overtimeCounters(
  days: readonly DayFigures[],
  periods: readonly SettledPeriod[],
  { rules, person }: LawOfPerson,
  last: Day
): OvertimeCounter[] {
  const [year, month] = [last.slice(0, 4), last.slice(0, 7)]
  const known = person.overtimeWorked?.until.startsWith(year) ? person.overtimeWorked : null
  const entries = [
    ...days.map(({ day, overtime }) => ({ day, minutes: sum(overtime.map(({ minutes }) => minutes)) })),
    ...periods.flatMap(({ from, ended, averaged }) =>
      ended && averaged ? [{ day: from, minutes: averaged.minutes }] : []
    ),
  ].filter(({ day }) => day <= last)
  const minutesOf = (period: string, after = ''): number =>
    sum(entries.flatMap(({ day, minutes }) => (day.startsWith(period) && day > after ? [minutes] : [])))
  const caps = overtimeCaps(rules, last)
  const counters: OvertimeCounter[] = []
  if (caps.month !== null)
    counters.push({ kind: 'month', period: month, minutes: minutesOf(month), limitMinutes: caps.month })
  if (caps.year !== null)
    counters.push({
      ...{ kind: 'year', period: year, limitMinutes: caps.year },
      minutes: (known?.minutes ?? 0) + minutesOf(year, known?.until),
    })
  return counters
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
