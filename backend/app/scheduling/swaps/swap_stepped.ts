import { BaseEvent } from '@adonisjs/core/events'
import { organisationContext } from '#app/core/organisation_context'
import type { SwapNews } from '#contracts/notifications'

export type SteppedSwap = {
  organisationId: string
  employeeIds: string[]
  news: SwapNews
}

/** A swap waits for these people, or was answered. */
export class SwapStepped extends BaseEvent {
  readonly details: SteppedSwap

  constructor(details: SteppedSwap) {
    super()
    this.details = details
  }
}

/** Says so to the people once the change is stored. */
export function tellOfSwap(employeeIds: string[], news: SwapNews): void {
  const { id: organisationId } = organisationContext.current()
  if (employeeIds.length > 0)
    organisationContext.afterCommit(() => SwapStepped.dispatch({ organisationId, employeeIds, news }))
}
