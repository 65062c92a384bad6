import type { TFunction } from 'i18next'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { sentenceOf } from '../account_refusal.ts'

const known = ['registration_invalid', 'registration_expired', 'password_differs'] as const

/** In the language of the page: the user's language is not known yet. */
export function registrationSentence(error: unknown, t: TFunction): string | null {
  const code = error instanceof ApiFailure && known.find((name) => error.code === `onboarding.${name}`)
  return code ? t(`registration.refused.${code}`) : sentenceOf(error, t)
}
