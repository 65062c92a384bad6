import { Anchor, Loader, Stack, Text, Title } from '@mantine/core'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { figures, FiguresTable } from './figures_table.tsx'
import type { Measured } from './measure_desk.ts'

type Props = {
  metrics: readonly Metric[]
  measured: readonly Measured[]
  /** Other metrics are measured still. */
  isWaiting: boolean
  chosenId: string
  pathOf: (metricId: string) => string
}

/** The measured figures of each metric at the location, and what they mean. */
export function AccuracyFigures({ metrics, measured, isWaiting, chosenId, pathOf }: Props) {
  const { t } = useTranslation()
  const rows = metrics.flatMap((metric) => {
    const found = measured.find(({ metricId }) => metricId === metric.id)
    return found ? [{ metric, found }] : []
  })
  return (
    <Stack gap="sm" component="section" aria-label={t('metric_records.accuracy.figures')}>
      <Title order={2} size="h4">
        {t('metric_records.accuracy.figures')}
      </Title>
      <FiguresTable
        label={t('metric_records.accuracy.figures')}
        heads={[t('metric_records.metric')]}
        rows={rows.map(({ metric, found }) => ({
          ...{ key: metric.id, found },
          heads: [
            metric.id === chosenId ? (
              metric.name
            ) : (
              <Anchor key={metric.id} component={Link} to={pathOf(metric.id)}>
                {metric.name}
              </Anchor>
            ),
          ],
        }))}
      />
      {isWaiting && <Loader size="sm" role="status" aria-label={t('metric_records.accuracy.measuring')} />}
      <Stack gap={2} component="ul" style={{ margin: 0, paddingInlineStart: 18 }}>
        {figures.map((figure) => (
          <Text key={figure} component="li" fz="xs" c="dimmed">
            {t(`metric_records.accuracy.${figure}_text`)}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
