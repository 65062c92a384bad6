import { Badge } from '@mantine/core'
import type { OrganisationStatus } from '@shiftloom/backend/contracts/enums'
import { useTranslation } from 'react-i18next'

const colors: Record<OrganisationStatus, string> = { 0: 'lime', 1: 'red', 2: 'blue', 3: 'gray' }

export function StatusBadge({ status }: { status: OrganisationStatus }) {
  const { t } = useTranslation()
  return (
    <Badge variant="light" color={colors[status]} c={`${colors[status]}.9`} miw="max-content">
      {t(`organisations.status.${status}`)}
    </Badge>
  )
}
