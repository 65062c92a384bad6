import { Text } from '@mantine/core'
import type { PeriodTotal } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { FiguresTable } from './figures_table.tsx'

/** Settlement periods that touch the month: what is owed, worked, and goes beyond the average week. */
export function PeriodTable({ rows }: { rows: PeriodTotal[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const figure = (key: string, title: string, of: (row: PeriodTotal) => string): Column<PeriodTotal> => ({
    ...{ key, title, align: 'right' },
    render: (row) => <span className="tabular">{of(row)}</span>,
  })
  const hours = (minutes: number): string => (minutes > 0 ? format.hours(minutes) : '')
  const columns: Column<PeriodTotal>[] = [
    {
      key: 'period',
      title: t('records.settlement.by_period'),
      render: ({ from, until, ended }) => (
        <>
          {format.dayRange(from, until, 'numeric')}
          {!ended && (
            <Text fz="sm" c="dimmed">
              {t('records.settlement.goes_on')}
            </Text>
          )}
        </>
      ),
    },
    figure('people', t('records.settlement.people'), ({ people }) => String(people)),
    figure('norm', t('records.total.norm'), ({ normMinutes }) => format.hours(normMinutes)),
    figure('absent', t('records.settlement.absent_short'), ({ absentMinutes }) => hours(absentMinutes)),
    figure('work', t('records.settlement.work'), ({ workMinutes }) => format.hours(workMinutes)),
    figure('averaged', t('records.settlement.averaged_short'), (row) => hours(row.averagedMinutes)),
    figure('additional', t('records.settlement.additional_short'), (row) => hours(row.additionalMinutes)),
    figure('above', t('records.settlement.above_limit'), ({ aboveLimit }) =>
      aboveLimit > 0 ? String(aboveLimit) : ''
    ),
  ]
  return (
    <FiguresTable
      label={t('records.settlement.by_period')}
      columns={columns}
      rows={rows}
      rowId={({ from }) => from}
    />
  )
}
