import { useTranslation } from 'react-i18next'
import classes from './kiosk.module.css'
import { LanguageButtons } from './language_buttons.tsx'

/** Without keys that stay on the device, another one could register in its place. */
export function UnfitPanel() {
  const { t } = useTranslation()
  return (
    <section className={classes.card}>
      <LanguageButtons />
      <h1 className={classes.title}>{t('kiosk.unfit.title')}</h1>
      <p className={classes.lead}>{t('kiosk.unfit.text')}</p>
    </section>
  )
}
