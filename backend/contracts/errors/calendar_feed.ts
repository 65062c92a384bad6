export const calendarFeedErrors = {
  'calendar_feed.closed': 403,
} as const
