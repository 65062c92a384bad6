import { useTranslation } from 'react-i18next'
import { DemandFrame } from '../frame/demand_frame.tsx'
import { OverviewBoard } from './overview_board.tsx'

export function OverviewScreen() {
  const { t } = useTranslation()
  return (
    <DemandFrame tab="overview" description={t('demand.overview.description')}>
      {({ location, locations, usualLocationId }) => (
        <OverviewBoard
          key={location?.id}
          shown={location ? [location] : locations}
          location={location}
          usualLocationId={usualLocationId}
        />
      )}
    </DemandFrame>
  )
}
