import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useKiosk, waitingEvents } from '../state/kiosk_state.ts'
import { syncNow } from '../state/sync.ts'
import classes from './kiosk.module.css'

/** Whether what is registered has left the device. */
export function StatusBar() {
  const { t } = useTranslation()
  const { isOnline, problem, events, roster } = useKiosk((state) => state)
  const waiting = waitingEvents(events).length
  const state = problem ?? (isOnline ? 'online' : 'offline')
  const Icon = state === 'online' ? IconCloudCheck : IconCloudOff
  return (
    <footer className={classes.status} data-state={state}>
      <span>{[roster?.organisation, roster?.name].filter(Boolean).join(' · ')}</span>
      <span role="status" className={classes.state}>
        <Icon size={20} aria-hidden />
        {t(`kiosk.status.${state}`)}
        {waiting > 0 && ` ${t('kiosk.status.waiting', { count: waiting })}`}
      </span>
      <button type="button" className={classes.quiet} onClick={() => void syncNow()}>
        {t('kiosk.status.sync')}
      </button>
    </footer>
  )
}
