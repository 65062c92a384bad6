import type { Locale } from '@shiftloom/backend/contracts/enums'
import i18next from 'i18next'
import ICU from 'i18next-icu'
import { initReactI18next } from 'react-i18next'
import { rememberLocale, startLocale } from './locale.ts'

type Texts = { [key: string]: string | Texts }
type Load = () => Promise<Texts>

const shared = import.meta.glob<Texts>('./locales/*.json', { import: 'default' })
const ofFeatures = import.meta.glob<Texts>('../../features/*/locales/*.json', { import: 'default' })
const ofOffice = import.meta.glob<Texts>('../../office/*/locales/*.json', { import: 'default' })
/** Texts of a part of a feature that is loaded later than its screen, named by its folder: `loadFeatureTexts('generate')`. */
const ofParts = import.meta.glob<Texts>('../../features/*/*/locales/*.json', { import: 'default' })
/** Texts of what several features show, which comes later than their screens: `loadFeatureTexts('absence')`. */
const ofShared = import.meta.glob<Texts>('../../domain/*/locales/*.json', { import: 'default' })
/** Names and sentences of the rules, as the server says them too: `loadFeatureTexts('labour_code')`. */
const ofRules = import.meta.glob<Texts>('../../../../solver/src/labour_code/wording/*.json', {
  import: 'default',
})
const byFeature = { ...ofFeatures, ...ofOffice, ...ofParts, ...ofShared }
const loadedFeatures = new Set<string>()
/** The language that was chosen last, spoken already or about to be. */
let coming: Locale

export const i18n = i18next

export const currentLocale = (): Locale => i18next.language as Locale

/** Starts the shared texts in the first language; the texts of a feature come with its first screen. */
export async function startI18n(locale: Locale = startLocale()): Promise<void> {
  coming = locale
  await i18next
    .use(ICU)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: 'en-US',
      resources: { [locale]: { translation: await loadShared(locale) } },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    })
  showLanguage(locale)
}

/** Makes `t('<feature>.…')` work: call before the feature's first screen is drawn (routes do). */
export async function loadFeatureTexts(feature: string): Promise<void> {
  loadedFeatures.add(feature)
  // A change of language that is under way may not know of this feature any more.
  await Promise.all([...new Set([currentLocale(), coming])].map((locale) => addFeature(feature, locale)))
}

/** Switches everything on the page; every text already loaded is loaded in the new language first. */
export async function changeLocale(locale: Locale): Promise<void> {
  coming = locale
  await addShared(locale)
  await Promise.all([...loadedFeatures].map((feature) => addFeature(feature, locale)))
  await i18next.changeLanguage(locale)
  rememberLocale(locale)
  showLanguage(locale)
}

/** The shared texts in a language of their own, whatever the page speaks. */
export async function sharedTexts(locale: Locale): Promise<(key: string) => string> {
  await addShared(locale)
  return i18next.getFixedT(locale)
}

async function addShared(locale: Locale): Promise<void> {
  if (i18next.getResource(locale, 'translation', 'core') !== undefined) return
  i18next.addResourceBundle(locale, 'translation', await loadShared(locale), true)
}

const loadShared = (locale: Locale): Promise<Texts> => shared[`./locales/${locale}.json`]!()

async function addFeature(feature: string, locale: Locale): Promise<void> {
  if (i18next.getResource(locale, 'translation', feature) !== undefined) return
  const [files, ending] =
    feature === 'labour_code'
      ? [ofRules, `/wording/${locale}.json`]
      : [byFeature, `/${feature}/locales/${locale}.json`]
  const load = Object.entries(files).find(([path]) => path.endsWith(ending))
  if (load) i18next.addResourceBundle(locale, 'translation', { [feature]: await (load[1] as Load)() }, true)
}

function showLanguage(locale: Locale): void {
  document.documentElement.lang = locale.slice(0, 2)
}
