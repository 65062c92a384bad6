import { useTranslation } from 'react-i18next'
import { DemandFrame } from '../frame/demand_frame.tsx'
import { StaffBoard } from './staff_board.tsx'

export function StaffScreen() {
  const { t } = useTranslation()
  return (
    <DemandFrame
      tab="staff"
      description={t('demand_staff.description')}
      pathOf={(locationId) => `/demand/${locationId}/staff`}
    >
      {({ location }) => location && <StaffBoard key={location.id} locationId={location.id} />}
    </DemandFrame>
  )
}
