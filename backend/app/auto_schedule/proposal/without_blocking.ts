import { checkChange, type Verdict } from '@shiftloom/solver/labour_code/check'
import { factsOf, rulesFor, rulesOf } from '@shiftloom/solver/roster/facts'
import type { RosterProblem, RosterWork } from '@shiftloom/solver/roster/problem'

/** One shift that changes hands. */
export type Handover = { entryId: string; toEmployeeId: string | null }
export type Sorted<T> = { kept: T[]; dropped: { change: T; ruleId: string }[] }

/**
 * Sorts out changes that would newly break a blocking rule, judged by the labour-code kernel alone and independently of
 * the search. A change that is dropped leaves its shift where it is, which may bring down another one.
 */
export function withoutBlocking<T extends Handover>(
  problem: RosterProblem,
  changes: readonly T[]
): Sorted<T> {
  const judge = judgeOf(problem)
  let kept = [...changes]
  const dropped: Sorted<T>['dropped'] = []
  for (let verdict = judge(kept); verdict; verdict = judge(kept)) {
    const change = culpritOf(verdict, kept)
    if (!change) break
    kept = kept.filter((other) => other !== change)
    dropped.push({ change, ruleId: verdict.ruleId })
  }
  return { kept, dropped }
}

/** The last of the person's new shifts the verdict speaks of; any new one of hers when it names none. */
function culpritOf<T extends Handover>(
  { personId, shiftIds }: Verdict,
  changes: readonly T[]
): T | undefined {
  const hers = changes.filter(({ toEmployeeId }) => toEmployeeId === personId)
  return hers.findLast(({ entryId }) => shiftIds.includes(entryId)) ?? hers.at(-1)
}

/** Finds the first breach that the changes cause for a person who gets work by them. */
function judgeOf(problem: RosterProblem) {
  const rules = rulesOf(problem)
  const facts = factsOf(problem)
  const fixed = Map.groupBy(problem.fixed, ({ personId }) => personId)
  const before = Map.groupBy(problem.shifts, ({ currentPersonId }) => currentPersonId)
  return (changes: readonly Handover[]): Verdict | undefined => {
    const to = new Map(changes.map(({ entryId, toEmployeeId }) => [entryId, toEmployeeId]))
    const receivers = new Set(to.values())
    const after = Map.groupBy(problem.shifts, ({ id, currentPersonId }) =>
      to.has(id) ? to.get(id)! : currentPersonId
    )
    for (const [index, person] of problem.people.entries()) {
      if (!receivers.has(person.id)) continue
      const stays: RosterWork[] = fixed.get(person.id) ?? []
      const verdicts = checkChange(
        facts[index]!,
        [...stays, ...(before.get(person.id) ?? [])],
        [...stays, ...(after.get(person.id) ?? [])],
        rulesFor(person, rules)
      )
      const blocking = verdicts.find(({ severity }) => severity === 'block')
      if (blocking) return blocking
    }
    return undefined
  }
}
