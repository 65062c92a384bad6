import { Stack, Table, Title } from '@mantine/core'
import { IconChartHistogram } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useMetrics } from '../queries.ts'

/** The metrics of the organisation; they are the same at all locations. */
export function MetricsSection() {
  const { t } = useTranslation()
  const metrics = useMetrics()
  if (metrics.isPending) return <RowsSkeleton />
  if (metrics.isError) return <ErrorState error={metrics.error} onRetry={metrics.refetch} />
  if (metrics.data.length === 0)
    return (
      <EmptyState
        icon={<IconChartHistogram size={28} stroke={1.5} />}
        title={t('demand.metrics.empty')}
        description={t('demand.metrics.empty_text')}
      />
    )
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('demand.metrics.title')}
      </Title>
      <Table aria-label={t('demand.metrics.title')} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('demand.metrics.name')}</Table.Th>
            <Table.Th>{t('demand.metrics.data_type')}</Table.Th>
            <Table.Th>{t('demand.metrics.aggregation')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {metrics.data.map(({ id, name, dataType, aggregation }) => (
            <Table.Tr key={id}>
              <Table.Td fw={500}>{name}</Table.Td>
              <Table.Td>{t(`demand.data_type.${dataType}`)}</Table.Td>
              <Table.Td>{t(`demand.aggregation.${aggregation}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  )
}
