import type { ColDef, ICellRendererParams, IDatasource, IGetRowsParams } from 'ag-grid-community'
import { useEffect, useState, type ComponentType } from 'react'

type Row = { id: string }
type Props = {
  label: string
  rows: Row[] | undefined
  columns: ColDef<Row>[]
  datasource?: IDatasource
  onSelectionChanged?: (event: { api: { getSelectedRows: () => Row[] } }) => void
}

/** The grid without its layout, which no test environment has: every row, and a box to tick. For `vi.mock`. */
export function Grid({ label, rows, columns, datasource, onSelectionChanged }: Props) {
  const [read, setRead] = useState(rows ?? [])
  const [ticked, setTicked] = useState<Row[]>([])
  useEffect(() => {
    datasource?.getRows({
      startRow: 0,
      successCallback: (items: Row[]) => setRead(items),
      failCallback: () => {},
    } as unknown as IGetRowsParams)
  }, [datasource])
  const tick = (row: Row) => {
    const now = ticked.includes(row) ? ticked.filter((other) => other !== row) : [...ticked, row]
    setTicked(now)
    onSelectionChanged?.({ api: { getSelectedRows: () => now } })
  }
  return (
    <div role="grid" aria-label={label}>
      {read.map((row) => (
        <div role="row" key={row.id}>
          <input type="checkbox" aria-label={row.id} onChange={() => tick(row)} />
          {columns.map(({ colId, cellRenderer }) => {
            const Cell = cellRenderer as ComponentType<Partial<ICellRendererParams<Row>>>
            return (
              <div role="gridcell" key={colId}>
                {Cell && <Cell data={row} />}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
