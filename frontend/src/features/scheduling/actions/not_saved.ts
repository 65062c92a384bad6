import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { currentIn, goneIn } from '../model/clash.ts'
import type { Labels } from '../words/labels.ts'
import { refusalOf } from '../model/refusal.ts'

/** Why an edit was not saved, and where there is one, the way to save it all the same. */
export function notSavedSentence({ t }: Pick<Labels, 't'>, error: unknown): string {
  const refusal = refusalOf(error)
  if (refusal) return refusal.message
  if (currentIn(error)) return t('scheduling.quick.again')
  if (goneIn(error).length > 0) return t('scheduling.quick.deleted')
  return t('scheduling.quick.not_saved', { reason: failureReason({ t }, error) })
}

/** What stood against a command besides the rules and other planners. */
export function failureReason({ t }: Pick<Labels, 't'>, error: unknown): string {
  if (!(error instanceof ApiFailure)) return t('scheduling.quick.no_reason')
  const missing = (['employeeId', 'locationId', 'positionId'] as const).find((key) => key in error.details)
  if (error.status === 404 && missing) return t(`scheduling.toasts.missing_${missing}`)
  if (error.status === 0) return t('core.unreachable_text')
  return error.message || t('scheduling.quick.no_reason')
}
