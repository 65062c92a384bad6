import { useTranslation } from 'react-i18next'
import type { StatuteWords } from './citation.ts'

/** How statutes are cited in the language of the page. */
export function useStatuteWords(): StatuteWords {
  const { t } = useTranslation()
  return {
    labour_code: t('company.statute.labour_code'),
    decree: t('company.statute.decree'),
    directive: t('company.statute.directive'),
    resolution: t('company.statute.resolution'),
    article: t('company.statute.article'),
  }
}
