import { Table, Text } from '@mantine/core'
import { useScheduler } from '../context/scheduler_context.ts'
import { clockOfMinute } from '../model/clock_of_minute.ts'
import { slotMinutes } from '../model/coverage_memory.ts'
import { halfHours, type DayCoverage } from '../model/day_coverage.ts'

type Props = { day: DayCoverage; halves: boolean; label: string }

const columns = ['needed', 'planned', 'missing', 'open', 'over'] as const

/** The numbers of the drawing, one row a slot; times at which nothing is needed or planned are left out. */
export function DayTable({ day, halves, label }: Props) {
  const { labels } = useScheduler()
  const { t, format } = labels
  const length = slotMinutes * (halves ? 2 : 1)
  const rows = [...(halves ? halfHours(day.slots) : day.slots).entries()].filter(
    ([, { needed, planned }]) => needed > 0 || planned > 0
  )
  if (rows.length === 0) return <Text c="dimmed">{t('coverage.nothing')}</Text>
  const number = (value: number) => (value === 0 ? '–' : format.number(Math.round(value * 100) / 100))
  return (
    <Table
      aria-label={t('coverage.table', { day: label })}
      className="tabular"
      fz={11}
      horizontalSpacing={4}
      verticalSpacing={4}
      striped
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('coverage.time')}</Table.Th>
          {columns.map((column) => (
            <Table.Th key={column} scope="col" ta="right">
              {t(`coverage.columns.${column}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([at, slot]) => (
          <Table.Tr key={at}>
            <Table.Th scope="row" fw={450}>
              {format.clock(clockOfMinute(at * length))}
            </Table.Th>
            {columns.map((column) => (
              <Table.Td key={column} ta="right">
                {number(slot[column])}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
