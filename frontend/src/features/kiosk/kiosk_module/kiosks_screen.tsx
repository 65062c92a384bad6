import { Button } from '@mantine/core'
import type { Kiosk } from '@shiftloom/backend/contracts/kiosks'
import { IconDeviceTablet, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#/ui/empty_state.tsx'
import { QueryScreen } from '#/ui/query_screen.tsx'
import { Screen } from '#/ui/screen.tsx'
import { KioskModal } from './kiosk_modal.tsx'
import { KioskTable } from './kiosk_table.tsx'
import { kiosksQuery } from './queries.ts'
import { RefusalsModal } from './refusals_modal.tsx'

type Opened = { dialog: 'approve' } | { dialog: 'edit' | 'refusals'; kiosk: Kiosk }

/** The devices at which people register time, and how they are. */
export function KiosksScreen() {
  const { t } = useTranslation()
  const query = useQuery(kiosksQuery)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const approve = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpened({ dialog: 'approve' })}>
      {t('kiosk_module.add')}
    </Button>
  )
  const address = `${location.origin}/kiosk`
  return (
    <QueryScreen title={t('kiosk_module.title')} query={query}>
      {(kiosks) => (
        <Screen
          title={t('kiosk_module.title')}
          description={t('kiosk_module.description', { address })}
          actions={kiosks.length > 0 && approve}
        >
          {kiosks.length === 0 ? (
            <EmptyState
              icon={<IconDeviceTablet size={28} stroke={1.5} />}
              title={t('kiosk_module.empty_title')}
              description={t('kiosk_module.empty_text', { address })}
              action={approve}
            />
          ) : (
            <KioskTable
              kiosks={kiosks}
              onEdit={(kiosk) => setOpened({ dialog: 'edit', kiosk })}
              onRefusals={(kiosk) => setOpened({ dialog: 'refusals', kiosk })}
            />
          )}
          {opened?.dialog === 'approve' && <KioskModal kiosk={null} onClose={close} />}
          {opened?.dialog === 'edit' && <KioskModal kiosk={opened.kiosk} onClose={close} />}
          {opened?.dialog === 'refusals' && <RefusalsModal kiosk={opened.kiosk} onClose={close} />}
        </Screen>
      )}
    </QueryScreen>
  )
}
