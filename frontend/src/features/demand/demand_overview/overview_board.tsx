import { Stack } from '@mantine/core'
import type { DemandReadiness } from '@shiftloom/backend/contracts/demand_overview'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#/ui/error_state.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { MetricsSection } from '../metrics/metrics_section.tsx'
import { useMetrics } from '../queries.ts'
import { DaysChart } from './days_chart.tsx'
import { FirstSteps } from './first_steps.tsx'
import { GlanceTable } from './glance_table.tsx'
import { LocationGlance } from './location_glance.tsx'
import { readinessQuery } from './queries.ts'
import { useGlances } from './use_glances.ts'

type Named = { id: string; name: string }
type Props = { shown: readonly Named[]; location: Named | null; usualLocationId: string | null }

/** One location, or all of them: need and plan at a glance, what is missing, and the metrics behind it. */
export function OverviewBoard({ shown, location, usualLocationId }: Props) {
  const readiness = useQuery(readinessQuery)
  if (readiness.isPending) return <RowsSkeleton rows={6} />
  if (readiness.isLoadingError) return <ErrorState error={readiness.error} onRetry={readiness.refetch} />
  const places = shown.flatMap(
    ({ id }) => readiness.data.locations.find(({ locationId }) => locationId === id) ?? []
  )
  const begun = places.some(({ rules }) => rules > 0)
  const first = places.find(({ locationId }) => locationId === usualLocationId) ?? places[0]
  return (
    <Stack gap="xl">
      {first && !begun && <FirstSteps place={first} />}
      {begun && <Weeks places={places} names={shown} location={location} />}
      <MetricsSection />
    </Stack>
  )
}

type WeeksProps = { places: readonly DemandReadiness[]; names: readonly Named[]; location: Named | null }

function Weeks({ places, names, location }: WeeksProps) {
  const metrics = useMetrics()
  const glances = useGlances(places)
  const rows = places.map((place, at) => ({
    place,
    name: names.find(({ id }) => id === place.locationId)!.name,
    glance: glances[at]!,
  }))
  if (metrics.isPending) return <RowsSkeleton rows={6} />
  if (metrics.isLoadingError) return <ErrorState error={metrics.error} onRetry={metrics.refetch} />
  return (
    <>
      {location && rows[0] ? (
        <LocationGlance {...rows[0]} metrics={metrics.data} />
      ) : (
        <GlanceTable rows={rows} metrics={metrics.data} />
      )}
      <DaysChart
        where={location?.name ?? null}
        glances={glances.flatMap(({ data }) => data ?? [])}
        isWhole={glances.every(({ isPending }) => !isPending)}
      />
    </>
  )
}
