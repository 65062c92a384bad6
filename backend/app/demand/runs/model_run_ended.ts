import { BaseEvent } from '@adonisjs/core/events'
import type { Day } from '#contracts/schedule'

export type EndedModelRun = {
  organisationId: string
  runId: string
  /** The account that asked for it. */
  userId: string
  locationId: string
  from: Day
  /** Exclusive. */
  until: Day
  outcome: 'proposed' | 'failed'
  /** Shifts it offers to add. */
  added: number
}

/** A run of the labour model has made its shifts, or could not. */
export class ModelRunEnded extends BaseEvent {
  readonly details: EndedModelRun

  constructor(details: EndedModelRun) {
    super()
    this.details = details
  }
}
