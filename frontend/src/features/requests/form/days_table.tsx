import { ScrollArea, Table } from '@mantine/core'
import type { RequestDay } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** Each day of a request with what it takes, and why. */
export function DaysTable({ days, maxHeight = 480 }: { days: readonly RequestDay[]; maxHeight?: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ScrollArea.Autosize
      mah={maxHeight}
      type="auto"
      offsetScrollbars="present"
      viewportProps={{ tabIndex: 0 }}
    >
      <Table verticalSpacing={4} fz="sm" aria-label={t('requests.count.days')}>
        <Table.Tbody>
          {days.map(({ day, minutes, reason, holiday }) => (
            <Table.Tr key={day} c={minutes === 0 ? 'dimmed' : undefined}>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {format.sentence(format.day(day, 'weekday'))}
              </Table.Td>
              <Table.Td>{holiday ?? t(`requests.reason.${reason}`)}</Table.Td>
              <Table.Td ta="right" className="tabular">
                {format.hours(minutes)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
