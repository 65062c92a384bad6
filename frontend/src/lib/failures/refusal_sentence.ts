import type { TFunction } from 'i18next'
import { ApiFailure } from './api_failure.ts'

type Values = { minutes: number; left: number }

/**
 * Says why a request of a page before sign-in failed, in the language of the page.
 *
 * @param known the codes that `say` has a sentence for, without their module
 */
export function refusalSentence<Code extends string>(
  error: unknown,
  t: TFunction,
  known: readonly Code[],
  say: (code: Code, values: Values) => string
): string | null {
  if (!error) return null
  if (!(error instanceof ApiFailure)) return t('core.load_failed_text')
  const code = known.find((name) => error.code === `identity.${name}`)
  const { minutes = 1, left = 0 } = error.details
  if (code) return say(code, { minutes: Number(minutes), left: Number(left) })
  if (error.status === 0) return t('core.unreachable_text')
  if (error.status === 429) return t('core.status_429')
  return error.message || t('core.load_failed_text')
}
