import { SimpleGrid, Text } from '@mantine/core'
import type { PersonLimits } from '@shiftloom/backend/contracts/request_limits'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

/** What limits follow from besides contracts, as far as the law of the person's country asks for it. */
export function FactsList({ limits: { facts, country } }: { limits: PersonLimits }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { workedSince, firstJob, conditions, conditionsSince, youngestChildOn } = facts
  const dayOr = (day: string | null, key: string) => (day ? format.day(day, 'numeric') : t(key))
  const lines: [string, string][] = [
    ['worked_since', dayOr(workedSince, 'requests.limits.first_contract')],
    ['youngest_child', dayOr(youngestChildOn, 'requests.limits.not_recorded')],
  ]
  if (country === 'PL') lines.push(['first_job', t(firstJob ? 'form.yes' : 'form.no')])
  if (country === 'VN') {
    const said = t(`requests.limits.condition_${conditions}`)
    const since =
      conditionsSince && t('requests.limits.since', { day: format.day(conditionsSince, 'numeric') })
    lines.push(['conditions', [said, since].filter(Boolean).join(' · ')])
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {lines.map(([key, value]) => (
          <div key={key}>
            <Text fz="sm" c="dimmed">
              {t(`requests.limits.fact_${key}`)}
            </Text>
            <Text>{value}</Text>
          </div>
        ))}
      </SimpleGrid>
      <Text fz="sm" c="dimmed" mt="md">
        {t('requests.limits.facts_text')}
      </Text>
    </>
  )
}
