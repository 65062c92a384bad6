import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The outline of a screen, while its code is on the way. */
export function ScreenPending() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('core.loading')} style={{ padding: '24px 32px' }}>
      <Skeleton height={32} width={260} mb={28} radius="md" />
      <Skeleton height={360} radius="lg" />
    </div>
  )
}
