import { weekdayOf, type Day, type Period } from '../../time/time.ts'
import { leaveMinutes } from '../figures/leave_deduction.ts'
import type { Work } from '../planned_work.ts'
import type { PlanEntry, PlanPerson, PlanRules } from './plan_context.ts'
import { daysOfEntry, periodOfEntry } from './plan_entries.ts'
import { contractOn } from './plan_segments.ts'

const WEEK_DAYS = 5

/** What a person may at most be planned for in a settlement period. */
export type AgreedWork = {
  readonly from: Day
  readonly until: Day
  readonly maximumMinutes: number
  readonly maximumDays: number
  /** Beyond these it is overtime; left out: beyond the most. */
  readonly overtimeFromMinutes?: number
}

/**
 * The norms of a person's settlement periods, less what absences take: the hours they hold, or the planned time of shifts
 * that start on a day of absence, and a day's share of full time where none is planned and the day is a working day
 * (KP art. 130 § 3). Parts of a day add up to the day at most.
 */
export function agreedWorkOf(
  person: PlanPerson,
  rules: PlanRules,
  absences: readonly PlanEntry[],
  works: readonly Work[]
): AgreedWork[] {
  const taken = takenDays(person, rules, absences, works)
  return person.periods.map(({ from, until, normMinutes, normDays, fullMinutes }) => {
    const inside = taken.filter(({ day }) => day >= from && day < until)
    const minutes = inside.reduce((total, day) => total + day.minutes, 0)
    const days = inside.filter((one) => one.isWorkingDay).length
    return {
      from,
      until,
      maximumMinutes: Math.max(0, normMinutes - minutes),
      maximumDays: Math.max(0, normDays - days),
      ...(fullMinutes !== undefined && { overtimeFromMinutes: Math.max(0, fullMinutes - minutes) }),
    }
  })
}

/** Minutes that absences take off what a person owes in some days, `[from, until)`, by day; the search asks the same. */
export function absentMinutes(
  person: PlanPerson,
  rules: PlanRules,
  absences: readonly PlanEntry[],
  works: readonly Work[]
): (days: { readonly from: Day; readonly until: Day }) => number {
  const taken = takenDays(person, rules, absences, works)
  return ({ from, until }) =>
    taken.reduce((total, { day, minutes }) => total + (day >= from && day < until ? minutes : 0), 0)
}

type TakenDay = { readonly day: Day; readonly minutes: number; readonly isWorkingDay: boolean }

function takenDays(
  person: PlanPerson,
  rules: PlanRules,
  absences: readonly PlanEntry[],
  works: readonly Work[]
): TakenDay[] {
  const holidays = new Set(rules.holidays)
  const weekDays = rules.weekDays ?? WEEK_DAYS
  const byDay = Map.groupBy(
    absences.flatMap((absence) => daysOfEntry(absence).map((day) => ({ day, absence }))),
    ({ day }) => day
  )
  return [...byDay].map(([day, all]) => {
    const contract = contractOn(person.contracts, day)
    const fte = person.contracts.length === 0 ? 1 : (contract?.fte ?? 0)
    const dailyNormMinutes = Math.min(rules.leaveDayMinutes, contract?.dayNormMinutes ?? Infinity)
    const shifts = works.filter((work) => work.day === day && work.counts !== false)
    const planned = shifts.map(({ workMinutes, start, end }) => ({
      paidMinutes: workMinutes,
      period: { start, end },
    }))
    const days = [{ day, shifts: planned, explicitlyOff: false }]
    const taken = (part: Period | null): number =>
      leaveMinutes(
        { days, skipWeekends: true, skipHolidays: true, part },
        { fte, dailyNormMinutes, holidays, weekDays }
      )
    const isWhole = all.some(({ absence }) => absence.fullDay)
    const held = all.map(({ absence }) => absence.heldMinutes ?? 0)
    const minutes = isWhole
      ? Math.max(...held) || taken(null)
      : Math.min(
          Math.max(taken(null), sum(held)),
          sum(all.map(({ absence }) => absence.heldMinutes || taken(periodOfEntry(absence))))
        )
    const ordinary = weekdayOf(day) <= weekDays && !holidays.has(day)
    const wasPlanned = shifts.length > 0 || Math.max(...held) > 0
    return { day, minutes, isWorkingDay: isWhole && (wasPlanned || ordinary) }
  })
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
