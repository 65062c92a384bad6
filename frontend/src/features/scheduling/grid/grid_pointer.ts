import type { MouseEvent, PointerEvent } from 'react'
import { slotMinutes } from '../model/coverage_memory.ts'
import { isAbsence, isMark, isShift } from '../model/entry_kind.ts'
import {
  extendTo,
  selectCell,
  selectColumn,
  selectEntry,
  selectRow,
  toggleCell,
  toggleEntry,
} from '../model/selection.ts'
import { coverageRowId } from '../model/rows.ts'
import type { Scheduler } from '../context/scheduler_context.ts'
import { rectOf } from '../state/ui_state.ts'
import type { PillStore } from './drag_pill.tsx'
import { dragShifts } from './drag_shifts.ts'
import { coveredAt, followCovered } from './coverage/coverage_pointer.ts'
import { hitOf, type Hit } from './hit.ts'
import { lasso } from './lasso.ts'

type Tools = { now: () => Scheduler; frame: () => HTMLElement; pill: PillStore }

/** Mouse and touch on the grid: select, open, drag, right-click. All handlers sit on the frame, none on a cell. */
export const pointerHandlers = ({ now, frame, pill }: Tools) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button !== 0) return
    const hit = hitOf(event.target)
    now().ui.setState({ hover: null })
    if (hit?.kind !== 'cell') return
    if (hit.entryId) dragShifts({ now, frame: frame(), pill }, event.nativeEvent, hit.at, hit.entryId)
    else if (!hit.requestId && !event.shiftKey) lasso({ now, frame: frame() }, event.nativeEvent, hit.at)
  },
  onClick: (event: MouseEvent) => {
    const hit = hitOf(event.target)
    if (hit) click(now(), hit, event)
  },
  onPointerMove: (event: PointerEvent) => followCovered(now().ui, event),
  onPointerLeave: () => now().ui.setState({ covered: null }),
  onDoubleClick: (event: MouseEvent) => {
    const hit = hitOf(event.target)
    if (hit?.kind === 'cell' && hit.entryId) open(now(), hit.entryId)
  },
  onContextMenu: (event: MouseEvent) => {
    const hit = hitOf(event.target)
    if (hit?.kind !== 'cell' && hit?.kind !== 'row') return
    event.preventDefault()
    if (hit.kind === 'cell') takeForMenu(now(), hit)
    else takeRowForMenu(now(), hit.rowId)
    const { clientX: left, clientY: top } = event
    now().ui.setState({ menu: { rect: { left, right: left, top, bottom: top } }, hover: null })
  },
})

function click({ ui, model, actions, rights }: Scheduler, hit: NonNullable<Hit>, event: MouseEvent): void {
  const { selection } = ui.getState()
  const toggles = event.ctrlKey || event.metaKey
  if (hit.kind === 'act') {
    if (hit.act === 'coverage') {
      const at = coveredAt(event)
      if (at) actions.openCoverage(at.day, at.slot * slotMinutes)
      return
    }
    if (hit.act === 'unfold')
      return ui.setState(({ showsAllUnassigned }) => ({ showsAllUnassigned: !showsAllUnassigned }))
    return ui.setState(({ collapsedGroups }) => ({ collapsedGroups: toggled(collapsedGroups, hit.groupId!) }))
  }
  if (hit.kind === 'column') return ui.setState({ selection: selectColumn(hit.day, model.order) })
  if (hit.kind === 'row' && hit.rowId === coverageRowId) return void actions.run('coverage')
  if (hit.kind === 'row') return ui.setState({ selection: selectRow(hit.rowId, model.order) })

  const entry = hit.entryId ? model.entryById.get(hit.entryId) : undefined
  const shift = entry && isShift(entry) ? entry : null
  ui.setState({ focus: hit.at, focusEntryId: shift?.id ?? null })
  if (hit.requestId && !toggles && !event.shiftKey) {
    ui.setState({ selection: selectCell(hit.at) })
    return actions.openRequest(hit.requestId)
  }
  if (entry && isMark(entry) && !toggles && !event.shiftKey && rights.availability) {
    ui.setState({ selection: selectCell(hit.at) })
    return void actions.run('availability')
  }
  if (shift && hit.warned) return actions.openWarning(shift.id)
  if (event.shiftKey) return ui.setState({ selection: extendTo(selection, hit.at, model.order) })
  if (shift)
    return ui.setState({
      selection: toggles ? toggleEntry(selection, hit.at, shift.id) : selectEntry(hit.at, shift.id),
    })
  if (toggles) return ui.setState({ selection: toggleCell(selection, hit.at) })
  ui.setState({ selection: selectCell(hit.at) })
  const cell = model.cells.get(hit.at.rowId)?.[hit.at.day]
  if (rights.edit && cell && cell.items.every(({ kind }) => kind === 'stub')) actions.openQuick(hit.at)
}

function open({ model, actions }: Scheduler, entryId: string): void {
  const entry = model.entryById.get(entryId)
  if (entry && (isShift(entry) || isAbsence(entry))) actions.openEntry(entryId)
}

/** A right click outside the selection moves it; inside, the menu is about all that is selected. */
function takeForMenu({ ui, model }: Scheduler, hit: Extract<Hit, { kind: 'cell' }>): void {
  const { selection } = ui.getState()
  const key = `${hit.at.rowId}|${hit.at.day}`
  const inside = selection.cells.has(key) || (hit.entryId !== null && selection.entries.has(hit.entryId))
  const entry = hit.entryId ? model.entryById.get(hit.entryId) : undefined
  const shiftId = entry && isShift(entry) ? entry.id : null
  ui.setState({
    focus: hit.at,
    focusEntryId: shiftId,
    ...(inside ? {} : { selection: shiftId ? selectEntry(hit.at, shiftId) : selectCell(hit.at) }),
  })
}

/** The menu of a person is about everything in their row. */
function takeRowForMenu({ ui, model }: Scheduler, rowId: string): void {
  ui.setState({
    focus: { rowId, day: model.days[0]! },
    focusEntryId: null,
    selection: selectRow(rowId, model.order),
  })
}

function toggled(set: ReadonlySet<string>, item: string): Set<string> {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}

/** Where an entry is drawn now, for popovers. */
export const entryRect = (frame: HTMLElement, entryId: string) => {
  const card = frame.querySelector(`[data-entry="${CSS.escape(entryId)}"]:not([data-stub])`)
  return card && rectOf(card)
}
