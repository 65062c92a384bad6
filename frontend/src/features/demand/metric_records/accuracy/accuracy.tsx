import { Stack, Text, Title } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import { todayIn } from '#/lib/time/time_zone.ts'
import { addDays } from '#/lib/time/days.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { ChartWithTable } from '#/ui/chart/chart_with_table.tsx'
import { EmptyState } from '#/ui/empty_state.tsx'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useMetrics } from '../../queries.ts'
import type { RecordPlace } from '../queries.ts'
import { AllLocations } from './all_locations.tsx'
import { AccuracyFigures } from './accuracy_figures.tsx'
import { ForecastSection } from './forecast_section.tsx'
import { accuracyOption, accuracyTable, dayTotals, type AccuracyWords } from './accuracy_option.ts'
import { measuredWeeks, type Measured } from './measure_desk.ts'
import { measuredSpan } from './measuring_of.ts'
import { useMeasured } from './use_measured.ts'

type Props = RecordPlace & { zone: string }

/** How good the forecast of a metric was at a location, and that of its other metrics. */
export function Accuracy({ locationId, metricId, zone }: Props) {
  const { t } = useTranslation()
  const { data: metrics = [] } = useMetrics()
  const [looked, others] = [true, false].map((isLooked) =>
    metrics.filter(({ id }) => (id === metricId) === isLooked)
  )
  const measured = useMeasured(locationId, looked!)
  const rest = useMeasured(locationId, others!, measured.isSuccess)
  if (measured.isLoadingError) return <ErrorState error={measured.error} onRetry={measured.refetch} />
  if (!measured.data)
    return (
      <Stack gap="sm" role="status">
        <Text c="dimmed">{t('metric_records.accuracy.measuring')}</Text>
        <RowsSkeleton rows={6} />
      </Stack>
    )
  const [mine] = measured.data
  const metric = looked![0]
  const form = <ForecastSection place={{ locationId, metricId }} errors={mine?.errors ?? new Map()} />
  if (!mine || !metric || mine.accuracy.cells === 0)
    return (
      <Stack gap="xl">
        <EmptyState
          icon={<IconChartLine size={28} stroke={1.5} />}
          title={t('metric_records.accuracy.none')}
          description={t('metric_records.accuracy.none_text')}
        />
        {form}
      </Stack>
    )
  return (
    <Stack gap="xl">
      <ForecastChart {...{ metric, zone }} measured={mine} />
      {form}
      <AccuracyFigures
        metrics={metrics}
        measured={[mine, ...(rest.data ?? [])]}
        isWaiting={rest.isFetching}
        chosenId={metricId}
        pathOf={(id) => `/demand/${locationId}/metric/records/${id}?show=accuracy`}
      />
      <AllLocations metrics={metrics} />
    </Stack>
  )
}

function ForecastChart({ metric, measured, zone }: { metric: Metric; measured: Measured; zone: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const first = useMemo(() => addDays(measuredSpan(todayIn(zone)).until, -7 * measuredWeeks), [zone])
  const words = useMemo<AccuracyWords>(
    () => ({
      forecast: t('metric_records.accuracy.forecast'),
      came: t('metric_records.accuracy.came'),
      day: t('metric_records.grid.day'),
      dayOf: (day) => format.day(day, 'weekday'),
      number: format.number,
    }),
    [t, format]
  )
  const totals = useMemo(
    () => dayTotals(measured, first, metric.aggregation === 'level'),
    [measured, first, metric.aggregation]
  )
  const option = useMemo(() => accuracyOption(totals, words), [totals, words])
  return (
    <Stack gap={6}>
      <ChartWithTable
        heading={
          <Title order={2} size="h4">
            {t('metric_records.accuracy.chart_title', { metric: metric.name })}
          </Title>
        }
        label={t('metric_records.accuracy.chart_label', {
          ...{ metric: metric.name, days: format.dayRange(first, addDays(first, 7 * measuredWeeks)) },
        })}
        option={option}
        table={() => accuracyTable(totals, words)}
        height={280}
      />
      <Text fz="xs" c="dimmed">
        {t('metric_records.accuracy.how')}
      </Text>
    </Stack>
  )
}
