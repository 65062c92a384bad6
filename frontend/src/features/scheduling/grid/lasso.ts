import { cellKey } from '../model/cell_model.ts'
import { extendTo, nothingSelected, type CellRef } from '../model/selection.ts'
import type { Scheduler } from '../context/scheduler_context.ts'
import { beginDrag } from './drag_session.ts'

type Tools = { now: () => Scheduler; frame: HTMLElement }

/**
 * A press on an empty part of a cell that moves on selects the cells between, as in a spreadsheet; with Ctrl they join
 * what is selected. Escape gives the selection back. A finger scrolls instead.
 */
export function lasso({ now, frame }: Tools, start: PointerEvent, at: CellRef): void {
  if (start.pointerType === 'touch') return
  const before = now().ui.getState().selection
  const kept = start.ctrlKey || start.metaKey ? before : nothingSelected
  beginDrag({
    frame,
    start,
    look: 'lasso',
    preview: ({ over }) => {
      const { ui, model } = now()
      if (!over) return null
      const { cells } = extendTo({ ...nothingSelected, anchor: at }, over, model.order)
      const selection = {
        ...kept,
        anchor: at,
        cells: new Set([...kept.cells, ...cells, cellKey(at.rowId, at.day)]),
      }
      ui.setState({ selection, focus: at, focusEntryId: null })
      return null
    },
    cancelled: () => now().ui.setState({ selection: before }),
    ended: () => {},
  })
}
