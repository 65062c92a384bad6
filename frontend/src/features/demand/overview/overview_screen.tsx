import { useTranslation } from 'react-i18next'
import { DemandFrame } from '../frame/demand_frame.tsx'
import { MetricsSection } from '../metrics/metrics_section.tsx'

export function OverviewScreen() {
  const { t } = useTranslation()
  return (
    <DemandFrame tab="overview" description={t('demand.overview.description')}>
      {() => <MetricsSection />}
    </DemandFrame>
  )
}
