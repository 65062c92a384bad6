import type { ScheduleCommandResult } from '@shiftloom/backend/contracts/schedule'
import type { Labels } from '../words/labels.ts'
import { ruleName } from '../words/rule_sentence.ts'

type Conflict = ScheduleCommandResult['conflicts'][number]

/**
 * What undo or redo left as it is, a sentence for each reason with its names: who changed it, the rules, the people.
 *
 * @param heldBack nothing of a request was changed, as it goes only as a whole
 */
export function leftAloneText(
  labels: Labels,
  conflicts: readonly Conflict[],
  { heldBack }: { heldBack: boolean }
): string {
  const step = heldBack ? 'request' : 'undo'
  return [...Map.groupBy(conflicts, reasonOf)]
    .map(([reason, own]) => {
      const names = own.map(({ byName, ruleId, notPlanned }) =>
        ruleId ? ruleName(labels, ruleId) : (notPlanned ?? byName)
      )
      return labels.t(`scheduling.toasts.${step}_${reason}`, {
        count: own.length,
        names: labels.format.list([...new Set(names)].filter(Boolean)),
      })
    })
    .join('; ')
}

const reasonOf = ({ ruleId, notPlanned }: Conflict): 'refused' | 'not_planned' | 'conflicts' =>
  ruleId ? 'refused' : notPlanned ? 'not_planned' : 'conflicts'
