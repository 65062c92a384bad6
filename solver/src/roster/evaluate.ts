import { checkTimeline } from '../labour_code/check.ts'
import { countedMinutesInside } from '../labour_code/planned_work.ts'
import { singleWorkRules } from '../labour_code/registry.ts'
import { periodOfDays } from '../time/time.ts'
import { agreedTo, contractJudge, type ContractJudge } from './contract_rules/contract_judge.ts'
import { planCosts } from './cost/plan_costs.ts'
import { skillMixGaps } from './demand/skill_mix.ts'
import { factsOf, rulesFor, rulesOf } from './facts.ts'
import type { FairTargets } from './model.ts'
import { averageRateOf } from './model_of.ts'
import type { FixedWork, RosterProblem, RosterShift, RosterWork } from './problem.ts'
import type { ScoreByGoal } from './result.ts'
import {
  hoursPenaltyOf,
  loadOf,
  noAggregates,
  scoreByGoal,
  shareOf,
  unfairness,
  weightsOf,
  type Aggregates,
} from './score.ts'
import { carriedOverBy, kindContextOf, kindsOf, unpopularKinds } from './shift_kinds.ts'
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
 * @param fair the model's targets; left out, so is fairness
 */
export function evaluate(problem: RosterProblem, plan: Plan, fair: FairTargets | null = null): Evaluation {
  const aggregates = noAggregates()
  const known = new Set(problem.people.map(({ id }) => id))
  for (const shift of problem.shifts) {
    const person = plan.get(shift.id) ?? null
    if (person === null) aggregates.unfilledMinutes += shift.workMinutes
    const current = shift.currentPersonId
    if (current !== null && current !== person && known.has(current)) aggregates.changed += 1
  }
  const blocking = addPeople(problem, plan, aggregates, fair)
  const wishes = countWishes(problem, plan)
  aggregates.unmetPreferences = wishes.unmetWeight
  const weightOf = new Map(problem.skillMix?.map(({ id, weight }) => [id, weight]))
  for (const { mixId, missingMinutes } of skillMixGaps(problem, plan)) {
    aggregates.mixShort += weightOf.get(mixId)! * missingMinutes
  }
  const goals = scoreByGoal(aggregates, weightsOf(problem, averageRateOf(problem)))
  const score = Object.values(goals).reduce((total, value) => total + value, 0)
  return { aggregates, scoreByGoal: goals, score, blocking, wishes }
}

const totalNorm = ({ periods }: RosterProblem['people'][number]): number =>
  periods.reduce((total, { normMinutes }) => total + normMinutes, 0)

function addPeople(
  problem: RosterProblem,
  plan: Plan,
  aggregates: Aggregates,
  fair: FairTargets | null
): number {
  const rules = rulesOf(problem)
  const facts = factsOf(problem)
  const judge = contractJudge(problem)
  const costOf = planCosts(problem)
  const givenTo = Map.groupBy(problem.shifts, ({ id }) => plan.get(id) ?? null)
  const fixedBy = Map.groupBy(problem.fixed, ({ personId }) => personId)
  let blocking = 0
  problem.people.forEach((person, index) => {
    const given = givenTo.get(person.id) ?? []
    const fixed = fixedBy.get(person.id) ?? []
    const work: RosterWork[] = [...given, ...fixed]
    const own = rulesFor(person, rules)
    const contract = judge(person, facts[index]!, own, work)
    for (const { severity } of [...checkTimeline(facts[index]!, work, own), ...contract]) {
      if (severity === 'block') blocking += 1
      else aggregates.alerts += 1
    }
    aggregates.alerts -= alertsOfFixedAlone(problem, fixed, index, facts, rules)
    aggregates.costUnits += costOf(person, given, fixed)
    addHours(problem, index, work, aggregates)
    if (fair && totalNorm(person) > 0) addShares(problem, index, given, fixed, aggregates, fair)
    if (isDisturbed(problem, index, given, facts, rules, judge)) aggregates.disturbed += 1
  })
  return blocking
}

/** Whether a person is planned for anything else than they have now, unless what they have is impossible. */
function isDisturbed(
  problem: RosterProblem,
  index: number,
  given: readonly RosterShift[],
  facts: ReturnType<typeof factsOf>,
  rules: ReturnType<typeof rulesOf>,
  judge: ContractJudge
): boolean {
  const person = problem.people[index]!
  const now = problem.shifts.filter(({ currentPersonId }) => currentPersonId === person.id)
  if (now.length === given.length && now.every((shift) => given.includes(shift))) return false
  const own = rulesFor(person, rules)
  return now.every(
    (shift) =>
      agreedTo(judge(person, facts[index]!, own, [shift])) &&
      checkTimeline(facts[index]!, [shift], own).every(
        ({ severity, ruleId }) => severity !== 'block' || !singleWorkRules.has(ruleId)
      )
  )
}

/** Alerts about a single fixed work are no one's choice and stay out of the score. */
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
    const planned = work.reduce((total, item) => total + countedMinutesInside(item, window), 0)
    aggregates.hoursPenalty += hoursPenaltyOf(planned, normMinutes, minimumMinutes ?? 0)
  }
}

function addShares(
  problem: RosterProblem,
  index: number,
  given: readonly RosterShift[],
  fixed: readonly FixedWork[],
  aggregates: Aggregates,
  fair: FairTargets
): void {
  const person = problem.people[index]!
  const context = kindContextOf(problem)
  const planned = person.periods
    .map(({ from, until }) => periodOfDays(from, until, problem.zone))
    .flatMap((window) => [...given, ...fixed].map((item) => countedMinutesInside(item, window)))
    .reduce((total, minutes) => total + minutes, 0)
  const kinds = [...given, ...fixed.filter(({ day }) => day >= problem.from && day < problem.until)].map(
    (work) => kindsOf(work, context)
  )
  const before = carriedOverBy(person)
  const shares = [
    loadOf(planned, totalNorm(person)),
    ...unpopularKinds.map((kind, at) =>
      shareOf(before[at]! + kinds.filter((of) => of[kind]).length, person.fte)
    ),
  ]
  const first = index * unpopularKinds.length
  const targets = [fair.load, ...fair.counts.subarray(first, first + unpopularKinds.length)]
  shares.forEach((share, kind) => (aggregates.shares[kind]! += unfairness(share, targets[kind]!)))
}
