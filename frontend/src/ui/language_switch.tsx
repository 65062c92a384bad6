import { IconChevronDown, IconWorld } from '@tabler/icons-react'
import { locales, type Locale } from '@shiftloom/backend/contracts/enums'
import { useTranslation } from 'react-i18next'
import { changeLocale } from '#/lib/i18n/i18n.ts'
import classes from './language_switch.module.css'

/** Each language in its own words. */
const names: Record<Locale, string> = { 'en-US': 'English', 'pl-PL': 'Polski', 'vi-VN': 'Tiếng Việt' }

/** A native select: right on every device, and it costs the sign-in page nothing. */
export function LanguageSwitch({ onChange }: { onChange?: (locale: Locale) => void }) {
  const { t, i18n } = useTranslation()

  async function choose(locale: Locale) {
    await changeLocale(locale)
    onChange?.(locale)
  }

  return (
    <span className={classes.switch}>
      <IconWorld size={18} stroke={1.6} aria-hidden />
      <select
        aria-label={t('core.language')}
        value={i18n.language}
        onChange={(event) => void choose(event.currentTarget.value as Locale)}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {names[locale]}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden className={classes.arrow} />
    </span>
  )
}
