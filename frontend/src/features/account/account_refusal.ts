import type { TFunction } from 'i18next'
import { refusalSentence } from '#/lib/failures/refusal_sentence.ts'

const known = [
  'link_invalid',
  'link_expired',
  'password_weak',
  'current_password_wrong',
  'wrong_code',
  'challenge_ended',
  'two_factor_is_on',
  'too_many_attempts',
  'impersonation_ended',
] as const

export const sentenceOf = (error: unknown, t: TFunction): string | null =>
  refusalSentence(error, t, known, (code, values) => t(`account.refused.${code}`, values))
