import type { ActionTools } from './action_tools.ts'
import { shiftsIn } from './targets.ts'

/** The shift the focus stands on when something is wrong with it, else the first such shift of the cell. */
export function warnedShift({ ui, model }: ActionTools): string | null {
  const { focus, focusEntryId } = ui.getState()
  const { byEntry } = model.warnings
  if (focusEntryId) return byEntry.has(focusEntryId) ? focusEntryId : null
  return (focus && shiftsIn(focus, model).find(({ id }) => byEntry.has(id))?.id) ?? null
}

/** The card about a shift's warnings, with the keyboard in it. */
export function openWarning({ ui, grid, model }: ActionTools, entryId: string): void {
  const entry = model.entryById.get(entryId)
  const rect =
    grid.current?.rectOfEntry(entryId) ??
    (entry && grid.current?.rectOf({ rowId: entry.employeeId ?? 'unassigned', day: entry.day }))
  if (rect) ui.setState({ warning: { entryId, rect, held: 'focus' }, hover: null, menu: null })
}
