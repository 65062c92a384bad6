import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What registered time means to the people and locations it refers to. */
export const linksOfTimeTracking: Record<string, LinkMeaning> = {
  time_punches: { countedAs: 'punches' },
  time_records: { countedAs: 'time_records' },
  kiosks: { countedAs: 'kiosks' },
  time_corrections: { goesWithPerson: true, countedAs: 'time_records' },
  time_alerts: { goesWithPerson: true, isNoLoss: true },
  time_record_marks: { goesWithPerson: true },
  settled_months: { goesWithPerson: true, isNoLoss: true },
}
