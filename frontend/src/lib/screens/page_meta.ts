import type { Locale } from '@shiftloom/backend/contracts/enums'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { sharedTexts } from '#/lib/i18n/i18n.ts'

export const productName = 'Shiftloom'

/** Public pages speak the language of the deployment, not of the visitor. */
const publicLocale: Locale = import.meta.env.VITE_PUBLIC_TITLES === 'en-US' ? 'en-US' : 'pl-PL'

export type TitleLanguage = 'page' | 'public' | 'office'

const localeFor: Record<TitleLanguage, Locale | null> = { page: null, public: publicLocale, office: 'pl-PL' }

/**
 * Title and description of the document, from the key of the route; the name of the product without one. The document
 * then carries the visit's key as `data-shown`: the address bar is ahead of what is shown while a screen is on its way.
 */
export function usePageMeta(titleKey: string | undefined, language: TitleLanguage, visit?: string): void {
  const { i18n } = useTranslation()
  const locale = localeFor[language] ?? (i18n.language as Locale)

  useEffect(() => {
    let outdated = false
    void sharedTexts(locale).then((t) => {
      if (outdated) return
      const title = titleKey && t(titleKey)
      document.title = title && title !== titleKey ? `${title} · ${productName}` : productName
      document.querySelector('meta[name="description"]')?.setAttribute('content', t('core.description'))
      if (visit) document.documentElement.dataset.shown = visit
    })
    return () => {
      outdated = true
    }
  }, [titleKey, locale, visit])
}
