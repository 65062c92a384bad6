import { VisuallyHidden } from '@mantine/core'
import type {
  CellKeyDownEvent,
  FullWidthCellKeyDownEvent,
  GridApi,
  IDatasource,
  IRowNode,
  RowClickedEvent,
  SelectionChangedEvent,
  SortChangedEvent,
} from 'ag-grid-community'
import type { AgGridReact } from 'ag-grid-react'
import type { EmployeeListItem } from '@shiftloom/backend/contracts/organisation'
import type { Page } from '@shiftloom/backend/contracts/http'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Query } from '#/lib/api/http.ts'
import { Grid } from '#/ui/grid/grid.tsx'
import type { TableState } from '#/ui/table_state.ts'
import './people_grid_modules.ts'
import { peopleColumns } from './people_columns.tsx'
import { PeopleNames } from '../people/people_names.ts'
import { blockQuery, blockSize } from '../queries.ts'
import { useNames } from '../people/use_names.ts'
import classes from './people_grid.module.css'

const rowId = ({ id }: EmployeeListItem): string => id

type Props = {
  query: Query
  state: TableState
  hidden: readonly string[]
  /** When the first rows were read last: all others are read again with them. */
  readAt: number
  /** Users without edit rights get no checkboxes. */
  selectable: boolean
  /** Archived and restored people leave their list, and with it the selection. */
  selectedIds: ReadonlySet<string>
  onSelect: (people: EmployeeListItem[]) => void
  /** The whole list is chosen: everybody on screen is ticked, also who is scrolled to later. */
  everybody: boolean
  /** A person of the whole list was unticked. */
  onFewer: () => void
  onFailure: (error: unknown) => void
}

/** People as one scrolls through them: the server filters and sorts, and sends a hundred at a time. */
export function PeopleGrid(props: Props) {
  const { query, state, hidden, readAt, selectable, selectedIds, onSelect, everybody, onFewer, onFailure } =
    props
  const { t } = useTranslation()
  const go = useNavigate()
  const cache = useQueryClient()
  const names = useNames()
  const grid = useRef<AgGridReact<EmployeeListItem>>(null)
  const asked = JSON.stringify(query)

  const datasource = useMemo<IDatasource>(() => {
    const filters = JSON.parse(asked) as Query
    return {
      getRows: ({ startRow, successCallback, failCallback }) => {
        void cache.fetchQuery(blockQuery(filters, startRow / blockSize + 1)).then(
          ({ items, total }: Page<EmployeeListItem>) => successCallback(items, total),
          (error: unknown) => {
            failCallback()
            onFailure(error)
          }
        )
      },
    }
  }, [asked, cache, onFailure])
  useEffect(() => grid.current?.api?.refreshInfiniteCache(), [readAt])
  // People out of sight are never changed.
  useEffect(() => onSelect([]), [asked, onSelect])
  useEffect(() => {
    if (selectedIds.size === 0) grid.current?.api?.deselectAll()
  }, [selectedIds])
  useEffect(() => {
    if (everybody && grid.current?.api) tickAll(grid.current.api)
  }, [everybody])
  const ticked = ({ api, source }: SelectionChangedEvent<EmployeeListItem>) => {
    onSelect(api.getSelectedRows())
    if (everybody && source !== 'api') onFewer()
  }

  const { sort, descending } = state
  const columns = useMemo(() => peopleColumns(t, hidden, { sort, descending }), [t, hidden, sort, descending])
  const sorted = ({ api, source }: SortChangedEvent<EmployeeListItem>) => {
    if (source !== 'uiColumnSorted') return
    const [first] = api.getColumnState().filter((column) => column.sort)
    state.sortAs(first ? (first.sort === 'desc' ? `-${first.colId}` : first.colId) : null)
  }
  const open = (person: EmployeeListItem | undefined) => person && void go(`/employees/${person.id}/details`)
  const clicked = ({ data, event }: RowClickedEvent<EmployeeListItem>) => {
    const target = event?.target as HTMLElement | undefined
    if (!target?.closest('a, button, input, .ag-selection-checkbox')) open(data)
  }

  /** Enter on a cell opens the person, on the last one their menu; inside a cell it is the link's or the button's. */
  const entered = (
    pressed: CellKeyDownEvent<EmployeeListItem> | FullWidthCellKeyDownEvent<EmployeeListItem>
  ) => {
    const { event, data } = pressed
    const cell = event?.target
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return
    if (!(cell instanceof HTMLElement) || cell.role !== 'gridcell') return
    const button = 'column' in pressed && pressed.column.getColId() === 'menu' && cell.querySelector('button')
    if (button) button.click()
    else open(data)
  }

  return (
    <PeopleNames value={names}>
      <div className={classes.frame}>
        <Grid<EmployeeListItem>
          ref={grid}
          label={t('employees.list.title')}
          rows={undefined}
          columns={columns}
          rowId={rowId}
          rowModelType="infinite"
          datasource={datasource}
          cacheBlockSize={blockSize}
          maxConcurrentDatasourceRequests={2}
          infiniteInitialRowCount={1}
          rowHeight={56}
          rowSelection={selectable ? selection : undefined}
          selectionColumnDef={selectionColumn}
          onSelectionChanged={ticked}
          onModelUpdated={({ api }) => everybody && tickAll(api)}
          onSortChanged={sorted}
          onRowClicked={clicked}
          onCellKeyDown={entered}
        />
      </div>
    </PeopleNames>
  )
}

/** The people loaded so far; the others are ticked as they come. */
function tickAll(api: GridApi<EmployeeListItem>): void {
  const nodes: IRowNode<EmployeeListItem>[] = []
  api.forEachNode((node) => {
    if (node.data && !node.isSelected()) nodes.push(node)
  })
  if (nodes.length > 0) api.setNodesSelected({ nodes, newValue: true, source: 'api' })
}

const selection = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: false,
  enableClickSelection: false,
} as const
const SelectionHead = () => <VisuallyHidden>{useTranslation().t('employees.bulk.label')}</VisuallyHidden>
const selectionColumn = {
  width: 44,
  pinned: 'left',
  resizable: false,
  sortable: false,
  headerComponent: SelectionHead,
} as const
