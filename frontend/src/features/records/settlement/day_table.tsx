import { useTranslation } from 'react-i18next'
import type { DayTotal } from '@shiftloom/backend/contracts/settlement'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { FiguresTable } from './figures_table.tsx'
import { useTotalColumns, type TotalRow } from './total_columns.tsx'

type DayRow = TotalRow & Pick<DayTotal, 'day'>

/** Hours by day. */
export function DayTable({ rows }: { rows: DayRow[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const totals = useTotalColumns(rows)
  const day: Column<DayRow> = {
    key: 'day',
    title: t('records.column.day'),
    render: (row) => format.sentence(format.day(row.day, 'weekday')),
  }
  return (
    <FiguresTable
      label={t('records.settlement.hours_by_day')}
      columns={[day, ...totals]}
      rows={rows}
      rowId={(row) => row.day}
    />
  )
}
