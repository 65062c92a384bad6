import type { EventContent } from '#database/json/calendar_feed'

/** What a calendar shows now of an entry of the schedule, or of a request by its id. */
export type CurrentEvent = { entryId: string; content: EventContent }
