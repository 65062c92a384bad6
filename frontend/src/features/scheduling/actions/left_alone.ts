import type { ScheduleCommandResult } from '@shiftloom/backend/contracts/schedule'
import type { Labels } from '../words/labels.ts'
import { ruleName } from '../words/rule_sentence.ts'

type Conflict = ScheduleCommandResult['conflicts'][number]

type Reason = 'refused' | 'not_planned' | 'conflicts'

/**
 * What undo or redo left as it is, a sentence for each reason with its names: who changed it, the rules, the people.
 *
 * @param heldBack nothing of a request was changed, as it goes only as a whole
 */
export const leftAloneText = (
  labels: Labels,
  conflicts: readonly Conflict[],
  { heldBack }: { heldBack: boolean }
): string => {
  const step = heldBack ? 'request' : 'undo'
  return textOf(labels, conflicts, (reason) => `scheduling.toasts.${step}_${reason}`)
}

/** The same of a proposal that is accepted. */
export const notAcceptedText = (labels: Labels, conflicts: readonly Conflict[]): string =>
  textOf(labels, conflicts, (reason) => `generate.panel.accept_${reason}`)

const textOf = (labels: Labels, conflicts: readonly Conflict[], keyOf: (reason: Reason) => string): string =>
  [...Map.groupBy(conflicts, reasonOf)]
    .map(([reason, own]) => {
      const names = own.map(({ byName, ruleId, notPlanned }) =>
        ruleId ? ruleName(labels, ruleId) : (notPlanned ?? byName)
      )
      return labels.t(keyOf(reason), {
        count: own.length,
        names: labels.format.list([...new Set(names)].filter(Boolean)),
      })
    })
    .join('; ')

const reasonOf = ({ ruleId, notPlanned }: Conflict): Reason =>
  ruleId ? 'refused' : notPlanned ? 'not_planned' : 'conflicts'
