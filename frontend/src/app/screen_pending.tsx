import { Skeleton } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNetworkDown } from '#/lib/network/network.ts'
import { EmptyState } from '#/ui/empty_state.tsx'

/** The outline of a screen, while its code is on the way; without a way to the server, what it waits for. */
export function ScreenPending() {
  const { t } = useTranslation()
  const isDown = useNetworkDown()
  if (isDown)
    return (
      <div role="status">
        <EmptyState
          icon={<IconWifiOff size={28} stroke={1.5} />}
          title={t('core.unreachable_title')}
          description={t('app.screen_waits')}
        />
      </div>
    )
  return (
    <div role="status" aria-label={t('core.loading')} style={{ padding: '24px 32px' }}>
      <Skeleton height={32} width={260} mb={28} radius="md" />
      <Skeleton height={360} radius="lg" />
    </div>
  )
}
