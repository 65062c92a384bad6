import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { ScreenPart } from '#/lib/screens/screen_part.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useMetrics } from '../queries.ts'
import { DeleteMetricDialog } from './delete_metric_dialog.tsx'
import { MetricModal } from './metric_modal.tsx'
import { MetricsTable } from './metrics_table.tsx'
import { NoMetrics } from './no_metrics.tsx'

/** The metrics of the organisation; they are the same at all locations. */
export function MetricsSection() {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<Metric | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Metric | null>(null)
  const mayCreate = useCan('metrics.create')
  return (
    <Card component="section" aria-label={t('demand.metrics.title')}>
      <Group justify="space-between" mb="md" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} size="h3">
            {t('demand.metrics.title')}
          </Title>
          <Text c="dimmed" fz="sm">
            {t('demand.metrics.text')}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap" style={{ flexShrink: 0 }}>
          <ScreenPart place="demand.import" />
          {mayCreate && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
              {t('demand.metrics.add')}
            </Button>
          )}
        </Group>
      </Group>
      <Metrics onRename={setOpened} onDelete={setLeaving} />
      {opened && <MetricModal metric={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
      {leaving && <DeleteMetricDialog metric={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  )
}

type ActionProps = { onRename: (metric: Metric) => void; onDelete: (metric: Metric) => void }

function Metrics(actions: ActionProps) {
  const metrics = useMetrics()
  if (metrics.isPending) return <RowsSkeleton rows={3} />
  if (metrics.isLoadingError) return <ErrorState error={metrics.error} onRetry={metrics.refetch} />
  return metrics.data.length === 0 ? <NoMetrics /> : <MetricsTable metrics={metrics.data} {...actions} />
}
