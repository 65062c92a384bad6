import type { CommandLabel, EntryOperation, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { createElement } from 'react'
import { ApiFailure } from '#/lib/api_failure.ts'
import { toast } from '#/ui/toast.ts'
import type { CommandOutcome, CommandRunner } from '../state/command_runner.ts'
import type { Labels } from '../state/labels.ts'
import type { UiStore } from '../state/ui_state.ts'
import { UndoableText } from './undoable_text.tsx'

export type Submission = {
  label: CommandLabel
  operations: EntryOperation[]
  skippedLocked?: number
  /** Told in a toast with Undo when the change is easy to make by accident. */
  quiet?: boolean
}
type Tools = { runner: CommandRunner; ui: UiStore; labels: Labels; undo: () => void }

/** Sends one undoable step and says what came of it. */
export async function submit(
  tools: Tools,
  { label, operations, skippedLocked = 0, quiet }: Submission
): Promise<CommandOutcome | null> {
  const { runner, ui, labels } = tools
  if (skippedLocked > 0)
    toast({ type: 'warning', text: labels.t('scheduling.toasts.locked_skipped', { count: skippedLocked }) })
  if (operations.length === 0) return null
  const ids = operations.map(({ id }) => id)
  ui.set(({ saving }) => ({ saving: new Set([...saving, ...ids]) }))
  const outcome = await runner.run(label, operations)
  ui.set(({ saving }) => ({ saving: new Set([...saving].filter((id) => !ids.includes(id))) }))
  if (outcome.ok) {
    if (!quiet) toastWithUndo(tools, labels.t(`scheduling.toasts.${label}`, { count: operations.length }))
  } else if (outcome.stale) tellConflict(labels, outcome.error)
  return outcome
}

function toastWithUndo({ undo, labels }: Tools, text: string): void {
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
