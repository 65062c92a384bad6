import type {
  CommandLabel,
  EntryOperation,
  ScheduleCommandResult,
  ScheduleEntry,
} from '@shiftloom/backend/contracts/schedule'
import { createElement } from 'react'
import { ApiFailure, isApiFailure } from '#/lib/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import { ruleName } from '../rules/rule_sentence.ts'
import type { CommandOutcome, CommandRunner, Override } from '../state/command_runner.ts'
import type { Labels } from '../state/labels.ts'
import { answerRefusal, type RefusalTools } from '../warnings/answer_refusal.ts'
import { tallyText } from '../warnings/sentences.ts'
import { UndoableText } from './undoable_text.tsx'

export type Submission = {
  label: CommandLabel
  operations: EntryOperation[]
  skippedLocked?: number
  /** Told in a toast with Undo when the change is easy to make by accident. */
  quiet?: boolean
  /** The reason it is done against the rules. */
  override?: Override
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
  ui.set(({ saving }) => ({ saving: new Set([...saving, ...ids]) }))
  const outcome = await runner.run(label, operations, override)
  ui.set(({ saving }) => ({ saving: new Set([...saving].filter((id) => !ids.includes(id))) }))
  if (outcome.ok) {
    tellAlerts(tools, outcome.answer)
    if (!quiet) toastWithUndo(tools, labels.t(`scheduling.toasts.${label}`, { count: operations.length }))
    return outcome
  }
  const again = await answerFailure(tools, outcome)
  return again ? submit(tools, { ...submission, skippedLocked: 0, override: again }) : outcome
}

/** Says why it was not done. Answers how to do it all the same, when the person may and gives a reason. */
export async function answerFailure(
  tools: RefusalTools,
  { error, stale }: Extract<CommandOutcome, { ok: false }>
): Promise<Override | null> {
  if (stale) tellConflict(tools.labels, error)
  else if (isApiFailure(error, 400)) return answerRefusal(tools, error)
  return null
}

/** Eyes see the new badges; ears are told what the change brought with it. */
function tellAlerts({ ui, labels }: Tools, { verdicts = [] }: ScheduleCommandResult): void {
  if (verdicts.length === 0) return
  const rules = [...new Set(verdicts.map(({ ruleId }) => ruleName(labels, ruleId)))]
  const tally = tallyText(labels, { blocks: 0, alerts: verdicts.length })
  ui.set({
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

/** Somebody else was faster: says what the shift is now. */
export function tellConflict(labels: Labels, error: unknown): void {
  const current =
    error instanceof ApiFailure ? (error.details.current as ScheduleEntry | null | undefined) : null
  toast({
    type: 'warning',
    timeoutMs: 8_000,
    title: labels.t('scheduling.toasts.conflict_title'),
    text: current?.day
      ? labels.t('scheduling.toasts.conflict_now', {
          day: labels.format.day(current.day, 'weekday'),
          times: labels.times(current),
          kind: labels.kind(current),
        })
      : labels.t('scheduling.toasts.conflict_gone'),
  })
}
