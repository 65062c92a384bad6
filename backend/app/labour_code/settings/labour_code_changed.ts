import { BaseEvent } from '@adonisjs/core/events'

/** An organisation changed how its plans are judged; dispatched once that is stored. */
export class LabourCodeChanged extends BaseEvent {
  readonly organisationId: string

  constructor(organisationId: string) {
    super()
    this.organisationId = organisationId
  }
}
