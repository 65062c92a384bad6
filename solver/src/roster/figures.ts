import { countedMinutesInside } from '../labour_code/planned_work.ts'
import { periodOfDays } from '../time/time.ts'
import { evaluate, type Plan } from './evaluate.ts'
import type { RosterPerson, RosterProblem, RosterShift } from './problem.ts'
import type { RosterFigures } from './result.ts'

/** What people see of a plan before and after: counted from the problem, not from the search. */
export function figuresOf(problem: RosterProblem, plan: Plan): RosterFigures {
  const { aggregates, blocking, wishes } = evaluate(problem, plan)
  const filled = problem.shifts.filter(({ id }) => (plan.get(id) ?? null) !== null).length
  const given = Map.groupBy(problem.shifts, ({ id }) => plan.get(id) ?? null)
  const hours = problem.people.flatMap((person) => hoursOf(problem, person, given.get(person.id) ?? []))
  return {
    filledShifts: filled,
    unfilledShifts: problem.shifts.length - filled,
    unfilledMinutes: aggregates.unfilledMinutes,
    normDeviationMinutes: hours.reduce((total, { away }) => total + away, 0),
    wholePeriods: problem.people.every((person) => planWholePeriods(problem, person)),
    fairnessMinutes: spreadOf(hours),
    preferencesMet: wishes.met,
    preferencesTotal: wishes.total,
    blockingViolations: blocking,
    ...(problem.people.some(({ rates }) => rates) && { costMinor: Math.round(aggregates.costUnits / 60) }),
  }
}

/** `away`: of each agreed period by itself, so that too much in one does not hide too little in another. */
type Hours = { readonly planned: number; readonly norm: number; readonly away: number }

/** One entry per person with agreed hours; of a position outside working hours nothing counts. */
function hoursOf(problem: RosterProblem, person: RosterPerson, given: readonly RosterShift[]): Hours[] {
  const norm = person.periods.reduce((total, { normMinutes }) => total + normMinutes, 0)
  if (norm === 0) return []
  const fixed = problem.fixed.filter(({ personId }) => personId === person.id)
  return [
    person.periods.reduce(
      ({ planned, away }, { from, until, normMinutes }) => {
        const window = periodOfDays(from, until, problem.zone)
        const minutes = [...given, ...fixed].reduce(
          (total, work) => total + countedMinutesInside(work, window),
          0
        )
        return { planned: planned + minutes, norm, away: away + Math.abs(minutes - normMinutes) }
      },
      { planned: 0, norm, away: 0 }
    ),
  ]
}

/** Whether the planned days hold every settlement period of a person that they touch. */
const planWholePeriods = ({ from, until }: RosterProblem, { periods, periodLimits }: RosterPerson): boolean =>
  periods.every(({ normMinutes }) => normMinutes === 0) ||
  (periodLimits?.every(
    (period) => period.until <= from || period.from >= until || (period.from >= from && period.until <= until)
  ) ??
    false)

/** Standard deviation of planned over agreed hours, as minutes of the average agreed hours. */
function spreadOf(hours: readonly Hours[]): number {
  if (hours.length === 0) return 0
  const mean = (values: number[]): number => values.reduce((total, value) => total + value, 0) / values.length
  const loads = hours.map(({ planned, norm }) => planned / norm)
  const average = mean(loads)
  const deviation = Math.sqrt(mean(loads.map((load) => (load - average) ** 2)))
  return Math.round(deviation * mean(hours.map(({ norm }) => norm)))
}
