import { BaseEvent } from '@adonisjs/core/events'
import type { Day } from '#contracts/schedule'

export type DecidedRequest = {
  organisationId: string
  requestId: string
  /** Of the request after the decision: together with its id it names the decision. */
  version: number
  employeeId: string
  number: number
  isApproved: boolean
  reason: string | null
  firstDay: Day
  lastDay: Day
}

/** A supervisor approved a request, rejected it or took it back. */
export class RequestDecided extends BaseEvent {
  readonly details: DecidedRequest

  constructor(details: DecidedRequest) {
    super()
    this.details = details
  }
}
