import type { HistoryStep, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { toast } from '#/ui/toast.ts'
import { isShift } from '../model/entry_kind.ts'
import type { CellRef } from '../model/selection.ts'
import { addDays } from '../model/calendar.ts'
import type { Picker, Rect, RepairStart } from '../state/ui_state.ts'
import type { CommandOutcome } from '../state/command_runner.ts'
import { rowIdOf } from '../state/use_schedule_model.ts'
import { leftAloneText } from './left_alone.ts'
import { asksBefore, stepQuestion } from './step_question.tsx'
import { answerFailure, type Submission } from './submit.ts'
import { focusedPerson, shiftsIn } from './targets.ts'
import type { ActionTools } from './action_tools.ts'

/** The time field over a cell: for a new shift, or with `entry` for the times of that one. */
export function openQuick(
  { ui, grid, rights, model }: ActionTools,
  at: CellRef,
  text: string,
  entry: ScheduleEntry | null
): void {
  if (!rights.edit || entry?.locked) return
  const rect = (entry && grid.current?.rectOfEntry(entry.id)) ?? grid.current?.rectOf(at)
  const person = model.personById.get(at.rowId)
  if (!rect || person?.disabledInSchedule) return
  ui.setState({ quick: { at, rect, text, entry, failed: null }, hover: null, menu: null })
}

/** Enter: the panel of the shift in focus, or a new shift where there is none. */
export function openOrEdit(tools: ActionTools): void {
  const { ui, model } = tools
  const { focus, focusEntryId } = ui.getState()
  const entry = (focusEntryId && model.entryById.get(focusEntryId)) || (focus && shiftsIn(focus, model)[0])
  if (entry && isShift(entry)) ui.setState({ panel: { kind: 'shift', entryId: entry.id }, hover: null })
  else if (focus) openQuick(tools, focus, '', null)
}

export function openPicker(
  { ui, grid }: ActionTools,
  kind: Picker['kind'],
  shifts: readonly ScheduleEntry[]
): void {
  const first = shifts[0]
  if (!first) return
  ui.setState({
    picker: { kind, entryIds: shifts.map(({ id }) => id), rect: besideShift(grid, first) },
    menu: null,
    hover: null,
  })
}

/** Who else could have the shift, ranked. */
export function openReplacements({ ui, grid }: ActionTools, entry: ScheduleEntry | undefined): void {
  if (!entry || entry.locked) return
  ui.setState({
    replacing: { entryId: entry.id, rect: besideShift(grid, entry) },
    menu: null,
    hover: null,
    warning: null,
  })
}

/** Beside the shift where it is drawn, else in the middle of the window. */
function besideShift(grid: ActionTools['grid'], entry: ScheduleEntry): Rect {
  const half = 160
  return (
    grid.current?.rectOfEntry(entry.id) ??
    grid.current?.rectOf({ rowId: rowIdOf(entry), day: entry.day }) ?? {
      left: innerWidth / 2 - half,
      right: innerWidth / 2 + half,
      top: innerHeight / 3,
      bottom: innerHeight / 3,
    }
  )
}

/** The person whose row has the focus and the days selected in it; no one while the focus is elsewhere. */
export function repairStart({ ui, model }: ActionTools): RepairStart {
  const { employeeId, days } = focusedPerson(ui.getState()) ?? {
    ...{ employeeId: null, days: [model.days[0]!, model.days.at(-1)!] },
  }
  return { employeeId, from: days[0]!, until: addDays(days.at(-1)!, 1) }
}

/**
 * One step back or forward on the person's own list, after a question where it is a big one; names whose later edits were
 * left alone. A change that waits and has not been sent is taken back and given again at once; of one that may have been
 * sent it is only said that it waits, so that no press of a key is carried out later unseen.
 *
 * @param send gives a change again
 */
export async function undoOrRedo(
  tools: ActionTools,
  step: 'undo' | 'redo',
  send: (submission: Submission) => unknown
): Promise<void> {
  const { runner, labels, rights, confirm } = tools
  if (!rights.edit) return
  const say = (text: string) => void toast({ id: 'scheduling-step', text })
  const again = step === 'redo' ? runner.takenBack.next() : undefined
  if (again) {
    send({ ...again, quiet: true })
    return say(labels.t('scheduling.toasts.redo_done'))
  }
  const next = await runner.nextStep(step)
  if (next === 'waits') {
    const isBack = step === 'undo' && runner.takeBack()
    return say(labels.t(isBack ? 'scheduling.toasts.undo_done' : `scheduling.step.waits_${step}`))
  }
  if (!next) return say(labels.t(`scheduling.step.nothing_${step}`))
  if (asksBefore(next) && !(await confirm(stepQuestion(labels, step, next)))) return
  void runner[step](next).then((outcome) => outcome && tellStep(tools, step, next, outcome))
  // Not for its answer, which may be a long time coming: the next press of the key is to be heard before.
  await runner.atRest()
}

function tellStep(
  tools: ActionTools,
  step: 'undo' | 'redo',
  next: HistoryStep,
  outcome: CommandOutcome
): void {
  const { labels } = tools
  const { label } = next
  if (!outcome.ok) return void answerFailure(tools, outcome)
  const { conflicts, entries, heldBack } = outcome.answer
  if (conflicts.length === 0) {
    // An acceptance changes many shifts at once: which ones came back is worth saying.
    const accepted = step === 'undo' && label === 'acceptProposal'
    const text = accepted
      ? labels.t('scheduling.toasts.undo_accepted', { count: entries.length })
      : asksBefore(next)
        ? labels.t(`scheduling.step.${step}_named`, { step: labels.t(`scheduling.steps.${label}`) })
        : labels.t(`scheduling.toasts.${step}_done`)
    return void toast({ id: 'scheduling-step', text })
  }
  toast({
    id: 'scheduling-step',
    type: 'warning',
    timeoutMs: 8_000,
    text: leftAloneText(labels, conflicts, { heldBack: heldBack ?? false }),
  })
}
