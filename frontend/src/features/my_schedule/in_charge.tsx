import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { locationsQuery } from '#/domain/company/directory.ts'
import { useFormat } from '#/lib/writing/format.ts'

/** Whom to turn to at each of one's locations; nothing where no one is named. */
export function InCharge() {
  const { t } = useTranslation()
  const format = useFormat()
  const { data: locations = [] } = useQuery(locationsQuery)
  const named = locations.filter(({ inCharge }) => inCharge && inCharge.length > 0)
  if (named.length === 0) return null
  return (
    <Stack gap={2} mt="md">
      {named.map(({ id, name, inCharge = [] }) => (
        <Text key={id} fz="sm" c="dimmed">
          {t('my_schedule.in_charge', {
            location: name,
            names: format.list(inCharge.map(format.personName)),
          })}
        </Text>
      ))}
    </Stack>
  )
}
