import { useTranslation } from 'react-i18next'

/** Words of a citation that are not the same in every language. */
export type StatuteWords = Record<
  'labour_code' | 'decree' | 'decree_of' | 'directive' | 'resolution' | 'article',
  string
>

const statute = /^(KP|Labour Code|Decree|Directive|Resolution|Dz\.U\.)/
const english: [RegExp, keyof StatuteWords][] = [
  [/Labour Code/g, 'labour_code'],
  [/Decree/g, 'decree'],
  [/ND-CP/g, 'decree_of'],
  [/Directive/g, 'directive'],
  [/Resolution/g, 'resolution'],
  [/\bart\./g, 'article'],
]

/**
 * The statutes of a law pack's basis, without its remarks, as the language cites them; null where it names none.
 * `KP art. 133; commentaries disagree` is `KP art. 133`.
 */
export function citation(basis: string, words: StatuteWords): string | null {
  const cited = basis
    .split(';')
    .map((part) => part.trim().replace(/(:|, (?=[a-z])).*$/, ''))
    .filter((part) => statute.test(part))
    .map((part) => english.reduce((text, [pattern, word]) => text.replace(pattern, words[word]), part))
  return cited.length > 0 ? cited.join('; ') : null
}

/** How statutes are cited in the language of the page. */
export function useStatuteWords(): StatuteWords {
  const { t } = useTranslation()
  return {
    labour_code: t('statute.labour_code'),
    decree: t('statute.decree'),
    decree_of: t('statute.decree_of'),
    directive: t('statute.directive'),
    resolution: t('statute.resolution'),
    article: t('statute.article'),
  }
}
