import type { WaitingRequest } from '@shiftloom/backend/contracts/request_calendar'
import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { cellOfKey, unassignedRowId } from '../model/cell_model.ts'
import { isAbsence, isShift } from '../model/entry_kind.ts'
import { selectedShifts, type CellRef } from '../model/selection.ts'
import type { ScheduleModel } from '../state/use_schedule_model.ts'
import type { UiState } from '../state/ui_state.ts'

/** The shifts an action is about: the selection, or the shift the focus stands on, or all of the focused cell. */
export function targetShifts(ui: UiState, model: ScheduleModel): ScheduleEntry[] {
  const selected = selectedShifts(ui.selection, model.cells)
  if (selected.length > 0) return selected
  const focused = ui.focusEntryId ? model.entryById.get(ui.focusEntryId) : undefined
  if (focused && isShift(focused) && focused.state !== 'removed') return [focused]
  return ui.focus ? shiftsIn(ui.focus, model) : []
}

/** Shifts that begin in a cell, in the order shown. */
export function shiftsIn({ rowId, day }: CellRef, model: ScheduleModel): ScheduleEntry[] {
  const items = model.cells.get(rowId)?.[day]?.items ?? []
  return items
    .filter(({ kind, mark, faded }) => kind === 'shift' && mark !== 'leaving' && !faded)
    .map(({ entry }) => entry)
}

/** The absence of the focused cell, if there is one. */
export function focusedAbsence({ focus }: UiState, model: ScheduleModel): ScheduleEntry | undefined {
  const items = focus ? model.cells.get(focus.rowId)?.[focus.day]?.items : undefined
  return items?.map(({ entry }) => entry).find((entry) => isAbsence(entry) && entry.state !== 'removed')
}

/** The first request of the focused cell that waits for a decision. */
export const focusedRequest = ({ focus }: UiState, model: ScheduleModel): WaitingRequest | undefined =>
  focus ? model.cells.get(focus.rowId)?.[focus.day]?.waiting[0] : undefined

/** The person whose row has the focus, with the days selected in it; null while the focus is elsewhere. */
export function focusedPerson({ focus, selection }: UiState): { employeeId: string; days: string[] } | null {
  if (!focus || focus.rowId === unassignedRowId) return null
  const selected = [...selection.cells]
    .map(cellOfKey)
    .filter(({ rowId }) => rowId === focus.rowId)
    .map(({ day }) => day)
  return { employeeId: focus.rowId, days: [...new Set([focus.day, ...selected])].toSorted() }
}

/** The selected cells, or the focused one. */
export function targetCells({ selection, focus }: UiState): CellRef[] {
  if (selection.cells.size > 0) return [...selection.cells].map(cellOfKey)
  return focus ? [focus] : []
}
