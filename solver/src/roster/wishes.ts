import { checkTimeline } from '../labour_code/check.ts'
import { singleWorkRules } from '../labour_code/registry.ts'
import { overlaps, sharedMinutes } from '../time/time.ts'
import { factsOf, rulesFor, rulesOf } from './facts.ts'
import type { RosterProblem, RosterWork } from './problem.ts'

/**
 * How many preferred times could be met by some shift, and how many a plan meets. A shift belongs to the wish it shares
 * most time with.
 */
export function countWishes(
  problem: RosterProblem,
  plan: ReadonlyMap<string, string | null>
): { total: number; met: number } {
  const rules = rulesOf(problem)
  const facts = factsOf(problem)
  const preferred = problem.availability.filter(({ kind }) => kind === 'preferred')
  const wishesBy = Map.groupBy(preferred, ({ personId }) => personId)
  let total = 0
  let met = 0
  problem.people.forEach((person, index) => {
    const wishes = wishesBy.get(person.id) ?? []
    const own = rulesFor(person, rules)
    const allowed = (shift: RosterWork): boolean =>
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
    total += new Set(possible.map(wishOf)).size
    met += new Set(possible.filter(({ id }) => plan.get(id) === person.id).map(wishOf)).size
  })
  return { total, met }
}
