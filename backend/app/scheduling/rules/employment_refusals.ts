import type { PlanContext, PlanEntry, PlanVerdict } from '@shiftloom/solver/labour_code/plan/plan_context'
import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import type { RuleId, RuleSettings } from '@shiftloom/solver/labour_code/rule'
import type { EntryChange, EntryContent } from '#app/scheduling/entries/entry'
import { isWork } from '#app/scheduling/people/work_types'
import { planEntryOf } from '#app/scheduling/rules/plan_entry'
import { scheduleEntryTypes } from '#contracts/enums'

/**
 * Rules for absences and declarations too, although they are no work: the person must be employed, and at the location.
 */
const alwaysAsked: readonly RuleId[] = ['employment', 'location']
const onlyThese: RuleSettings = Object.fromEntries(alwaysAsked.map((id) => [id, 'block'])) as RuleSettings

/** Absences and declarations outside the person's employment or locations; those that were so before are left out. */
export function employmentRefusals(context: PlanContext, changes: readonly EntryChange[]): PlanVerdict[] {
  const given = changes.filter(({ after }) => after?.employeeId && !isWork(after.type))
  if (given.length === 0) return []
  const ruleSets = context.ruleSets.map((rules) => ({ ...rules, settings: onlyThese }))
  // One at a time: an absence may lie over another entry, which is not reported here.
  return given.flatMap(({ entryId, before, after }) => {
    const same = before?.employeeId === after!.employeeId && before?.type === after!.type
    const old = same ? [asWork(entryId, before!)] : []
    const judge = planJudge({ ...context, ruleSets, around: [], acceptances: [] }, old)
    const { worse } = judge.effectOf({ remove: old.map(({ id }) => id), add: [asWork(entryId, after!)] })
    return worse.filter(({ ruleId }) => alwaysAsked.includes(ruleId))
  })
}

const asWork = (id: string, content: EntryContent): PlanEntry => ({
  ...planEntryOf(id, content),
  type: scheduleEntryTypes.shift,
  positionId: null,
  availability: null,
})
