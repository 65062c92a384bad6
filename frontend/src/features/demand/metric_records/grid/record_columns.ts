import type { CellClassRules, ColDef } from 'ag-grid-community'
import { isInside, type Block } from './block.ts'
import { DayCell } from './day_cell.tsx'
import type { RecordRow } from './record_row.ts'
import classes from './record_grid.module.css'

/** What cells are drawn by, besides their values. */
export type GridState = {
  chosen: Block | null
  edited: ReadonlySet<number>
  conflicts: ReadonlySet<number>
  skipped: ReadonlySet<number>
}
export type ColumnWords = {
  day: string
  whole: string
  clock: (slot: number) => string
  number: (value: number) => string
  /** Of a whole day. */
  total: (value: number) => string
}

/** The column of a slot, by its place in the day. */
export const slotOf = (colId: string | undefined): number | null =>
  colId?.startsWith('s') ? Number(colId.slice(1)) : null

export function recordColumns(slots: number, isEditable: boolean, words: ColumnWords): ColDef<RecordRow>[] {
  const written = ({ value }: { value: number | null }): string => (value === null ? '' : words.number(value))
  const isSkipped = (state: GridState, row: number, slot: number): boolean =>
    state.skipped.has(row * slots + slot)
  const slot = (at: number): ColDef<RecordRow> => ({
    colId: `s${at}`,
    headerName: words.clock(at),
    width: slots === 1 ? 160 : 78,
    type: 'rightAligned',
    valueGetter: ({ data }) => data?.values[at] ?? null,
    valueFormatter: written,
    editable: ({ context, node }) => isEditable && !isSkipped(context, node.rowIndex!, at),
    cellEditorParams: { useFormatter: true },
    cellClassRules: classRules(slots, at),
  })
  return [
    {
      colId: 'day',
      headerName: words.day,
      pinned: 'left',
      width: 240,
      resizable: true,
      cellRenderer: DayCell,
      // Marks are part of the value, so that the cell is drawn again with them.
      valueGetter: ({ data }) => data && [data.label, ...data.marks.map(({ text }) => text)].join(', '),
    },
    {
      colId: 'whole',
      headerName: words.whole,
      pinned: 'left',
      width: 100,
      type: 'rightAligned',
      valueGetter: ({ data }) => data?.whole ?? null,
      valueFormatter: ({ value }) => (value === null ? '' : words.total(value)),
    },
    ...Array.from({ length: slots }, (_, at) => slot(at)),
  ]
}

type CellState = { context: GridState; rowIndex: number }

function classRules(slots: number, at: number): CellClassRules<RecordRow> {
  const has =
    (kind: 'edited' | 'conflicts' | 'skipped') =>
    ({ context, rowIndex }: CellState): boolean =>
      context[kind].has(rowIndex * slots + at)
  return {
    [classes.edited!]: has('edited'),
    [classes.conflict!]: has('conflicts'),
    [classes.skipped!]: has('skipped'),
    [classes.chosen!]: ({ context, rowIndex }: CellState) =>
      context.chosen !== null && isInside(context.chosen, { row: rowIndex, slot: at }),
  }
}
