import { BaseEvent } from '@adonisjs/core/events'
import type { DeputyNews } from '#contracts/notifications'

export type ChangedDeputy = {
  organisationId: string
  /** Of the deputy's days: together with the step it names the notice. */
  id: string
  deputyId: string
  news: DeputyNews
}

/** Someone was named a deputy, or taken back. */
export class DeputyChanged extends BaseEvent {
  readonly details: ChangedDeputy

  constructor(details: ChangedDeputy) {
    super()
    this.details = details
  }
}
