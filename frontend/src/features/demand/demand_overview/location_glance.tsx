import { Anchor, Card, SimpleGrid, Text, Title } from '@mantine/core'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { mondayOf } from '../staffing_rules/sandbox/sandbox_input.ts'
import type { GlanceRow } from './glance_table.tsx'
import { missingAt } from './missing.ts'
import { MissingList } from './missing_list.tsx'
import { WeekOfGlance } from './week_of_glance.tsx'

/** One location: both weeks, and what is missing. */
export function LocationGlance({ place, glance, metrics }: GlanceRow & { metrics: readonly Metric[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const monday = mondayOf(place.today)
  return (
    <SimpleGrid cols={3}>
      {(['this_week', 'next_week'] as const).map((word, week) => {
        const from = addDays(monday, 7 * week)
        return (
          <Card key={word} component="section" aria-label={t(`demand_overview.${word}`)}>
            <Title order={2} size="h4">
              {t(`demand_overview.${word}`)}
            </Title>
            <Text c="dimmed" fz="sm" mb="sm">
              {format.dayRange(from, addDays(from, 7))}
            </Text>
            <Text component="div" fz="lg" fw={600} className="tabular">
              <WeekOfGlance glance={glance} week={week === 0 ? 0 : 1} justify="flex-start" />
            </Text>
            <Anchor component={Link} to={`/demand/${place.locationId}/staff`} fz="sm" mt="sm">
              {t('demand_overview.by_position')}
            </Anchor>
          </Card>
        )
      })}
      <Card component="section" aria-label={t('demand_overview.missing')}>
        <Title order={2} size="h4" mb="sm">
          {t('demand_overview.missing')}
        </Title>
        <MissingList locationId={place.locationId} missing={missingAt(place, metrics)} />
      </Card>
    </SimpleGrid>
  )
}
