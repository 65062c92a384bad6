import { Group, Tabs } from '@mantine/core'
import { canReach } from '@shiftloom/backend/contracts/abilities'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { entitlementsOf, useProfile } from '#/lib/account/profile.ts'
import { NotFoundHere } from '#/lib/screens/not_found_here.ts'
import { ErrorState } from '#/ui/error_state.tsx'
import { Screen } from '#/ui/screen.tsx'
import { RowsSkeleton } from '#/ui/skeletons.tsx'
import { useMetrics } from '../queries.ts'
import { useLiveDemand } from '../use_live_demand.ts'
import { demandTabs, type DemandTab } from './demand_tabs.ts'
import { LocationChoice } from './location_choice.tsx'
import { useDemandPlace, type DemandPlace } from './use_demand_place.ts'

type Props = {
  tab: DemandTab['word']
  description?: ReactNode
  /** Beside the location picker. */
  actions?: ReactNode | ((place: DemandPlace) => ReactNode)
  /** Where the picker leads; the tab's own address when left out. */
  pathOf?: (locationId: string | null, metricId: string | null) => string
  children: (place: DemandPlace) => ReactNode
}

/** What every screen of the module has around it: the location, the tabs, and news of others' changes. */
export function DemandFrame({ tab, description, actions, pathOf, children }: Props) {
  const { t } = useTranslation()
  const place = useDemandPlace()
  useLiveDemand()
  const tabs = useOpenTabs(place)
  const overview = (locationId: string | null) => (locationId ? `/demand/${locationId}` : '/demand')

  if (place.locationId && !place.isPending && !place.error && !place.location) return <NotFoundHere />
  return (
    <Screen
      title={t('demand.title')}
      description={description}
      actions={
        <Group gap="sm">
          {typeof actions === 'function' ? actions(place) : actions}
          <LocationChoice
            place={place}
            withAll={tab === 'overview'}
            pathOf={(locationId) => (pathOf ?? overview)(locationId, place.metricId)}
          />
        </Group>
      }
    >
      {tabs.length > 1 && (
        <Tabs value={tab} onChange={(next) => void place.go(tabs.find(({ word }) => word === next)!.to)}>
          <Tabs.List mb="lg">
            {tabs.map(({ word }) => (
              <Tabs.Tab key={word} value={word}>
                {t(`demand.tab.${word}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      {place.isPending ? (
        <RowsSkeleton />
      ) : place.error ? (
        <ErrorState error={place.error} onRetry={place.retry} />
      ) : (
        children(place)
      )}
    </Screen>
  )
}

/** Tabs that lead somewhere, for this person. */
function useOpenTabs({ usualLocationId, location, metricId }: DemandPlace) {
  const profile = useProfile()
  const { data: metrics } = useMetrics()
  return demandTabs
    .filter(({ name }) => canReach(profile.role, name, entitlementsOf(profile)))
    .flatMap(({ name, word, path }) => {
      const locationId = word === 'overview' ? (location?.id ?? null) : usualLocationId
      const to = path({ locationId, metricId: metricId ?? metrics?.[0]?.id ?? null })
      return to === null ? [] : [{ name, word, to }]
    })
}
