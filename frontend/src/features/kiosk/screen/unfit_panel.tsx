import { useTranslation } from 'react-i18next'
import classes from './kiosk.module.css'
import { LanguageButtons } from './language_buttons.tsx'

/**
 * Why no one registers here. Without keys that stay on the device, another one could register in its place; and of its tabs
 * one is the kiosk.
 */
export function UnfitPanel({ reason }: { reason: 'unfit' | 'elsewhere' }) {
  const { t } = useTranslation()
  return (
    <section className={classes.card}>
      <LanguageButtons />
      <h1 className={classes.title}>{t(`kiosk.${reason}.title`)}</h1>
      <p className={classes.lead}>{t(`kiosk.${reason}.text`)}</p>
    </section>
  )
}
