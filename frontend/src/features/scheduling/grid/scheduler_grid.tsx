import type { CellFocusedEvent, GridApi, IRowNode } from 'ag-grid-community'
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { Grid } from '#/ui/grid/grid.tsx'
import { unassignedRowId } from '../model/cell_model.ts'
import type { Density } from '../model/density.ts'
import type { GridRow } from '../model/rows.ts'
import { selectCell, type CellRef } from '../model/selection.ts'
import type { GridHandle } from '../state/grid_handle.ts'
import { useScheduler } from '../state/scheduler_context.ts'
import { useStore } from '../state/store.ts'
import { rectOf, type UiState } from '../state/ui_state.ts'
import { columnsOf } from './columns.ts'
import classes from './grid.module.css'
import cellClasses from './cells.module.css'
import { DragPill } from './drag_pill.tsx'
import type { GridContext } from './grid_context.ts'
import { GroupHeader } from './group_row.ts'
import { paint } from './painter.ts'
import { announce } from './announce.ts'
import { useGridKeyboard } from './use_grid_keyboard.ts'
import { entryRect, useGridPointer, type ShowPill } from './use_grid_pointer.ts'
import { useHover } from './use_hover.ts'

type Props = { density: Density; dayWidth: number; today: string; handle: Ref<GridHandle> }

const rowId = (row: GridRow): string => row.id
const getRowHeight = ({ data }: { data: GridRow | undefined }): number => data?.height ?? 44
const isFullWidthRow = ({ rowNode }: { rowNode: IRowNode<GridRow> }): boolean => rowNode.data?.kind === 'group'

/** People by days. It shows the model and turns gestures and keys into actions; it decides nothing. */
export function SchedulerGrid({ density, dayWidth, today, handle }: Props) {
  const scheduler = useScheduler()
  const { model, labels, ui } = scheduler
  const latest = useRef(scheduler)
  useEffect(() => {
    latest.current = scheduler
  })
  const frame = useRef<HTMLDivElement>(null)
  const api = useRef<GridApi<GridRow> | null>(null)
  const [pill, setPill] = useState<Parameters<ShowPill>[0]>(null)
  const showsAllUnassigned = useStore(ui, (state) => state.showsAllUnassigned)
  const narrow = density === 'block' || density === 'short'

  const context = useMemo<GridContext>(
    () => ({ ui, labels, density, dayWidth, clashes: model.clashes, showsAllUnassigned: false }),
    // The grid keeps the first object it was given, so the later values are written into it below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
  Object.assign(context, { labels, density, dayWidth, clashes: model.clashes, showsAllUnassigned })

  const { days, range, visible } = model
  const columns = useMemo(
    () => columnsOf({ days, width: dayWidth, today, holidays: range.holidays, labels, people: visible.length }),
    [days, dayWidth, today, range.holidays, labels, visible.length],
  )

  const focusCell = useCallback((ref: CellRef) => focusIn(api.current, ref), [])
  useImperativeHandle(handle, () => ({
    focus: focusCell,
    rectOf: ({ rowId: row, day }) => {
      const cell = frame.current?.querySelector(`[data-cell="${CSS.escape(`${row}|${day}`)}"]`)
      return cell ? rectOf(cell) : null
    },
    rectOfEntry: (entryId) => (frame.current ? entryRect(frame.current, entryId) : null),
  }))

  useEffect(() => {
    let before: UiState | null = null
    const show = () => {
      if (frame.current) paint(frame.current, ui.get(), before)
      before = ui.get()
    }
    return ui.subscribe(show)
  }, [ui])

  const heights = [...model.top, ...model.rows].map(({ height }) => height).join()
  useEffect(() => {
    api.current?.resetRowHeights()
  }, [heights])
  useEffect(() => {
    api.current?.refreshCells({ force: true, suppressFlash: true })
  }, [labels, density, dayWidth, model.clashes, showsAllUnassigned])

  const walking = useRef(false)
  const onCellFocused = useCallback(({ rowIndex, rowPinned, column, api: grid }: CellFocusedEvent<GridRow>) => {
    if (rowIndex === null || !column || typeof column === 'string') return
    const row = rowPinned === 'top' ? grid.getPinnedTopRow(rowIndex) : rowPinned ? null : grid.getDisplayedRowAtIndex(rowIndex)
    if (!row?.data || !/^\d{4}-/.test(column.getColId())) return latest.current.ui.set({ focus: null, focusEntryId: null })
    const at = { rowId: row.data.id, day: column.getColId() }
    const { focus } = latest.current.ui.get()
    if (focus && focus.rowId === at.rowId && focus.day === at.day) return
    latest.current.ui.set({ focus: at, focusEntryId: null, announcement: announce(at, latest.current) })
    if (walking.current) latest.current.ui.set({ selection: selectCell(at) })
  }, [])

  const onKey = useGridKeyboard({ scheduler: latest, focusCell, api })
  const pointer = useGridPointer({ scheduler: latest, frame, showPill: setPill })
  const hover = useHover(latest)

  return (
    <div
      ref={frame}
      className={`${classes.frame} ${narrow ? cellClasses.narrow : ''}`}
      data-tight={dayWidth < 74 || undefined}
      onKeyDownCapture={(event) => {
        walking.current = event.key.startsWith('Arrow') && !event.shiftKey
        onKey(event)
      }}
      onPointerDownCapture={() => {
        walking.current = false
      }}
      {...pointer}
      {...hover}
    >
      <Grid<GridRow>
        label={labels.t('scheduling.grid.label')}
        rows={model.rows}
        columns={columns}
        rowId={rowId}
        context={context}
        pinnedTopRowData={model.top}
        pinnedBottomRowData={model.bottom}
        getRowHeight={getRowHeight}
        isFullWidthRow={isFullWidthRow}
        fullWidthCellRenderer={GroupHeader}
        headerHeight={46}
        rowBuffer={6}
        suppressCellFocus={false}
        suppressRowHoverHighlight
        suppressScrollOnNewData
        onCellFocused={onCellFocused}
        onGridReady={(event) => {
          api.current = event.api
        }}
      />
      {pill && <DragPill {...pill} />}
    </div>
  )
}

function focusIn(api: GridApi<GridRow> | null, { rowId: id, day }: CellRef): void {
  if (!api) return
  api.ensureColumnVisible(day)
  if (id === unassignedRowId) return api.setFocusedCell(0, day, 'top')
  const index = api.getRowNode(id)?.rowIndex
  if (index === undefined || index === null) return
  api.ensureIndexVisible(index)
  api.setFocusedCell(index, day)
}
