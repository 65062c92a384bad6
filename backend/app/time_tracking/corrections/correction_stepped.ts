import { BaseEvent } from '@adonisjs/core/events'
import { organisationContext } from '#app/core/organisation_context'
import type { CorrectionNews } from '#contracts/notifications'

export type SteppedCorrection = {
  organisationId: string
  employeeIds: string[]
  news: CorrectionNews
}

/** A correction waits for these people, or was answered. */
export class CorrectionStepped extends BaseEvent {
  readonly details: SteppedCorrection

  constructor(details: SteppedCorrection) {
    super()
    this.details = details
  }
}

/** Says so to the people once the change is stored. */
export function tellOfCorrection(employeeIds: string[], news: CorrectionNews): void {
  const { id: organisationId } = organisationContext.current()
  if (employeeIds.length > 0)
    organisationContext.afterCommit(() => CorrectionStepped.dispatch({ organisationId, employeeIds, news }))
}
