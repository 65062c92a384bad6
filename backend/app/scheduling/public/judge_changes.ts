import type { PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import type { EntryChange, EntryContent } from '#app/scheduling/entries/entry'
import { planCheck } from '#app/scheduling/rules/plan_check'

/** An entry as it would be; `null` if it is deleted. Left out of the list, it stays as it is. */
export type SupposedEntry = { entryId: string; before: EntryContent | null; after: EntryContent | null }

export type Judgement = {
  /** What would refuse the changes, facts first; empty when they may be made. */
  refused: PlanVerdict[]
  /** Everything they would make new or worse, alerts among it. */
  worse: readonly PlanVerdict[]
}

/**
 * What changes of the schedule would do to the rules, without making them: for swaps before the other person is asked,
 * for imports before anything is written, for requests before they are granted. `applyCommand` asks the same judge once
 * more; lock the people first when the answer has to hold until then.
 *
 * @param changes `before` is the entry as it is stored now, null for a new one
 */
export async function judgeChanges(changes: readonly SupposedEntry[]): Promise<Judgement> {
  const supposed: EntryChange[] = [...changes]
  return (await planCheck(supposed)).check(supposed)
}
