import { isShift } from '../model/entry_kind.ts'
import { cellKey } from '../model/cell_model.ts'
import type { CellRef } from '../model/selection.ts'
import type { Scheduler } from '../context/scheduler_context.ts'
import { beginDrag, type DragPreview } from './drag_session.ts'
import type { PillStore } from './drag_pill.tsx'
import { DropAdvice, type Dragged } from './drop_advice.ts'
import { DropMarks } from './drop_marks.ts'
import { dropShifts } from './drop_shifts.ts'
import { noDrop, type Verdict } from './drop_verdict.ts'

type Tools = { now: () => Scheduler; frame: HTMLElement; pill: PillStore }

/** Drags a shift, or all that are selected with it. What every drop would mean is worked out from the press on. */
export function dragShifts(
  { now, frame, pill }: Tools,
  start: PointerEvent,
  at: CellRef,
  entryId: string
): void {
  const dragged = draggedBy(now(), at, entryId)
  if (!dragged) return
  const marks = new DropMarks(frame, (key) => advice.markOf(key))
  let under: CellRef | null = null
  const advice = new DropAdvice(now, dragged, at, (keys) => {
    marks.soon()
    if (under && keys.includes(cellKey(under.rowId, under.day))) handle.lookAgain()
  })
  const preview = (shown: DragPreview): Verdict => {
    under = shown.over
    advice.asCopy(shown.copy)
    marks.begin()
    const verdict = under ? advice.verdictAt(under) : noDrop(now().labels.t('scheduling.drag.nowhere'))
    pill.setState({ pill: { ...shown, ...verdict } })
    return verdict.verdict
  }
  const handle = beginDrag({
    frame,
    start,
    preview,
    drop: (over, copy) => {
      advice.asCopy(copy)
      void dropShifts(now(), advice, over)
    },
    ended: () => {
      stopWatching()
      advice.stop()
      marks.clear()
      pill.setState({ pill: null })
    },
  })
  // The plan may change under a pointer that rests: a colleague deletes what is dragged.
  const stopWatching = now().rules.subscribe(() => handle.lookAgain())
}

function draggedBy({ model, rights, actions, ui }: Scheduler, at: CellRef, entryId: string): Dragged | null {
  const grabbed = model.entryById.get(entryId)
  if (!rights.edit || !grabbed || !isShift(grabbed) || grabbed.state === 'removed') return null
  const together = ui.getState().selection.entries.has(entryId) ? actions.shifts() : [grabbed]
  return { grabbed, together, dayOffset: at.day === grabbed.day ? 0 : 1 }
}
