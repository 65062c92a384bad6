import type { ApiFailure } from '#/lib/failures/api_failure.ts'

/** Sentences by the field they belong to: from the validation of the input, or from a refusal that names its field. */
export function fieldErrors(failure: ApiFailure): Record<string, string> {
  const { field } = failure.details
  return typeof field === 'string' ? { [field]: failure.message } : failure.fieldMessages
}

/** Statuses a form shows itself instead of leaving the screen. */
export const shownByForm = { inline: [400, 403, 409] } as const
