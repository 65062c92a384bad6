import { Group, Stack, Text } from '@mantine/core'
import { exclusionReasons, type ExcludedPerson } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'
import { useScreenPath } from '#/lib/screens/screens.ts'
import { PersonLink } from './person_link.tsx'

/** Who is not in the file, by cause, with the way to put it right. */
export function ExcludedPeople({ excluded }: { excluded: ExcludedPerson[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const path = useScreenPath()('employee')
  const byName = [...excluded].sort((a, b) => format.compare(format.personName(a), format.personName(b)))
  return (
    <Stack gap="sm">
      {exclusionReasons.map((reason) => {
        const people = byName.filter((person) => person.reason === reason)
        if (people.length === 0) return null
        return (
          <div key={reason}>
            <Text fz="sm" fw={550} mb={4}>
              {t(`exports.reason.${reason}`, { count: people.length })}
            </Text>
            <Stack gap={2} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {people.map((person) => (
                <Group key={person.employeeId} component="li" justify="space-between" wrap="nowrap" gap="md">
                  <PersonLink person={person} to={path?.replace(':id', person.employeeId)} />
                  <Text fz="sm" c="dimmed" className="tabular" style={{ whiteSpace: 'nowrap' }}>
                    {t('exports.hours', { hours: format.hours(person.minutes) })}
                  </Text>
                </Group>
              ))}
            </Stack>
          </div>
        )
      })}
    </Stack>
  )
}
