import { BaseEvent } from '@adonisjs/core/events'
import type { Actor } from '#app/core/organisation_context'

export type SteppedAcceptance = {
  organisationId: string
  /** Who undid or redid it. */
  actor: Actor | null
  /** The command that accepted a proposal or carried out a request or a swap, and was undone or redone. */
  commandId: string
  /** Entries that undo or redo really reached. */
  entryIds: ReadonlySet<string>
  takesBack: boolean
}

/** A planner undid or redid the acceptance of a proposal, or what a request or a swap did to the schedule. */
export class AcceptanceStepped extends BaseEvent {
  readonly details: SteppedAcceptance

  constructor(details: SteppedAcceptance) {
    super()
    this.details = details
  }
}
