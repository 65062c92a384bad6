import { Group, Paper, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLimitAmount } from './limit_words.ts'
import { limitsQuery } from './limit_queries.ts'

/** What the reader has left this year, of limits that hold something. */
export function OwnLimits({ employeeId }: { employeeId: string }) {
  const { t, i18n } = useTranslation()
  const amount = useLimitAmount()
  const year = new Date().getFullYear()
  const { data } = useQuery(limitsQuery(employeeId, year, i18n.language))
  const held = data?.limits.filter(
    (one) => one.entitledMinutes + one.carriedMinutes + one.correctedMinutes !== 0
  )
  if (!held || held.length === 0) return null
  return (
    <Paper
      withBorder
      p="sm"
      mb="md"
      component="section"
      aria-label={t('requests.limits.own', { year: String(year) })}
    >
      <Text fw={600} fz="sm" mb={6}>
        {t('requests.limits.own', { year: String(year) })}
      </Text>
      <Group gap="xl" component="ul" m={0} p={0} style={{ listStyle: 'none', rowGap: 4 }}>
        {held.map(({ requestTypeId, name, unit, leftMinutes }) => (
          <Text key={requestTypeId} component="li" fz="sm">
            {name}: <b className="tabular">{amount(leftMinutes, unit)}</b>
          </Text>
        ))}
      </Group>
    </Paper>
  )
}
