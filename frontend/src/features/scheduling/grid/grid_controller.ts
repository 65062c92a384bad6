import type { CellFocusedEvent, GridApi } from 'ag-grid-community'
import type { KeyboardEvent } from 'react'
import { cellKey, unassignedRowId } from '../model/cell_model.ts'
import type { Density } from '../model/density.ts'
import { coverageRowId, type GridRow } from '../model/rows.ts'
import { selectCell, type CellRef } from '../model/selection.ts'
import type { GridHandle } from '../state/grid_handle.ts'
import type { Scheduler } from '../context/scheduler_context.ts'
import { rectOf, type UiState } from '../state/ui_state.ts'
import { announce } from '../actions/announce.ts'
import type { PillStore } from './drag_pill.tsx'
import type { GridContext } from './grid_context.ts'
import { keyHandler } from './grid_keys.ts'
import { entryRect, pointerHandlers } from './grid_pointer.ts'
import { hoverHandlers } from './hover_handlers.ts'
import { paint, paintWarnings } from './painter.ts'

type Now = () => { scheduler: Scheduler; density: Density; dayWidth: number }

/** Between AG Grid's imperative side and the actions: made once per grid, always looks at the latest render. */
export class GridController {
  private readonly now: Now
  private frame: HTMLElement | null = null
  private api: GridApi<GridRow> | null = null
  /** Whether the focus moves by arrow keys; a click selects by itself. */
  private walking = false
  /** The cell AG Grid had focused when we last looked. */
  private seen = ''
  private readonly onKey: (event: KeyboardEvent) => void
  readonly handlers
  readonly context: GridContext
  readonly handle: GridHandle

  constructor(now: Now, pill: PillStore) {
    this.now = now
    const scheduler = () => now().scheduler
    this.handlers = {
      ...pointerHandlers({ now: scheduler, frame: () => this.frame!, pill }),
      ...hoverHandlers(scheduler),
    }
    this.onKey = keyHandler(scheduler, (ref) => this.focus(ref))
    this.context = liveContext(now)
    this.handle = {
      focus: (ref) => this.focus(ref),
      rectOf: ({ rowId, day }) => this.rect(`[data-cell="${CSS.escape(`${rowId}|${day}`)}"]`),
      rectOfEntry: (entryId) => (this.frame ? entryRect(this.frame, entryId) : null),
    }
  }

  ready(api: GridApi<GridRow>): void {
    this.api = api
  }
  /** Keeps what is drawn in step with selection, saving and flashes. Returns how to stop. */
  attach = (frame: HTMLElement | null): (() => void) | undefined => {
    this.frame = frame
    if (!frame) return undefined
    const { ui } = this.now().scheduler
    let before: UiState | null = null
    return ui.subscribe(() => {
      paint(frame, ui.getState(), before)
      before = ui.getState()
    })
  }
  heightsChanged(): void {
    this.api?.resetRowHeights()
  }
  warningsChanged(): void {
    if (this.frame) paintWarnings(this.frame, this.context)
  }
  redraw(): void {
    this.api?.refreshCells({ force: true, suppressFlash: true })
  }

  /** Scrolls sideways to the focused day once the grid has its new width. */
  keepInView(): void {
    requestAnimationFrame(() => {
      const { focus } = this.now().scheduler.ui.getState()
      if (focus && !this.api?.isDestroyed()) this.api?.ensureColumnVisible(focus.day)
    })
  }

  keyDown = (event: KeyboardEvent): void => {
    this.catchUp()
    if ((event.key === 'Enter' || event.key === ' ') && this.opensCoverage(event)) {
      event.preventDefault()
      return event.stopPropagation()
    }
    this.walking = event.key.startsWith('Arrow') && !event.shiftKey
    this.onKey(event)
  }
  pointerDown = (): void => {
    this.walking = false
  }

  cellFocused = ({ rowIndex, column }: CellFocusedEvent<GridRow>): void => {
    if (rowIndex !== null && column) this.catchUp()
  }

  /** AG Grid tells of a new focus a moment later; the next key must not act on the cell that had it before. */
  private catchUp(): void {
    const at = this.api?.getFocusedCell()
    if (!at || !this.api) return
    const { rowIndex, rowPinned, column } = at
    const { scheduler } = this.now()
    const { ui } = scheduler
    const body = rowPinned ? null : this.api.getDisplayedRowAtIndex(rowIndex)
    const row = rowPinned === 'top' ? this.api.getPinnedTopRow(rowIndex) : body
    const day = column.getColId()
    if (!row?.data || !/^\d{4}-/.test(day)) {
      this.seen = ''
      return ui.setState({ focus: null, focusEntryId: null })
    }
    const cell = { rowId: row.data.id, day }
    const key = cellKey(cell.rowId, day)
    if (key === this.seen) return
    this.seen = key
    const { focus } = ui.getState()
    if (focus && focus.rowId === cell.rowId && focus.day === cell.day) return
    ui.setState({ focus: cell, focusEntryId: null, announcement: announce(cell, scheduler) })
    if (this.walking) ui.setState({ selection: selectCell(cell) })
  }

  /** Enter on a day of the need opens it, beside the name the first day that lacks someone. */
  private opensCoverage({ target }: KeyboardEvent): boolean {
    const cell = target instanceof Element ? target.closest('.ag-cell') : null
    const { actions } = this.now().scheduler
    const day = cell?.querySelector<HTMLElement>('[data-act="coverage"]')?.dataset.day
    if (day) actions.openCoverage(day)
    else if (cell?.querySelector(`[data-row="${coverageRowId}"]`)) actions.run('coverage')
    else return false
    return true
  }

  private focus({ rowId, day }: CellRef): void {
    if (!this.api) return
    this.api.ensureColumnVisible(day)
    if (rowId === unassignedRowId) return this.api.setFocusedCell(0, day, 'top')
    const index = this.api.getRowNode(rowId)?.rowIndex
    if (index === undefined || index === null) return
    this.api.ensureIndexVisible(index)
    this.api.setFocusedCell(index, day)
  }

  private rect(selector: string) {
    const found = this.frame?.querySelector(selector)
    return found ? rectOf(found) : null
  }
}

/** The grid keeps the first context it is given, so this one answers with the latest values. */
const liveContext = (now: Now): GridContext => ({
  get ui() {
    return now().scheduler.ui
  },
  get labels() {
    return now().scheduler.labels
  },
  get density() {
    return now().density
  },
  get dayWidth() {
    return now().dayWidth
  },
  get warnings() {
    return now().scheduler.model.warnings
  },
  get showsAllUnassigned() {
    return now().scheduler.ui.getState().showsAllUnassigned
  },
})
