import { Button, Tabs } from '@mantine/core'
import { IconArrowsExchange, IconHandStop } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan, useProfile } from '#/lib/account/profile.ts'
import { Screen } from '#/ui/screen.tsx'
import { OpenShiftsList } from '../open_shifts/open_shifts_list.tsx'
import { OpenShiftsModal } from '../open_shifts/open_shifts_modal.tsx'
import { ProposeModal } from '../propose/propose_modal.tsx'
import { useLiveSwaps } from '../use_live_swaps.ts'
import { SwapsList } from './swaps_list.tsx'
import { useSwapFilters } from '../use_swap_filters.ts'

/** Swaps between people, and shifts that are open to claims. */
export function SwapsScreen() {
  const { t } = useTranslation()
  useLiveSwaps()
  const readsOthers = useCan('swaps.read')
  const { view, setView } = useSwapFilters(readsOthers)
  const who = readsOthers ? 'all' : 'own'
  return (
    <Screen
      title={t('titles.swaps')}
      description={t(
        view === 'open_shifts' ? `swaps.open_shifts.description_${who}` : `swaps.description_${who}`
      )}
      actions={view === 'open_shifts' ? <OpenAction /> : <ProposeAction />}
    >
      <Tabs value={view} onChange={setView} mb="md" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="swaps">{t('titles.swaps')}</Tabs.Tab>
          <Tabs.Tab value="open_shifts">{t('swaps.open_shifts.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="swaps">
          <SwapsList />
        </Tabs.Panel>
        <Tabs.Panel value="open_shifts">
          <OpenShiftsList />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  )
}

function ProposeAction() {
  const { t } = useTranslation()
  const mayPropose = useCan('swaps.propose')
  const { employeeId } = useProfile()
  const [isProposing, setIsProposing] = useState(false)
  if (!mayPropose || !employeeId) return null
  return (
    <>
      <Button leftSection={<IconArrowsExchange size={18} aria-hidden />} onClick={() => setIsProposing(true)}>
        {t('swaps.propose')}
      </Button>
      {isProposing && <ProposeModal onClose={() => setIsProposing(false)} />}
    </>
  )
}

function OpenAction() {
  const { t } = useTranslation()
  const mayOpen = useCan('schedule.edit')
  const [isOpening, setIsOpening] = useState(false)
  if (!mayOpen) return null
  return (
    <>
      <Button leftSection={<IconHandStop size={18} aria-hidden />} onClick={() => setIsOpening(true)}>
        {t('swaps.open_shifts.open')}
      </Button>
      {isOpening && <OpenShiftsModal onClose={() => setIsOpening(false)} />}
    </>
  )
}
