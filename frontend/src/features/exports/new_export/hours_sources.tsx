import { Spoiler, Stack, Text } from '@mantine/core'
import type { HoursOfPerson, HoursSource } from '@shiftloom/backend/contracts/exports'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#/lib/writing/format.ts'

const sources: readonly HoursSource[] = ['records', 'plan']
const TWO_LINES = 44

/** Whose hours are approved records, and whose are the plan. */
export function HoursSources({ hours }: { hours: HoursOfPerson[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Stack gap="sm">
      {sources.map((source) => {
        const people = hours.filter((one) => one.source === source)
        if (people.length === 0) return null
        return (
          <div key={source}>
            <Text fz="sm" fw={550}>
              {t(`exports.hours_from.${source}`, { count: people.length })}
            </Text>
            <Spoiler
              maxHeight={TWO_LINES}
              showLabel={t('exports.hours_from.show')}
              hideLabel={t('exports.hours_from.hide')}
            >
              <Text fz="sm" c="dimmed">
                {people.map(format.personName).sort(format.compare).join(' · ')}
              </Text>
            </Spoiler>
          </div>
        )
      })}
    </Stack>
  )
}
