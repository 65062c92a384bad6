import { Anchor, Button, Group, Loader, Stack, Text, Title } from '@mantine/core'
import type { Metric } from '@shiftloom/backend/contracts/demand'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useOwnLocations } from '#/domain/company/own_locations.ts'
import { useFormat } from '#/lib/writing/format.ts'
import { FiguresTable, type FiguresRow } from './figures_table.tsx'
import type { Measured } from './measure_desk.ts'
import { useAllMeasured } from './use_all_measured.ts'

type Place = { id: string; name: string }

/** The figures of every metric at every location, measured once they are asked for. */
export function AllLocations({ metrics }: { metrics: readonly Metric[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { locations } = useOwnLocations()
  const [isAsked, setIsAsked] = useState(false)
  const sorted = useMemo(
    () => [...locations].sort((one, other) => format.compare(one.name, other.name)),
    [locations, format]
  )
  if (sorted.length < 2) return null
  return (
    <Stack gap="sm" component="section" aria-label={t('metric_records.accuracy.everywhere')}>
      <Title order={2} size="h4">
        {t('metric_records.accuracy.everywhere')}
      </Title>
      {isAsked ? (
        <MeasuredPlaces locations={sorted} metrics={metrics} onStop={() => setIsAsked(false)} />
      ) : (
        <Button variant="default" size="sm" w="fit-content" onClick={() => setIsAsked(true)}>
          {t('metric_records.accuracy.measure_all')}
        </Button>
      )}
    </Stack>
  )
}

type Props = { locations: readonly Place[]; metrics: readonly Metric[]; onStop: () => void }

function MeasuredPlaces({ locations, metrics, onStop }: Props) {
  const { t } = useTranslation()
  const { results, done } = useAllMeasured(
    locations.map(({ id }) => id),
    metrics
  )
  const rows = locations
    .slice(0, done)
    .flatMap((place, at) => rowsOf(place, metrics, results[at]?.data ?? []))
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
  const measureAgain = () => failed.forEach(({ refetch }) => void refetch())
  return (
    <>
      {rows.length > 0 && (
        <FiguresTable
          label={t('metric_records.accuracy.everywhere')}
          heads={[t('demand.location'), t('metric_records.metric')]}
          rows={rows}
        />
      )}
      {failed.length > 0 && (
        <Group gap="sm" role="alert">
          <Text fz="sm">{t('metric_records.accuracy.some_failed')}</Text>
          <Button variant="subtle" size="compact-sm" onClick={measureAgain}>
            {t('core.retry')}
          </Button>
        </Group>
      )}
      {done < locations.length && (
        <Group gap="sm" role="status">
          <Loader size="sm" aria-hidden />
          <Text fz="sm">{t('metric_records.accuracy.progress', { done, all: locations.length })}</Text>
          <Button variant="subtle" size="compact-sm" onClick={onStop}>
            {t('metric_records.accuracy.stop')}
          </Button>
        </Group>
      )}
    </>
  )
}

function rowsOf(
  { id, name }: Place,
  metrics: readonly Metric[],
  measured: readonly Measured[]
): FiguresRow[] {
  const rows = metrics.flatMap((metric): FiguresRow[] => {
    const found = measured.find(({ metricId, accuracy }) => metricId === metric.id && accuracy.cells > 0)
    const path = `/demand/${id}/metric/records/${metric.id}?show=accuracy`
    const link = (
      <Anchor key={metric.id} component={Link} to={path}>
        {metric.name}
      </Anchor>
    )
    return found ? [{ key: `${id} ${metric.id}`, heads: [name, link], found }] : []
  })
  return rows.length > 0 ? rows : [{ key: id, heads: [name, '–'], found: null }]
}
