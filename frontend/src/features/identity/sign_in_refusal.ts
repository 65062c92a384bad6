import type { TFunction } from 'i18next'
import { ApiFailure } from '#/lib/api_failure.ts'

/** Refusals that have a sentence of their own in the language of the page: nobody's language is known yet. */
const known = [
  'wrong_credentials',
  'too_many_attempts',
  'account_not_active',
  'organisation_archived',
  'link_invalid',
  'link_expired',
  'password_weak',
  'current_password_wrong',
  'wrong_code',
  'challenge_ended',
  'two_factor_is_on',
  'provider_unreachable',
  'provider_refused',
  'no_account_for_provider',
] as const

export function sentenceOf(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiFailure)) return t('core.load_failed_text')
  const code = known.find((name) => error.code === `identity.${name}`)
  if (code)
    return t(`identity.refused.${code}`, {
      minutes: Number(error.details.minutes ?? 1),
      left: Number(error.details.left ?? 0),
    })
  if (error.status === 0) return t('core.unreachable_text')
  if (error.status === 429) return t('core.status_429')
  return error.message || t('core.load_failed_text')
}
