import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import { useTranslation } from 'react-i18next'
import { changeLocale } from '#/lib/i18n/i18n.ts'
import classes from './kiosk.module.css'

const names: Record<Locale, string> = { 'en-US': 'English', 'pl-PL': 'Polski', 'vi-VN': 'Tiếng Việt' }

/** One touch each: everyone who stands here reads one of them. */
export function LanguageButtons() {
  const { t, i18n } = useTranslation()
  return (
    <div role="group" aria-label={t('core.language')} className={classes.languages}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={i18n.language === locale}
          className={classes.language}
          onClick={() => void changeLocale(locale)}
        >
          {names[locale]}
        </button>
      ))}
    </div>
  )
}
