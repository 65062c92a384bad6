import { IconChartHistogram } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#/lib/account/profile.ts'
import { EmptyState } from '#/ui/empty_state.tsx'

export function NoMetrics() {
  const { t } = useTranslation()
  const mayCreate = useCan('metrics.create')
  return (
    <EmptyState
      compact
      icon={<IconChartHistogram size={20} stroke={1.5} />}
      title={t('demand.metrics.empty')}
      description={t(mayCreate ? 'demand.metrics.empty_create' : 'demand.metrics.empty_text')}
    />
  )
}
