import { workMinutesInside } from '../labour_code/planned_work.ts'
import { periodOfDays } from '../time/time.ts'
import { evaluate, type Plan } from './evaluate.ts'
import type { RosterPerson, RosterProblem } from './problem.ts'
import type { RosterFigures } from './result.ts'

/** What people see of a plan before and after: counted from the problem, not from the search. */
export function figuresOf(problem: RosterProblem, plan: Plan): RosterFigures {
  const { aggregates, blocking, wishes } = evaluate(problem, plan)
  const filled = problem.shifts.filter(({ id }) => (plan.get(id) ?? null) !== null).length
  const hours = problem.people.flatMap((person) => hoursOf(problem, person, plan))
  return {
    filledShifts: filled,
    unfilledShifts: problem.shifts.length - filled,
    unfilledMinutes: aggregates.unfilledMinutes,
    normDeviationMinutes: hours.reduce((total, { planned, norm }) => total + Math.abs(planned - norm), 0),
    fairnessMinutes: spreadOf(hours),
    preferencesMet: wishes.met,
    preferencesTotal: wishes.total,
    blockingViolations: blocking,
    ...(problem.people.some(({ rates }) => rates) && { costMinor: Math.round(aggregates.costUnits / 60) }),
  }
}

type Hours = { readonly planned: number; readonly norm: number }

/** One entry per person with agreed hours. */
function hoursOf(problem: RosterProblem, person: RosterPerson, plan: Plan): Hours[] {
  const norm = person.periods.reduce((total, { normMinutes }) => total + normMinutes, 0)
  if (norm === 0) return []
  const windows = person.periods.map(({ from, until }) => periodOfDays(from, until, problem.zone))
  const given = problem.shifts.filter(({ id }) => plan.get(id) === person.id)
  const fixed = problem.fixed.filter(({ personId }) => personId === person.id)
  const planned = windows
    .flatMap((window) => [...given, ...fixed].map((work) => workMinutesInside(work, window)))
    .reduce((total, minutes) => total + minutes, 0)
  return [{ planned, norm }]
}

/** Standard deviation of planned over agreed hours, as minutes of the average agreed hours. */
function spreadOf(hours: readonly Hours[]): number {
  if (hours.length === 0) return 0
  const mean = (values: number[]): number => values.reduce((total, value) => total + value, 0) / values.length
  const loads = hours.map(({ planned, norm }) => planned / norm)
  const average = mean(loads)
  const deviation = Math.sqrt(mean(loads.map((load) => (load - average) ** 2)))
  return Math.round(deviation * mean(hours.map(({ norm }) => norm)))
}
