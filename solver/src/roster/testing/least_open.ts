import { checkChange, checkTimeline } from '../../labour_code/check.ts'
import { singleWorkRules } from '../../labour_code/registry.ts'
import { contractJudge } from '../contract_rules/contract_judge.ts'
import { factsOf, rulesFor, rulesOf } from '../facts.ts'
import { modelOf } from '../model_of.ts'
import type { RosterProblem } from '../problem.ts'
import { RosterState } from '../search/roster_state.ts'

/** The least that stays open over every lawful plan there is. */
export type LeastOpen = { readonly shifts: number; readonly minutes: number }

/**
 * Tries every plan of a tiny problem. A plan is lawful when either the kernel says so of what each person gets, or the
 * search would accept it: whatever pre-flight calls impossible has to be so for both.
 */
export function leastOpen(problem: RosterProblem): LeastOpen {
  const { people, shifts } = problem
  const all = 2 ** shifts.length - 1
  const lawful = people.map((_, p) => subsets(all).filter((set) => isLawful(problem, p, set)))
  let reachable = new Set([0])
  for (const sets of lawful) {
    const next = new Set(reachable)
    for (const filled of reachable) for (const set of sets) if ((filled & set) === 0) next.add(filled | set)
    reachable = next
  }
  const openOf = (filled: number) => shifts.filter((_, s) => (filled & (1 << s)) === 0)
  const open = [...reachable].map(openOf)
  return {
    shifts: Math.min(...open.map((left) => left.length)),
    minutes: Math.min(...open.map((left) => left.reduce((total, { workMinutes }) => total + workMinutes, 0))),
  }
}

const subsets = (all: number): number[] => Array.from({ length: all + 1 }, (_, set) => set)

function isLawful(problem: RosterProblem, p: number, set: number): boolean {
  const given = problem.shifts.filter((_, s) => (set & (1 << s)) !== 0)
  const person = problem.people[p]!
  const facts = factsOf(problem)[p]!
  const rules = rulesFor(person, rulesOf(problem))
  const kept = problem.fixed.filter(({ personId }) => personId === person.id)
  const judged = contractJudge(problem)(person, facts, rules, [...kept, ...given])
  const agreed = judged.every(({ severity }) => severity !== 'block')
  const verdicts = [
    ...given
      .flatMap((shift) => checkTimeline(facts, [shift], rules))
      .filter((v) => singleWorkRules.has(v.ruleId)),
    ...checkChange(facts, kept, [...kept, ...given], rules),
  ]
  return (agreed && verdicts.every(({ severity }) => severity !== 'block')) || isAccepted(problem, p, set)
}

/** Whether the search would keep it. */
function isAccepted(problem: RosterProblem, p: number, set: number): boolean {
  const model = modelOf(problem)
  const state = new RosterState(model)
  for (const [place, { id }] of problem.shifts.entries()) {
    if ((set & (1 << place)) === 0) continue
    const shift = model.shifts.findIndex((one) => one.id === id)
    if (!model.allowed[p * model.shifts.length + shift]) return false
    state.set(shift, p)
  }
  return state.settle()
}
