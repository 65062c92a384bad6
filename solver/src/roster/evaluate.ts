import { checkTimeline } from '../labour_code/check.ts'
import { workMinutesInside } from '../labour_code/planned_work.ts'
import { singleWorkRules } from '../labour_code/registry.ts'
import { periodOfDays } from '../time/time.ts'
import { factsOf, rulesFor, rulesOf } from './facts.ts'
import { averageRateOf, limitsForShares } from './model.ts'
import type { FixedWork, RosterProblem, RosterShift, RosterWork } from './problem.ts'
import type { ScoreByGoal } from './result.ts'
import {
  hoursPenaltyOf,
  loadOf,
  noAggregates,
  scoreByGoal,
  shareOf,
  weightsOf,
  type Aggregates,
} from './score.ts'
import { hourlyMinorOf, kindsOf } from './shift_kinds.ts'
import { countWishes } from './wishes.ts'

/** Who works each shift; shifts that are missing or null are open. */
export type Plan = ReadonlyMap<string, string | null>

export type Evaluation = {
  readonly aggregates: Aggregates
  readonly scoreByGoal: ScoreByGoal
  readonly score: number
  /** Blocking verdicts of everybody's whole work, fixed work included. */
  readonly blocking: number
  readonly wishes: { readonly total: number; readonly met: number }
}

/**
 * Scores a plan from scratch, straight from the problem and with none of the search's tables: what the incremental
 * search must agree with after every move.
 */
export function evaluate(problem: RosterProblem, plan: Plan): Evaluation {
  const aggregates = noAggregates()
  const known = new Set(problem.people.map(({ id }) => id))
  for (const shift of problem.shifts) {
    const person = plan.get(shift.id) ?? null
    if (person === null) aggregates.unfilledMinutes += shift.workMinutes
    const current = shift.currentPersonId
    if (current !== null && current !== person && known.has(current)) aggregates.changed += 1
  }
  const blocking = addPeople(problem, plan, aggregates)
  const wishes = countWishes(problem, plan)
  aggregates.unmetPreferences = wishes.total - wishes.met
  const sharing = problem.people.filter((person) => totalNorm(person) > 0).length
  const goals = scoreByGoal(aggregates, weightsOf(problem.goals, sharing, averageRateOf(problem)))
  const score = Object.values(goals).reduce((total, value) => total + value, 0)
  return { aggregates, scoreByGoal: goals, score, blocking, wishes }
}

const totalNorm = ({ periods }: RosterProblem['people'][number]): number =>
  periods.reduce((total, { normMinutes }) => total + normMinutes, 0)

function addPeople(problem: RosterProblem, plan: Plan, aggregates: Aggregates): number {
  const rules = rulesOf(problem)
  const facts = factsOf(problem)
  const holidays = new Set(problem.holidays)
  const givenTo = Map.groupBy(problem.shifts, ({ id }) => plan.get(id) ?? null)
  const fixedBy = Map.groupBy(problem.fixed, ({ personId }) => personId)
  let blocking = 0
  problem.people.forEach((person, index) => {
    const given = givenTo.get(person.id) ?? []
    const fixed = fixedBy.get(person.id) ?? []
    const work: RosterWork[] = [...given, ...fixed]
    for (const { severity } of checkTimeline(facts[index]!, work, rulesFor(person, rules))) {
      if (severity === 'block') blocking += 1
      else aggregates.alerts += 1
    }
    aggregates.alerts -= alertsOfFixedAlone(problem, fixed, index, facts, rules)
    for (const shift of given) {
      if (person.rates)
        aggregates.costUnits += hourlyMinorOf(person.rates, shift.day, holidays) * shift.workMinutes
    }
    addHours(problem, index, work, aggregates)
    if (totalNorm(person) > 0) addShares(problem, index, given, fixed, aggregates)
  })
  return blocking
}

/** Alerts about a single fixed work are nobody's choice and stay out of the score. */
function alertsOfFixedAlone(
  problem: RosterProblem,
  fixed: readonly FixedWork[],
  index: number,
  facts: ReturnType<typeof factsOf>,
  rules: ReturnType<typeof rulesOf>
): number {
  return checkTimeline(facts[index]!, fixed, rulesFor(problem.people[index]!, rules)).filter(
    ({ severity, ruleId }) => severity === 'alert' && singleWorkRules.has(ruleId)
  ).length
}

function addHours(
  problem: RosterProblem,
  index: number,
  work: readonly RosterWork[],
  aggregates: Aggregates
): void {
  for (const { from, until, normMinutes, minimumMinutes } of problem.people[index]!.periods) {
    const window = periodOfDays(from, until, problem.zone)
    const planned = work.reduce((total, item) => total + workMinutesInside(item, window), 0)
    aggregates.hoursPenalty += hoursPenaltyOf(planned, normMinutes, minimumMinutes ?? 0)
  }
}

function addShares(
  problem: RosterProblem,
  index: number,
  given: readonly RosterShift[],
  fixed: readonly FixedWork[],
  aggregates: Aggregates
): void {
  const person = problem.people[index]!
  const holidays = new Set(problem.holidays)
  const planned = person.periods
    .map(({ from, until }) => periodOfDays(from, until, problem.zone))
    .flatMap((window) => [...given, ...fixed].map((item) => workMinutesInside(item, window)))
    .reduce((total, minutes) => total + minutes, 0)
  const kinds = [...given, ...fixed.filter(({ day }) => day >= problem.from && day < problem.until)].map(
    (work) => kindsOf(work, limitsForShares(problem), holidays)
  )
  const shares = [
    loadOf(planned, totalNorm(person)),
    shareOf(kinds.filter(({ night }) => night).length, person.fte),
    shareOf(kinds.filter(({ weekend }) => weekend).length, person.fte),
    shareOf(kinds.filter(({ holiday }) => holiday).length, person.fte),
  ]
  shares.forEach((share, kind) => {
    aggregates.shareSums[kind]! += share
    aggregates.shareSquares[kind]! += share * share
  })
}
