import { dropSteps, holdSteps } from '#app/scheduling/public/own_steps'
import type { StoredEffect } from '#database/json/requests'

const stepsOf = (effect: StoredEffect | null): string[] =>
  [effect?.commandId, effect?.withdrawnBy].flatMap((id) => id ?? [])

/** From here on no planner undoes or redoes a step of the request, and none is in progress. */
export async function holdStepsOf(effect: StoredEffect | null): Promise<void> {
  if (effect) await holdSteps(stepsOf(effect))
}

/**
 * Lets go of the steps of the schedule that a request has had so far: undone or done again after the request was edited,
 * decided again or deleted, they would bring back an absence that belongs to no request.
 *
 * @param more another step that took it out of the schedule
 */
export async function forgetSteps(effect: StoredEffect | null, more?: string): Promise<void> {
  const ids = [...stepsOf(effect), ...(more ? [more] : [])]
  if (ids.length > 0) await dropSteps(ids)
}
