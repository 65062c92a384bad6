import { BaseEvent } from '@adonisjs/core/events'
import type { WaitingNews } from '#contracts/notifications'

export type RequestThatWaits = {
  organisationId: string
  /** Of the request: together with its id and the step it names the notice. */
  version: number
  /** Who may decide on it now. */
  employeeIds: string[]
  news: WaitingNews
}

/** A request was sent, or has had no decision for a while. */
export class RequestWaits extends BaseEvent {
  readonly details: RequestThatWaits

  constructor(details: RequestThatWaits) {
    super()
    this.details = details
  }
}
