import { useTranslation } from 'react-i18next'
import { useKiosk, waitingEvents } from '../state/kiosk_state.ts'
import classes from './kiosk.module.css'
import { LanguageButtons } from './language_buttons.tsx'

/** The code that an administrator types to make this device a kiosk. */
export function ActivationPanel() {
  const { t } = useTranslation()
  const { activation, wasRevoked, isOnline, events } = useKiosk((state) => state)
  const waiting = waitingEvents(events).length
  return (
    <section className={classes.card}>
      <LanguageButtons />
      <h1 className={classes.title}>{t('kiosk.activation.title')}</h1>
      {wasRevoked && <p className={classes.warning}>{t('kiosk.activation.revoked')}</p>}
      {waiting > 0 && <p className={classes.warning}>{t('kiosk.activation.kept', { count: waiting })}</p>}
      <p className={classes.lead}>{t('kiosk.activation.text')}</p>
      <output className={classes.code} aria-label={t('kiosk.activation.code')} translate="no">
        {activation ? `${activation.code.slice(0, 4)} ${activation.code.slice(4)}` : '···· ····'}
      </output>
      <p className={classes.lead} role="status">
        {t(isOnline ? 'kiosk.activation.waiting' : 'kiosk.activation.offline')}
      </p>
    </section>
  )
}
