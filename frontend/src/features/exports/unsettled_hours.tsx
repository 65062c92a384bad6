import { Group, Stack, Text } from '@mantine/core'
import type { HoursOfPerson } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { PersonLink } from './person_link.tsx'

type Props = { people: HoursOfPerson[]; /** First day of the export. */ from: string }

/** Whose hours are not settled, by how much, with the way to their records. */
export function UnsettledHours({ people, from }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const records = useScreenPath()('records')
  const byName = [...people].sort((a, b) => format.compare(format.personName(a), format.personName(b)))
  return (
    <Stack gap={2} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {byName.map((person) => (
        <Group key={person.employeeId} component="li" justify="space-between" wrap="nowrap" gap="md">
          <PersonLink
            person={person}
            to={records && `${records}?month=${from.slice(0, 7)}&person=${person.employeeId}`}
          />
          <Text fz="sm" c="dimmed" ta="right">
            {format.list([
              ...(person.waitingRecords > 0
                ? [t('exports.unsettled.waiting', { count: person.waitingRecords })]
                : []),
              ...(person.unrecordedShifts > 0
                ? [t('exports.unsettled.unrecorded', { count: person.unrecordedShifts })]
                : []),
            ])}
          </Text>
        </Group>
      ))}
    </Stack>
  )
}
