import { Badge, Group } from '@mantine/core'
import type { SettledMinutes } from '@shiftloom/backend/contracts/settlement'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import type { Column } from '#/ui/data_table.tsx'

const kinds = ['night', 'saturday', 'sunday', 'holiday', 'day_off'] as const
const minutesOf = (row: SettledMinutes, kind: (typeof kinds)[number]): number =>
  ({
    night: row.nightMinutes,
    saturday: row.saturdayMinutes,
    sunday: row.sundayMinutes,
    holiday: row.holidayMinutes,
    day_off: row.dayOffMinutes,
  })[kind]

/** Hours of work by when they lie, and overtime by what it is paid; what is none stays empty. */
export function useMinutesColumns<Row extends SettledMinutes>(): Column<Row>[] {
  const { t } = useTranslation()
  const format = useFormat()
  const hours = (minutes: number) => (
    <span className="tabular">{minutes > 0 ? format.hours(minutes) : ''}</span>
  )
  return [
    {
      key: 'work',
      title: t('records.settlement.work'),
      align: 'right',
      render: ({ workMinutes }) => <span className="tabular">{format.hours(workMinutes)}</span>,
    },
    ...kinds.map((kind): Column<Row> => ({
      key: kind,
      title: t(`records.settlement.${kind}`),
      align: 'right',
      render: (row) => hours(minutesOf(row, kind)),
    })),
    {
      key: 'overtime',
      title: t('records.settlement.overtime'),
      render: ({ overtime }) => (
        <Group gap={4} wrap="nowrap">
          {overtime.map(({ percent, minutes }) => (
            <Badge
              key={percent}
              variant="light"
              color="orange"
              c="dark.7"
              className="tabular"
              miw="max-content"
            >
              {t('records.settlement.at_percent', {
                hours: format.hours(minutes),
                percent: format.percent(percent / 100),
              })}
            </Badge>
          ))}
        </Group>
      ),
    },
  ]
}
