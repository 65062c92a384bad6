import type {
  CommandLabel,
  EntryOperation,
  ScheduleCommandResult,
  ScheduleEntry,
} from '@shiftloom/backend/contracts/schedule'
import { createElement } from 'react'
import { isApiFailure } from '#/lib/failures/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import { goneIn } from '../model/clash.ts'
import { ruleName } from '../words/rule_sentence.ts'
import type { CommandOutcome, CommandRunner, Override } from '../state/command_runner.ts'
import { answerRefusal, type RefusalTools } from '../refusals/answer_refusal.ts'
import { tallyText } from '../words/warning_words.ts'
import { tellConflict, tellFailure, tellGone } from './conflicts.ts'
import { UndoableText } from '../frame/undoable_text.tsx'

export type Submission = {
  label: CommandLabel
  operations: EntryOperation[]
  skippedLocked?: number
  /** Shown in a toast with Undo when the change is easy to make by accident. */
  quiet?: boolean
  /** The reason it is done against the rules. */
  override?: Override
  /** The entries as the planner saw them; left out, as they are on the screen. */
  known?: readonly ScheduleEntry[]
}
type Tools = RefusalTools & { runner: CommandRunner; undo: () => void }

/** Sends one undoable step and says what came of it. */
export async function submit(tools: Tools, submission: Submission): Promise<CommandOutcome | null> {
  const { runner, ui, labels } = tools
  const { label, operations, skippedLocked = 0, quiet, override } = submission
  if (skippedLocked > 0)
    toast({ type: 'warning', text: labels.t('scheduling.toasts.locked_skipped', { count: skippedLocked }) })
  if (operations.length === 0) return null
  const ids = operations.map(({ id }) => id)
  const known = submission.known ?? ids.flatMap((id) => tools.model.entryById.get(id) ?? [])
  ui.setState(({ saving }) => ({ saving: new Set([...saving, ...ids]) }))
  const outcome = await runner.run(label, operations, override)
  ui.setState(({ saving }) => ({ saving: new Set([...saving].filter((id) => !ids.includes(id))) }))
  if (!outcome) return null
  if (outcome.ok) {
    tellAlerts(tools, outcome.answer)
    if (!quiet) toastWithUndo(tools, labels.t(`scheduling.toasts.${label}`, { count: operations.length }))
    return outcome
  }
  const again = await answerFailure(tools, outcome, known)
  if (again) return submit(tools, { ...submission, skippedLocked: 0, override: again })
  const gone = goneIn(outcome.error)
  const left = operations.filter(({ id }) => !gone.includes(id))
  // Deleting asks for nothing of those that are deleted already.
  const goesOn = label === 'delete' && gone.length > 0 && left.length > 0
  return goesOn ? submit(tools, { ...submission, skippedLocked: 0, operations: left, known }) : outcome
}

/**
 * Says why it was not done. Answers how to do it all the same, when the person may and gives a reason.
 *
 * @param known the entries it was about, as they were: a deleted one is named by them
 */
export async function answerFailure(
  tools: RefusalTools,
  { error, stale }: Extract<CommandOutcome, { ok: false }>,
  known: readonly ScheduleEntry[] = []
): Promise<Override | null> {
  const gone = goneIn(error)
  if (gone.length > 0)
    tellGone(
      tools,
      known.filter(({ id }) => gone.includes(id))
    )
  else if (stale) tellConflict(tools, error)
  else if (isApiFailure(error, 400)) return answerRefusal(tools, error)
  // A session that has ended says so on the sign-in page.
  else if (!isApiFailure(error, 401)) tellFailure(tools, error)
  return null
}

/** The new badges are visible; screen readers hear what the change brought with it. */
function tellAlerts({ ui, labels }: Tools, { verdicts = [] }: ScheduleCommandResult): void {
  if (verdicts.length === 0) return
  const rules = [...new Set(verdicts.map(({ ruleId }) => ruleName(labels, ruleId)))]
  const tally = tallyText(labels, { blocks: 0, alerts: verdicts.length })
  ui.setState({
    announcement: labels.t('scheduling.warnings.spoken', { tally, rules: labels.format.list(rules) }),
  })
}

/** Says what was done, with the way back. */
export function toastWithUndo({ undo, labels }: Pick<Tools, 'undo' | 'labels'>, text: string): void {
  toast({
    id: 'scheduling-step',
    type: 'success',
    text: createElement(UndoableText, { text, undoLabel: labels.t('scheduling.actions.undo'), undo }),
  })
}
