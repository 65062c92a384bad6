import type { TFunction } from 'i18next'
import { refusalSentence } from '#/lib/failures/refusal_sentence.ts'

/** Refusals that have a sentence of their own in the language of the page: the user's language is not known yet. */
const known = [
  'wrong_credentials',
  'too_many_attempts',
  'account_not_active',
  'account_archived',
  'registration_sent_again',
  'registration_waits',
  'organisation_archived',
  'provider_unreachable',
  'provider_refused',
  'no_account_for_provider',
] as const

export const sentenceOf = (error: unknown, t: TFunction): string | null =>
  refusalSentence(error, t, known, (code, values) => t(`identity.refused.${code}`, values))
