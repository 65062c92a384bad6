import { BaseEvent } from '@adonisjs/core/events'

export type SteppedAcceptance = {
  organisationId: string
  /** The command that accepted a proposal and was undone or redone. */
  commandId: string
  /** Entries that undo or redo really reached. */
  entryIds: ReadonlySet<string>
  takesBack: boolean
}

/** A planner undid or redid the acceptance of a proposal. */
export class AcceptanceStepped extends BaseEvent {
  readonly details: SteppedAcceptance

  constructor(details: SteppedAcceptance) {
    super()
    this.details = details
  }
}
