import type { EntryDraft, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useState } from 'react'
import { notSavedSentence } from '../actions/not_saved.ts'
import { currentIn, goneIn } from '../model/clash.ts'
import { draftOf } from '../model/entry_draft.ts'
import { differences, readForm, type FormProblems, type ShiftForm } from '../model/shift_form.ts'
import type { DueBreak } from '../model/typed_breaks.ts'
import type { CommandOutcome } from '../state/command_runner.ts'
import { withBreaksAfterEdit } from '../rules/break_law.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { useEditedEntry } from './use_edited_entry.ts'

/** Saves the panel's form on the version of the shift that the planner has seen, and keeps why it was not saved. */
export function useShiftSaving(opened: ScheduleEntry, form: ShiftForm, onDone: () => void) {
  const { labels, actions, model } = useScheduler()
  const edited = useEditedEntry(opened)
  const [problems, setProblems] = useState<FormProblems>({})
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)

  /** What a colleague did since is agreed to by doing it a second time. */
  const agreed = (): boolean => {
    if (!edited.asks) return true
    edited.see({ entry: edited.now! })
    setRefused(labels.t('scheduling.quick.again'))
    return false
  }
  const carryOut = async (sending: Promise<CommandOutcome | null>) => {
    setSaving(true)
    const outcome = await sending
    setSaving(false)
    if (!outcome || outcome.ok) return onDone()
    const current = currentIn(outcome.error)
    if (current) edited.see({ entry: current })
    if (goneIn(outcome.error).length > 0) edited.see({ deleted: true })
    setRefused(notSavedSentence(labels, outcome.error))
  }
  /** What the law still asks for, where breaks are typed after the times. */
  const due =
    (times: { start: string; end: string }): DueBreak =>
    (breaks) =>
      model.breakLaw.missing({ ...form, ...times }, breaks)
  const read = (): ReturnType<typeof readForm> => {
    const { changes, problems: found } = readForm(form, due)
    return { changes: changes && withBreaksAfterEdit(model.breakLaw, opened, changes), problems: found }
  }
  const readChanges = (): Partial<EntryDraft> | null => {
    const { changes, problems: found } = read()
    setProblems(found)
    return changes
  }

  return {
    edited,
    problems,
    saving,
    refused,
    read,
    forget: () => {
      setProblems({})
      setRefused(null)
    },
    save: () => {
      const wanted = readChanges()
      if (!wanted || edited.clash === 'deleted') return
      const changes = differences(opened, wanted)
      if (Object.keys(changes).length === 0) return onDone()
      if (agreed()) void carryOut(actions.change(edited.seen, changes))
    },
    /** A deleted shift, planned again with what was typed. */
    addAgain: () => {
      const wanted = readChanges()
      if (wanted) void carryOut(actions.create({ ...draftOf(opened), ...wanted, locked: false }))
    },
    remove: () => {
      const { id, version } = edited.seen
      if (agreed())
        void carryOut(
          actions.send({
            label: 'delete',
            operations: [{ kind: 'delete', id, version }],
            known: [edited.seen],
          })
        )
    },
  }
}
