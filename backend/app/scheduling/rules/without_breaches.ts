import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { fixedRules } from '#app/labour_code/public/fixed_rules'
import type { EntryChange } from '#app/scheduling/entries/entry'
import { planCheck, type JudgedPlan } from '#app/scheduling/rules/plan_check'

type LeftAlone = { entryId: string; ruleId: string }
export type WithoutBreaches = {
  possible: EntryChange[]
  left: LeftAlone[]
  /** Everything the possible ones make new or worse, alerts among it. */
  worse: readonly PlanVerdict[]
  plan: JudgedPlan
}

/**
 * Sorts out changes that would break a blocking rule. Leaving one entry where it is can put it in the way of another,
 * so this asks again until nothing is broken. The people are locked by the caller.
 *
 * @param factsOnly everything else is overridden
 */
export async function withoutBreaches(
  changes: readonly EntryChange[],
  { factsOnly = false } = {}
): Promise<WithoutBreaches> {
  const { plan, check } = await planCheck(changes)
  let possible = [...changes]
  const left: LeftAlone[] = []
  for (;;) {
    const { refused: found, worse } = check(possible)
    const refused = found.filter(({ ruleId }) => !factsOnly || fixedRules.includes(ruleId))
    // Backwards, so that of several rules the first one names the reason.
    const culprits = new Map(refused.toReversed().flatMap((verdict) => culpritOf(verdict, possible)))
    if (culprits.size === 0) return { possible, left, worse, plan }
    left.push(...[...culprits].map(([entryId, ruleId]) => ({ entryId, ruleId })))
    possible = possible.filter(({ entryId }) => !culprits.has(entryId))
  }
}

/** Of the changed entries that take part the last one. */
function culpritOf({ ruleId, shiftIds }: PlanVerdict, changes: readonly EntryChange[]): [string, string][] {
  const given = new Set(changes.flatMap(({ entryId, after }) => (after ? [entryId] : [])))
  const entryId = shiftIds.findLast((id) => given.has(id))
  return entryId === undefined ? [] : [[entryId, ruleId]]
}
