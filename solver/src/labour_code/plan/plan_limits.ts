import { weekdayOf, type Day } from '../../time/time.ts'
import { leaveMinutes } from '../figures/leave_deduction.ts'
import type { Work } from '../planned_work.ts'
import type { PlanEntry, PlanPerson, PlanRules } from './plan_context.ts'
import { daysOfEntry, periodOfEntry } from './plan_entries.ts'
import { contractOn } from './plan_segments.ts'

const SATURDAY = 6

/** What a person may at most be planned for in a settlement period. */
export type AgreedWork = {
  readonly from: Day
  readonly until: Day
  readonly maximumMinutes: number
  readonly maximumDays: number
}

/**
 * The norms of a person's settlement periods, less what absences take: the planned time of shifts that start on a day
 * of absence, and a day's share of full time where none is planned and the day is a working day (KP art. 130 § 3).
 */
export function agreedWorkOf(
  person: PlanPerson,
  rules: PlanRules,
  absences: readonly PlanEntry[],
  works: readonly Work[]
): AgreedWork[] {
  const taken = takenDays(person, rules, absences, works)
  return person.periods.map(({ from, until, normMinutes, normDays }) => {
    const inside = taken.filter(({ day }) => day >= from && day < until)
    const minutes = inside.reduce((total, day) => total + day.minutes, 0)
    const days = inside.filter((one) => one.isWorkingDay).length
    return {
      from,
      until,
      maximumMinutes: Math.max(0, normMinutes - minutes),
      maximumDays: Math.max(0, normDays - days),
    }
  })
}

type TakenDay = { readonly day: Day; readonly minutes: number; readonly isWorkingDay: boolean }

function takenDays(
  person: PlanPerson,
  rules: PlanRules,
  absences: readonly PlanEntry[],
  works: readonly Work[]
): TakenDay[] {
  const holidays = new Set(rules.holidays)
  const seen = new Set<Day>()
  return absences.flatMap((absence) =>
    daysOfEntry(absence).flatMap((day) => {
      if (seen.has(day)) return []
      seen.add(day)
      const contract = contractOn(person.contracts, day)
      const fte = person.contracts.length === 0 ? 1 : (contract?.fte ?? 0)
      const dailyNormMinutes = Math.min(rules.leaveDayMinutes, contract?.dayNormMinutes ?? Infinity)
      const shifts = works.filter((work) => work.day === day && work.counts !== false)
      const minutes = leaveMinutes(
        {
          days: [
            {
              day,
              shifts: shifts.map(({ workMinutes, start, end }) => ({
                paidMinutes: workMinutes,
                period: { start, end },
              })),
              explicitlyOff: false,
            },
          ],
          skipWeekends: true,
          skipHolidays: true,
          part: absence.fullDay ? null : periodOfEntry(absence),
        },
        { fte, dailyNormMinutes, holidays }
      )
      const ordinary = weekdayOf(day) < SATURDAY && !holidays.has(day)
      return [{ day, minutes, isWorkingDay: absence.fullDay && (shifts.length > 0 || ordinary) }]
    })
  )
}
