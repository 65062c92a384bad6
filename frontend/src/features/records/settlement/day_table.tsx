import { Title } from '@mantine/core'
import type { SettledPerson } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'
import { FiguresTable } from './figures_table.tsx'
import { useMinutesColumns } from './minutes_columns.tsx'

type SettledDay = SettledPerson['days'][number]

/** The same figures for each day of one person. */
export function DayTable({ days }: { days: SettledDay[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const day: Column<SettledDay> = {
    key: 'day',
    title: t('records.column.day'),
    render: (row) => format.sentence(format.day(row.day, 'weekday')),
  }
  const columns = [day, ...useMinutesColumns<SettledDay>()]
  return (
    <>
      <Title order={2} size="h3" mt="lg" mb="xs">
        {t('records.settlement.by_day')}
      </Title>
      <FiguresTable
        label={t('records.settlement.by_day')}
        columns={columns}
        rows={days}
        rowId={(row) => row.day}
      />
    </>
  )
}
