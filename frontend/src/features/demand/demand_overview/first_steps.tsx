import { Anchor, Button, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { DemandReadiness } from '@shiftloom/backend/contracts/demand_overview'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCan } from '#/lib/account/profile.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { MetricModal } from '../metrics/metric_modal.tsx'
import { useMetrics } from '../queries.ts'
import { useNextStep } from './use_next_step.ts'

/** From nothing to a first need: what to do in which order, and what of it is done. */
export function FirstSteps({ place }: { place: DemandReadiness }) {
  const { t } = useTranslation()
  const { data: metrics = [] } = useMetrics()
  const [adding, setAdding] = useState(false)
  const mayCreate = useCan('metrics.create')
  const metric = metrics[0]
  const named = { metricId: metric?.id ?? '', metric: metric?.name ?? '' }
  const toRecords = useNextStep(place.locationId, { kind: 'records', ...named })
  const toRules = useNextStep(place.locationId, { kind: 'rules' })
  const link = (to: string | undefined, word: string) =>
    to && (
      <Anchor component={Link} to={to}>
        {t(`demand_overview.go.${word}`)}
      </Anchor>
    )
  return (
    <Card component="section" aria-label={t('demand_overview.first.title')}>
      <Title order={2} size="h3">
        {t('demand_overview.first.title')}
      </Title>
      <Text c="dimmed" fz="sm" mb="md">
        {t('demand_overview.first.text')}
      </Text>
      <Stack component="ol" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        <Step at={1} word="metric" isDone={metric !== undefined}>
          {mayCreate && !metric && (
            <Button size="sm" onClick={() => setAdding(true)}>
              {t('demand_overview.first.add_metric')}
            </Button>
          )}
        </Step>
        <Step at={2} word="records" isDone={place.records.length > 0}>
          {metric && (
            <Group gap="md">
              <ScreenPart place="demand.first_records" />
              {link(toRecords?.to, 'records')}
            </Group>
          )}
        </Step>
        <Step at={3} word={place.drafts > 0 ? 'draft' : 'rule'} isDone={place.rules > 0}>
          {link(toRules?.to, 'rules')}
        </Step>
        <Step at={4} word="need" isDone={false} />
      </Stack>
      {adding && <MetricModal metric={null} onClose={() => setAdding(false)} />}
    </Card>
  )
}

type StepProps = { at: number; word: string; isDone: boolean; children?: ReactNode }

function Step({ at, word, isDone, children }: StepProps) {
  const { t } = useTranslation()
  return (
    <Group component="li" wrap="nowrap" align="flex-start" gap="sm">
      <ThemeIcon radius="xl" size={28} variant={isDone ? 'filled' : 'light'} aria-hidden>
        {isDone ? <IconCheck size={16} /> : at}
      </ThemeIcon>
      <div>
        <Text fw={600}>
          {t(`demand_overview.first.${word}`)}
          {isDone && (
            <Text span c="dimmed" fz="sm" fw={400}>
              {' '}
              {t('demand_overview.first.done')}
            </Text>
          )}
        </Text>
        {!isDone && (
          <Text fz="sm" c="dimmed" mb={4}>
            {t(`demand_overview.first.${word}_text`)}
          </Text>
        )}
        {!isDone && children}
      </div>
    </Group>
  )
}
