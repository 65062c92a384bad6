import { Alert, ScrollArea, Table, Text } from '@mantine/core'
import type { ShiftCover } from '@shiftloom/backend/contracts/filed_requests'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** Each shift the person would not work, with who is left then and whether the need is still met. */
export function CoverLines({ cover }: { cover: readonly ShiftCover[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const several = new Set(cover.map(({ locationName }) => locationName)).size > 1
  return (
    <Alert color="orange" variant="light" p="xs">
      <Text fz="sm" mb={4}>
        {t('requests.cover.title', { count: cover.length })}
      </Text>
      <ScrollArea.Autosize mah={180} type="auto" offsetScrollbars="present" viewportProps={{ tabIndex: 0 }}>
        <Table verticalSpacing={4} fz="sm" withRowBorders={false} aria-label={t('requests.cover.label')}>
          <Table.Tbody>
            {cover.map(({ entryId, day, start, end, ...one }) => (
              <Table.Tr key={entryId}>
                <Table.Td style={{ whiteSpace: 'nowrap' }} className="tabular">
                  {format.sentence(`${format.day(day, 'weekday')}, ${format.clockRange(start, end)}`)}
                </Table.Td>
                <Table.Td>
                  {[one.positionName, several && one.locationName].filter(Boolean).join(' · ')}
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  {t('requests.cover.others', { count: one.others })}
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  <Need missingMinutes={one.missingMinutes} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Alert>
  )
}

function Need({ missingMinutes }: Pick<ShiftCover, 'missingMinutes'>) {
  const { t } = useTranslation()
  const format = useFormat()
  if (missingMinutes === null) return null
  if (missingMinutes === 0) return t('requests.cover.met')
  return (
    <Text span inherit fw={600} c="red.9">
      {t('requests.cover.missing', { hours: format.hours(missingMinutes) })}
    </Text>
  )
}
