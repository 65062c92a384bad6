import type { RuleId } from '@shiftloom/solver/labour_code/rule'
import type { Warning } from '../model/warning.ts'

/**
 * How many open warnings each rule has, most first; accepted ones are not counted.
 *
 * @param entryIds only warnings that one of these shifts takes part in; null: all of the period, as the toolbar counts
 */
export function openByRule(
  warnings: readonly Warning[],
  entryIds: ReadonlySet<string> | null
): { ruleId: RuleId; count: number }[] {
  const open = warnings.filter(
    ({ accepted, verdict }) => !accepted && (!entryIds || verdict.shiftIds.some((id) => entryIds.has(id)))
  )
  return [...Map.groupBy(open, ({ verdict }) => verdict.ruleId)]
    .map(([ruleId, own]) => ({ ruleId, count: own.length }))
    .sort((a, b) => b.count - a.count)
}
