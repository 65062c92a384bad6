import { useTranslation } from 'react-i18next'
import { DemandFrame } from '../frame/demand_frame.tsx'
import { RulesBoard } from './rules_board.tsx'

export function RulesScreen() {
  const { t } = useTranslation()
  return (
    <DemandFrame
      tab="rules"
      description={t('staffing_rules.description')}
      pathOf={(locationId) => `/demand/${locationId}/rules`}
    >
      {({ location }) => location && <RulesBoard key={location.id} locationId={location.id} />}
    </DemandFrame>
  )
}
