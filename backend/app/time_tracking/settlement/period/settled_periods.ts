import { averageWeekMinutes } from '@shiftloom/solver/labour_code/average_week'
import { daysBetween, periodOfDays, type Day } from '@shiftloom/solver/time'
import { settledPeriod, type WorkOfDay } from '@shiftloom/solver/time_records/settled_day'
import type { DaySpan } from '#app/time_tracking/settlement/day_span'
import { limitsOn, type LawOfPerson } from '#app/time_tracking/settlement/period/law_of_people'
import type { TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledPeriod } from '#contracts/settlement'

/** What overtime of the average week is paid (KP art. 151¹ § 2). */
const averagedPercent = 200

/**
 * The settlement periods of one person with the approved work in them.
 *
 * @param works all approved work over the periods
 * @param today a period that it lies in is averaged up to it
 */
export const settledPeriods = (
  periods: readonly DaySpan[],
  works: readonly WorkOfDay[],
  law: LawOfPerson,
  terms: TermsOfPerson,
  today: Day
): SettledPeriod[] =>
  periods.map((period) => {
    const own = works.filter(({ day }) => day >= period.from && day < period.until)
    const agreed = law.agreed.find(({ from }) => from === period.from)
    const norm = law.person.periods.find(({ from }) => from === period.from)?.normMinutes ?? 0
    const normMinutes = agreed?.maximumMinutes ?? 0
    const settled =
      terms.polandIn && agreed
        ? settledPeriod(own, {
            ...terms.polandIn(period),
            nominalMinutes: normMinutes,
            fullNominalMinutes: agreed.overtimeFromMinutes ?? normMinutes,
          })
        : null
    return {
      ...{ from: period.from, until: period.until, ended: today >= period.until },
      ...{ workMinutes: countedMinutes(own), normMinutes, absentMinutes: norm - normMinutes },
      averaged: settled && { minutes: settled.weekly100Minutes, percent: averagedPercent },
      additionalMinutes: settled?.additionalMinutes ?? 0,
      averageWeek: averageWeek(period, own, law, today),
    }
  })

/** Of the days that have come: what is still ahead is no rest. */
function averageWeek(
  { from, until }: DaySpan,
  works: readonly WorkOfDay[],
  { rules, employed, daysAway }: LawOfPerson,
  today: Day
): SettledPeriod['averageWeek'] {
  const limitMinutes = limitsOn(rules, from).averageWeekMaxMinutes
  const end = today < until ? today : until
  if (limitMinutes === null || end <= from) return null
  const days = daysBetween(from, end)
  const minutes = averageWeekMinutes(
    works.flatMap(asWork),
    { employed, daysAway },
    { ...periodOfDays(from, end, rules.zone), days }
  )
  return { minutes, limitMinutes }
}

const asWork = ({ day, work }: WorkOfDay) =>
  work === null || work.counts === false
    ? []
    : [
        {
          ...{ id: '', locationId: null, positionId: null, day, zone: work.zone },
          ...{ start: work.start, end: work.end, workMinutes: minutesOfWork(work) },
        },
      ]

const countedMinutes = (works: readonly WorkOfDay[]): number =>
  works.flatMap(asWork).reduce((sum, { workMinutes }) => sum + workMinutes, 0)

const minutesOfWork = ({ start, end, breaks }: NonNullable<WorkOfDay['work']>): number =>
  Math.round((end - start) / 60_000) -
  breaks.reduce((sum, { minutes, paid }) => sum + (paid ? 0 : minutes), 0)
