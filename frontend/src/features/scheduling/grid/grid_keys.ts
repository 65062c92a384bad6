import type { KeyboardEvent } from 'react'
import { actionOf } from '../actions/action_table.ts'
import { shiftsIn } from '../actions/targets.ts'
import { extendTo, selectEntry, type CellRef, type GridOrder } from '../model/selection.ts'
import type { Scheduler } from '../context/scheduler_context.ts'
import { unfoldFor } from '../state/unfold.ts'
import { announceEntry } from '../actions/announce.ts'

const steps: Record<string, [rows: number, days: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Keys on the grid. What it does not take is left to AG Grid, which walks with the arrows. */
export const keyHandler =
  (now: () => Scheduler, focusCell: (ref: CellRef) => void) =>
  (event: KeyboardEvent): void => {
    if (!handle(now(), focusCell, event)) return
    event.preventDefault()
    event.stopPropagation()
  }

function handle(scheduler: Scheduler, focusCell: (ref: CellRef) => void, event: KeyboardEvent): boolean {
  const { ui, model, actions, rights } = scheduler
  const { focus, selection } = ui.getState()
  if (isTyping(event.target)) return false
  if (event.shiftKey && focus && steps[event.key]) {
    const next = neighbourOf(focus, steps[event.key]!, model.order)
    const anchored = selection.anchor ? selection : { ...selection, anchor: focus }
    ui.setState({ selection: extendTo(anchored, next, model.order), focus: next, focusEntryId: null })
    focusCell(next)
    return true
  }
  if (event.key === 'Tab' && focus) return stepInCell(scheduler, focus, event.shiftKey ? -1 : 1)
  const found = actionOf(event.nativeEvent, focus !== null && rights.edit)
  if (!found) return false
  if ('type' in found) {
    if (focus) actions.openQuick(focus, found.type)
    return focus !== null
  }
  return actions.run(found.id)
}

/** Tab goes through the shifts of the focused cell, then leaves it. */
function stepInCell(scheduler: Scheduler, focus: CellRef, step: 1 | -1): boolean {
  const { ui, model } = scheduler
  const shifts = shiftsIn(focus, model)
  const { focusEntryId } = ui.getState()
  const at = shifts.findIndex(({ id }) => id === focusEntryId)
  const next = at < 0 ? (step === 1 ? shifts[0] : shifts.at(-1)) : shifts[at + step]
  if (!next) {
    ui.setState({ focusEntryId: null })
    return false
  }
  unfoldFor(ui, model, [next])
  ui.setState({
    focusEntryId: next.id,
    selection: selectEntry(focus, next.id),
    announcement: announceEntry(next, scheduler),
  })
  return true
}

function neighbourOf({ rowId, day }: CellRef, [rows, days]: [number, number], order: GridOrder): CellRef {
  const step = <T>(list: readonly T[], from: T, by: number): T =>
    list[Math.min(list.length - 1, Math.max(0, list.indexOf(from) + by))] ?? from
  return { rowId: step(order.rowIds, rowId, rows), day: step(order.days, day, days) }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable)
