import { BaseEvent } from '@adonisjs/core/events'
import type { Day } from '#contracts/schedule'
import type { SeenChange } from '#database/json/seen_changes'

export type { SeenChange, SeenEntry } from '#database/json/seen_changes'

/** The entries that came, changed and went in what one person sees. */
export type PersonChanges = { employeeId: string; entries: SeenChange[] }

export type PublishedDetails = {
  organisationId: string
  /** Days that were published, half-open; single entries can lie outside when they were moved. */
  from: Day
  until: Day
  revision: number
  /** Only people for whom something is different. */
  people: PersonChanges[]
}

/** Staff see another schedule than before: it was published, withdrawn, or a publication was undone. */
export class SchedulePublished extends BaseEvent {
  readonly details: PublishedDetails

  constructor(details: PublishedDetails) {
    super()
    this.details = details
  }
}
