import type { DayTotal } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { useMinutesColumns } from './minutes_columns.tsx'

/** `people` is left out where the hours are those of one person. */
export type TotalRow = Omit<DayTotal, 'day' | 'people'> & { people?: number }

/** How many people, their hours, and cost for those who may see it. */
export function useTotalColumns<Row extends TotalRow>(rows: readonly Row[]): Column<Row>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const seesCost = useCan('record_cost.read')
  const minutes = useMinutesColumns<Row>()
  const people: Column<Row> = {
    key: 'people',
    title: t('records.settlement.people'),
    align: 'right',
    render: (row) => <span className="tabular">{row.people}</span>,
  }
  const cost: Column<Row> = {
    key: 'cost',
    title: t('records.settlement.cost'),
    align: 'right',
    render: (row) => <span className="tabular">{row.cost ? format.money(row.cost) : ''}</span>,
  }
  return [
    ...(rows.some((row) => row.people !== undefined) ? [people] : []),
    ...minutes,
    ...(seesCost ? [cost] : []),
  ]
}
