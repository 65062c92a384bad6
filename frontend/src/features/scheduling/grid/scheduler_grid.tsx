import type { IRowNode } from 'ag-grid-community'
import { useEffect, useImperativeHandle, useMemo, useState, type Ref } from 'react'
import { useStore } from 'zustand'
import { Grid } from '#/ui/grid/grid.tsx'
import type { Density } from '../model/density.ts'
import type { GridRow } from '../model/rows.ts'
import type { GridHandle } from '../state/grid_handle.ts'
import { useScheduler } from '../context/scheduler_context.ts'
import { useLatest } from '../state/use_latest.ts'
import cellClasses from './cells.module.css'
import { columnsOf, type SideSize } from './columns.ts'
import { CoveragePatterns } from './coverage/coverage_patterns.tsx'
import { createPillStore, DragPill } from './drag_pill.tsx'
import { GridController } from './grid_controller.ts'
import classes from './grid.module.css'
import { GroupHeader } from './group_row.ts'

type Props = {
  density: Density
  dayWidth: number
  /** Pixels that rounding left over. */
  spare: number
  /** Of the pinned columns. */
  size: SideSize
  today: string
  handle: Ref<GridHandle>
}

const rowId = (row: GridRow): string => row.id
const getRowHeight = ({ data }: { data: GridRow | undefined }): number => data?.height ?? 44
const isFullWidthRow = ({ rowNode }: { rowNode: IRowNode<GridRow> }): boolean =>
  rowNode.data?.kind === 'group'

/** People by days. It shows the model and turns gestures and keys into actions; it decides nothing. */
export function SchedulerGrid({ density, dayWidth, spare, size, today, handle }: Props) {
  const scheduler = useScheduler()
  const { model, labels, ui } = scheduler
  const now = useLatest({ scheduler, density, dayWidth })
  const [pill] = useState(createPillStore)
  const [controller] = useState(() => new GridController(now, pill))
  const [attach] = useState(() => controller.attach)
  useImperativeHandle(handle, () => controller.handle, [controller])

  const { days, range, visible } = model
  const { holidays } = range
  const people = visible.length
  const columns = useMemo(
    () => columnsOf({ days, width: dayWidth, spare, size, today, holidays, labels, people }),
    [days, dayWidth, spare, size, today, holidays, labels, people]
  )

  const heights = [...model.top, ...model.rows].map(({ height }) => height).join()
  useEffect(() => controller.heightsChanged(), [controller, heights])
  const showsAllUnassigned = useStore(ui, (state) => state.showsAllUnassigned)
  useEffect(() => controller.redraw(), [controller, labels, density, dayWidth, showsAllUnassigned])
  useEffect(() => controller.warningsChanged(), [controller, model.warnings])

  // A panel beside the grid covers days at its end: the one it is about comes into view.
  const panel = useStore(ui, (state) => state.panel)
  useEffect(() => controller.keepInView(), [controller, panel])

  const rulesStatus = useStore(scheduler.rules, ({ status }) => status)
  const narrow = density === 'block' || density === 'short'
  return (
    <div
      ref={attach}
      className={`${classes.frame} ${narrow ? cellClasses.narrow : ''}`}
      data-tight={dayWidth < 74 || undefined}
      data-rules={rulesStatus}
      data-narrowest={density === 'block' || undefined}
      onKeyDownCapture={controller.keyDown}
      onPointerDownCapture={controller.pointerDown}
      {...controller.handlers}
    >
      <Grid<GridRow>
        label={labels.t('scheduling.grid.label')}
        rows={model.rows}
        columns={columns}
        rowId={rowId}
        context={controller.context}
        pinnedTopRowData={model.top}
        pinnedBottomRowData={model.bottom}
        getRowHeight={getRowHeight}
        isFullWidthRow={isFullWidthRow}
        fullWidthCellRenderer={GroupHeader}
        headerHeight={46}
        rowBuffer={6}
        alwaysShowVerticalScroll
        suppressRowHoverHighlight
        suppressScrollOnNewData
        onCellFocused={controller.cellFocused}
        onGridReady={({ api }) => controller.ready(api)}
      />
      <CoveragePatterns />
      <DragPill store={pill} labels={labels} />
    </div>
  )
}
