import { daysBetween, periodOfDays } from '../../time/time.ts'
import type { Model } from '../model.ts'
import { weeklyLimitOf } from '../weekly_limit.ts'
import { reachableMinutes } from './reachable_minutes.ts'

/** The most each person could work in the planned days: shifts she may take, weekly limits, agreed maximum. */
export function capacities(model: Model): number[] {
  const { from, until, zone } = model.problem
  const period = periodOfDays(from, until, zone)
  return model.people.map((_, p) =>
    Math.max(
      0,
      Math.min(reachableMinutes(model, p, period), weeklyCapacity(model, p), agreedCapacity(model, p))
    )
  )
}

/** Weekly limits over the planned days, with three to spare for parts of weeks, which no rule limits. */
function weeklyCapacity({ people, problem }: Model, p: number): number {
  const person = people[p]!
  const { limits, settings } = person.rules
  const weeks = Math.floor(daysBetween(problem.from, problem.until) / 7) + 3
  return (weeklyLimitOf(person, (id) => settings[id] === 'block') + limits.toleranceMinutes) * weeks
}

/** What agreed maxima leave; a period that does not cover all planned days limits nothing here. */
function agreedCapacity({ people, problem }: Model, p: number): number {
  const { periods, rules } = people[p]!
  if (rules.settings.period_hours !== 'block') return Infinity
  const left = periods.map(({ fixed }, k) => {
    const { from, until, maximumMinutes } = problem.people[p]!.periods[k]!
    const covers = from <= problem.from && until >= problem.until
    return maximumMinutes === null || !covers
      ? Infinity
      : maximumMinutes + rules.limits.toleranceMinutes - fixed
  })
  return Math.min(Infinity, ...left)
}
