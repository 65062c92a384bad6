import { BaseEvent } from '@adonisjs/core/events'
import type { AlertNews } from '#contracts/notifications'

export type RaisedAlerts = {
  organisationId: string
  alerts: { employeeIds: string[]; news: AlertNews }[]
}

/** Something about registered time that these people are to know. */
export class AlertsRaised extends BaseEvent {
  readonly details: RaisedAlerts

  constructor(details: RaisedAlerts) {
    super()
    this.details = details
  }
}
