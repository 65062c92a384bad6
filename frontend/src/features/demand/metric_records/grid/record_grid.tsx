import type {
  CellEditRequestEvent,
  CellFocusedEvent,
  CellMouseDownEvent,
  CellMouseOverEvent,
} from 'ag-grid-community'
import type { AgGridReact } from 'ag-grid-react'
import {
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { Grid } from '#/ui/grid/grid.tsx'
import { blockOf, cellsOf, edgesOf, extended, filledDown, type Block, type Cell } from './block.ts'
import { recordColumns, slotOf, type ColumnWords, type GridState } from './record_columns.ts'
import { firstRecordedSlot, type RecordRow } from './record_row.ts'
import classes from './record_grid.module.css'

type GridActions = {
  /** A text typed into a cell. */
  onTyped: (cell: Cell, text: string) => void
  onPasted: (text: string, block: Block) => void
  onSet: (cells: [Cell, number | null][]) => void
  onUndo: () => void
  onRedo: () => void
}
type Props = Omit<GridState, 'chosen'> & {
  rows: RecordRow[]
  slots: number
  words: ColumnWords
  label: string
  /** Null: to look at only. */
  actions: GridActions | null
  /** The day of the focused cell. */
  onDay?: (row: number) => void
}

const rowId = ({ day }: RecordRow) => day
const fewRows = 8

/**
 * Days by slots. As in a spreadsheet: Shift and arrows choose a block, which is cleared by Delete, filled down by Ctrl+D,
 * copied and pasted over; Ctrl+Z and Ctrl+Y go back and forth.
 */
export function RecordGrid({ rows, slots, words, label, actions, onDay, edited, conflicts, skipped }: Props) {
  const grid = useRef<AgGridReact<RecordRow>>(null)
  const [chosen, setChosen] = useState<Block | null>(null)
  const isExtending = useRef(false)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const isEditable = actions !== null
  const columns = useMemo(() => recordColumns(slots, isEditable, words), [slots, isEditable, words])
  const context = useMemo<GridState>(
    () => ({ chosen, edited, conflicts, skipped }),
    [chosen, edited, conflicts, skipped]
  )
  useEffect(() => grid.current?.api?.refreshCells({ force: true }), [context])

  const valueOf = ({ row, slot }: Cell): number | null => rows[row]?.values[slot] ?? null
  const isEditing = () => (grid.current?.api?.getEditingCells().length ?? 0) > 0
  const focused = ({ rowIndex, column }: CellFocusedEvent<RecordRow>) => {
    if (rowIndex === null) return
    onDay?.(rowIndex)
    const slot = slotOf(typeof column === 'string' ? column : column?.getColId())
    if (!isExtending.current) setChosen(slot === null ? null : blockOf({ row: rowIndex, slot }))
    isExtending.current = false
  }
  const reach = (event: CellMouseDownEvent<RecordRow> | CellMouseOverEvent<RecordRow>, extends_: boolean) => {
    const slot = slotOf(event.column.getColId())
    if (!extends_ || slot === null || event.rowIndex === null || !chosen) return
    setChosen({ anchor: chosen.anchor, head: { row: event.rowIndex, slot } })
  }
  const isOpen = ({ row, slot }: Cell): boolean => !skipped.has(row * slots + slot)
  const set = (cells: [Cell, number | null][]) => actions?.onSet(cells.filter(([cell]) => isOpen(cell)))

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    // A refresh that comes between the key that opens an editor and the editor makes the grid forget the key: what
    // waits for its effects has them before the grid hears of the key.
    if (actions) flushSync(drawAgain)
    if (isEditing() || !chosen) return
    if (handled(event)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const handled = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const isCommand = ctrlKey || metaKey
    if (shiftKey && !isCommand) {
      const next = chosen && extended(chosen, key, { rows: rows.length, slots })
      if (!next) return false
      setChosen(next)
      grid.current?.api?.ensureIndexVisible(next.head.row)
      grid.current?.api?.ensureColumnVisible(`s${next.head.slot}`)
      return true
    }
    if (!actions || !chosen) return false
    const word = key.toLowerCase()
    if (key === 'Delete' || key === 'Backspace')
      set(
        cellsOf(chosen)
          .flat()
          .map((cell) => [cell, null])
      )
    else if (isCommand && word === 'd') set(filledDown(chosen, valueOf))
    else if (isCommand && word === 'z' && !shiftKey) actions.onUndo()
    else if (isCommand && (word === 'y' || word === 'z')) actions.onRedo()
    else return false
    return true
  }
  const copied = (event: ClipboardEvent) => {
    if (isEditing() || !chosen) return
    event.preventDefault()
    const written = (cell: Cell): string => {
      const value = valueOf(cell)
      return value === null ? '' : words.number(value).replace(/[\s\u00a0\u202f]/g, '')
    }
    event.clipboardData.setData(
      'text/plain',
      cellsOf(chosen)
        .map((line) => line.map(written).join('\t'))
        .join('\n')
    )
  }
  const pasted = (event: ClipboardEvent) => {
    if (isEditing() || !chosen || !actions) return
    event.preventDefault()
    actions.onPasted(event.clipboardData.getData('text/plain'), chosen)
    const { top, left } = edgesOf(chosen)
    setChosen(blockOf({ row: top, slot: left }))
  }
  const requested = ({ rowIndex, column, newValue }: CellEditRequestEvent<RecordRow>) => {
    const slot = slotOf(column.getColId())
    if (rowIndex !== null && slot !== null) actions?.onTyped({ row: rowIndex, slot }, String(newValue ?? ''))
  }
  return (
    <div className={classes.frame} onKeyDownCapture={keys} onCopy={copied} onPaste={pasted}>
      <Grid<RecordRow>
        ref={grid}
        rows={rows}
        columns={columns}
        rowId={rowId}
        label={label}
        context={context}
        rowHeight={34}
        headerHeight={36}
        height={rows.length <= fewRows ? 36 + rows.length * 34 + 20 : 480}
        readOnlyEdit
        stopEditingWhenCellsLoseFocus
        enterNavigatesVerticallyAfterEdit
        // Tab leaves the grid, whose hundreds of cells are walked by arrows; while a value is typed it goes to the next one.
        tabToNextCell={({ editing, nextCellPosition }) => (editing && nextCellPosition) || false}
        tabToNextHeader={() => false}
        // Most places are closed at night: the sheet opens where its records begin.
        onFirstDataRendered={({ api }) => {
          const slot = firstRecordedSlot(rows)
          if (slot !== null) api.ensureColumnVisible(`s${slot}`, 'start')
        }}
        onCellFocused={focused}
        onCellMouseDown={(event) => {
          const isShift = event.event instanceof MouseEvent && event.event.shiftKey
          isExtending.current = isShift
          reach(event, isShift)
        }}
        onCellMouseOver={(event) =>
          reach(event, event.event instanceof MouseEvent && event.event.buttons === 1 && !isEditing())
        }
        onCellEditRequest={requested}
      />
    </div>
  )
}
