import { severityOf } from '../../labour_code/check.ts'
import { workSystemsOf } from '../../labour_code/contract_terms.ts'
import { countedMinutesInside } from '../../labour_code/planned_work.ts'
import type { RuleId } from '../../labour_code/rule.ts'
import {
  addDays,
  daysBetween,
  daysOf,
  minutesOf,
  periodOfDays,
  sharedMinutes,
  type Period,
} from '../../time/time.ts'
import type { Model, ModelPerson } from '../model.ts'
import { weeklyLimitOf } from '../weekly_limit.ts'

const WEEK_DAYS = 7
const DAY_MINUTES = 24 * 60

/**
 * What the law still allows people to work in the planned days, besides work that stays and whatever shifts there are:
 * the figure shown beside the hours needed and agreed. Rules that only warn count as well, and limits of longer periods
 * by their share of the days, so it proves nothing: more may be lawful here when it is balanced later.
 */
export function lawfulMinutes(model: Model): number {
  const { from, until, zone } = model.problem
  const window = periodOfDays(from, until, zone)
  const days = daysOf(from, until).map((day) => periodOfDays(day, addDays(day, 1), zone))
  return model.people.reduce((total, person, p) => {
    const kept = person.fixed.reduce((minutes, work) => minutes + countedMinutesInside(work, window), 0)
    const lawful = mostInDays(person, daysToWork(person, days), window) - kept
    return total + Math.max(0, Math.floor(Math.min(lawful, agreedLeft(model, p))))
  }, 0)
}

/** Days of the contract without absences. */
const daysToWork = ({ facts: { employed, daysAway } }: ModelPerson, days: readonly Period[]): number =>
  days.filter(
    ({ start, end }) =>
      start >= employed.start &&
      end <= employed.end &&
      !daysAway.some((away) => away.start <= start && away.end >= end)
  ).length

/** The least that the rules of days, weeks, months and averages leave of so many days. */
function mostInDays(person: ModelPerson, days: number, window: Period): number {
  const { facts, rules } = person
  const { limits, calendar, settings } = rules
  const counts = (id: RuleId): boolean => severityOf(id, settings) !== 'off'
  const longestDay = counts('daily_hours') ? longestDayOf(person) : DAY_MINUTES
  /** Full weeks, and what is left of the days as one more at most. */
  const inWeeks = (limit: number): number =>
    limit === Infinity
      ? Infinity
      : Math.floor(days / WEEK_DAYS) * limit + Math.min(limit, (days % WEEK_DAYS) * longestDay)
  const inAverage = (limit: number): number => (limit * Math.max(days, WEEK_DAYS)) / WEEK_DAYS

  // Beyond a normal week there is overtime; only where the company refuses it, it is the longest week.
  const weekly = weeklyLimitOf(person, (id) => (id === 'weekly_norm' ? settings[id] === 'block' : counts(id)))
  const most = [days * longestDay, inWeeks(weekly)]
  if (calendar.settlement) {
    const { averageWeekMaxMinutes, continuousWork } = limits
    if (averageWeekMaxMinutes !== null && counts('period_average') && !facts.rights?.managesWorkplace)
      most.push(inAverage(averageWeekMaxMinutes))
    if (continuousWork && counts('continuous_average') && workSystemsOf(facts).every((one) => one === 'CONT'))
      most.push(inAverage(continuousWork.averageWeekMaxMinutes))
  }
  const { normalWeekMinutes, overtimeMonthMaxMinutes } = limits
  if (normalWeekMinutes !== null && overtimeMonthMaxMinutes !== null && counts('overtime_month')) {
    const months = (calendar.months ?? []).map((month) => sharedMinutes(month, window) / minutesOf(month))
    const share = months.reduce((total, part) => total + part, 0)
    most.push(inWeeks(normalWeekMinutes) + overtimeMonthMaxMinutes * share)
  }
  return Math.min(...most)
}

function longestDayOf({ facts, rules: { limits } }: ModelPerson): number {
  const terms = facts.terms ?? [facts]
  return Math.max(
    ...terms.map(
      ({ workSystem, dailyMaxMinutes }) =>
        dailyMaxMinutes ?? limits.dailyMaxMinutes[workSystem] ?? DAY_MINUTES
    )
  )
}

/**
 * What is left of the agreed hours where the company refuses more, by the share of each settlement period in the planned
 * days. Where it only warns, they are no maximum: what is agreed is shown by itself.
 */
function agreedLeft({ people, problem }: Model, p: number): number {
  const { from, until } = problem
  const { periods: agreed } = problem.people[p]!
  const { periods, rules } = people[p]!
  const coverAll = agreed.some((one) => one.from <= from) && agreed.some((one) => one.until >= until)
  if (rules.settings.period_hours !== 'block' || !coverAll) return Infinity
  return agreed.reduce((total, period, k) => {
    if (period.until <= from || period.from >= until) return total
    const first = period.from > from ? period.from : from
    const end = period.until < until ? period.until : until
    const share = daysBetween(first, end) / daysBetween(period.from, period.until)
    return total + ((period.maximumMinutes ?? Infinity) - periods[k]!.fixed) * share
  }, 0)
}
