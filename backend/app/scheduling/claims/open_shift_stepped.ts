import { BaseEvent } from '@adonisjs/core/events'
import { organisationContext } from '#app/core/organisation_context'
import type { OpenShiftNews } from '#contracts/notifications'

export type SteppedOpenShift = { organisationId: string; employeeIds: string[]; news: OpenShiftNews }

/** A shift can be claimed, or was decided, which these people are notified of. */
export class OpenShiftStepped extends BaseEvent {
  readonly details: SteppedOpenShift

  constructor(details: SteppedOpenShift) {
    super()
    this.details = details
  }
}

/** Notifies the people once the change is stored. */
export function notifyOfOpenShift(employeeIds: string[], news: OpenShiftNews): void {
  const { id: organisationId } = organisationContext.current()
  if (employeeIds.length > 0)
    organisationContext.afterCommit(() => OpenShiftStepped.dispatch({ organisationId, employeeIds, news }))
}
