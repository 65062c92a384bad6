import { checkTimeline } from '../labour_code/check.ts'
import { singleWorkRules } from '../labour_code/registry.ts'
import { overlaps, sharedMinutes } from '../time/time.ts'
import { agreedTo, contractJudge } from './contract_rules/contract_judge.ts'
import { factsOf, rulesFor, rulesOf } from './facts.ts'
import type { RosterProblem, RosterWork } from './problem.ts'
import { wishWeights } from './wish_weights.ts'

/**
 * How many preferred times could be met by some shift, and how many a plan meets. A shift belongs to the wish it shares
 * most time with. `unmetWeight` adds up the weights of those that are not met.
 */
export function countWishes(
  problem: RosterProblem,
  plan: ReadonlyMap<string, string | null>
): { total: number; met: number; unmetWeight: number } {
  const weightOf = wishWeights(problem)
  const judge = contractJudge(problem)
  const rules = rulesOf(problem)
  const facts = factsOf(problem)
  const preferred = problem.availability.filter(({ kind }) => kind === 'preferred')
  const wishesBy = Map.groupBy(preferred, ({ personId }) => personId)
  let total = 0
  let met = 0
  let unmetWeight = 0
  problem.people.forEach((person, index) => {
    const wishes = wishesBy.get(person.id) ?? []
    const own = rulesFor(person, rules)
    const allowed = (shift: RosterWork): boolean =>
      agreedTo(judge(person, facts[index]!, own, [shift])) &&
      checkTimeline(facts[index]!, [shift], own).every(
        ({ severity, ruleId }) => severity !== 'block' || !singleWorkRules.has(ruleId)
      )
    const possible = problem.shifts.filter(
      (shift) => wishes.some((wish) => overlaps(wish, shift)) && allowed(shift)
    )
    const wishOf = (shift: RosterWork): number => {
      const shared = wishes.map((wish) => sharedMinutes(shift, wish))
      return shared.indexOf(Math.max(...shared))
    }
    const reachable = new Set(possible.map(wishOf))
    const reached = new Set(possible.filter(({ id }) => plan.get(id) === person.id).map(wishOf))
    total += reachable.size
    met += reached.size
    for (const wish of reachable) if (!reached.has(wish)) unmetWeight += weightOf(wishes[wish]!)
  })
  return { total, met, unmetWeight }
}
