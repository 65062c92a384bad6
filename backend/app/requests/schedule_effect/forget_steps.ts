import { dropSteps } from '#app/scheduling/public/own_steps'
import type { StoredEffect } from '#database/json/requests'

/**
 * Lets go of the steps of the schedule that a request has had so far: undone or done again after the request was edited,
 * decided again or deleted, they would bring back an absence that belongs to no request.
 *
 * @param more another step that took it out of the schedule
 */
export async function forgetSteps(effect: StoredEffect | null, more: string | null = null): Promise<void> {
  const ids = [effect?.commandId, effect?.withdrawnBy, more].flatMap((id) => id ?? [])
  if (ids.length > 0) await dropSteps(ids)
}
