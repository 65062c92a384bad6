import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Grid } from '#/ui/grid/grid.tsx'
import type { FileTable, TableRow } from './parsing/file_table.ts'

type Props = { table: FileTable; rows: TableRow[] }

/** Rows of the file; only those in sight are drawn. */
export function PreviewGrid({ table, rows }: Props) {
  const { t } = useTranslation()
  const columns = useMemo(
    () => [
      { headerName: t('imports.row'), field: 'number' as const, width: 80, pinned: 'left' as const },
      ...table.headers.map((header, place) => ({
        colId: String(place),
        headerName: header,
        valueGetter: ({ data }: { data: TableRow | undefined }) => data?.cells[place] ?? '',
        width: 160,
        resizable: true,
      })),
    ],
    [t, table.headers]
  )
  return (
    <Grid<TableRow>
      rows={rows}
      columns={columns}
      rowId={({ number }) => String(number)}
      label={t('imports.file.preview')}
      height={260}
      // Arrows walk its cells; Tab goes on to what follows the preview.
      tabToNextCell={() => false}
      tabToNextHeader={() => false}
    />
  )
}
