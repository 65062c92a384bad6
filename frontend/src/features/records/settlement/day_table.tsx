import { Table, Title } from '@mantine/core'
import type { SettledPerson } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useMinutesColumns } from './minutes_columns.tsx'

type SettledDay = SettledPerson['days'][number]

/** The same figures for each day of one person. */
export function DayTable({ days }: { days: SettledDay[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const columns = useMinutesColumns<SettledDay>()
  return (
    <>
      <Title order={2} size="h3" mt="lg" mb="xs">
        {t('records.settlement.by_day')}
      </Title>
      <Table.ScrollContainer minWidth={640}>
        <Table aria-label={t('records.settlement.by_day')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('records.column.day')}</Table.Th>
              {columns.map(({ key, title, align }) => (
                <Table.Th key={key} ta={align}>
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map((row) => (
              <Table.Tr key={row.day}>
                <Table.Td>{format.sentence(format.day(row.day, 'weekday'))}</Table.Td>
                {columns.map(({ key, align, render }) => (
                  <Table.Td key={key} ta={align}>
                    {render(row)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  )
}
