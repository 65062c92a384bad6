/** GET /calendar-feed: the address under which calendars read one's own shifts. */
export type CalendarFeed = {
  isOpen: boolean
  /** ISO instants; null while there is no address, and until a calendar has asked. */
  openedAt: string | null
  lastReadAt: string | null
}
/** POST /calendar-feed: a new address, the old one ends. Shown once; only a hash of it is kept. */
export type OpenedCalendarFeed = {
  /** Below the address of the product, e.g. `/calendar/….ics`. */
  path: string
}

/** Weeks before and after today that calendar feeds cover. */
export const calendarFeedWeeks = { back: 12, ahead: 24 } as const
