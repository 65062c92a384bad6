import type { LinkMeaning } from '#app/organisation/public/link_meanings'

/** What registered time means to the people and locations it refers to. */
export const linksOfTimeTracking: Record<string, LinkMeaning> = {
  // Samples go with those of their people; `usedByOwnTime` says where others registered.
  time_punches: { countedAs: 'punches', staysOutOfSamples: true },
  time_records: { countedAs: 'time_records', staysOutOfSamples: true },
  kiosks: { countedAs: 'kiosks' },
  time_corrections: { goesWithPerson: true, countedAs: 'time_records', staysOutOfSamples: true },
  time_alerts: { goesWithPerson: true, isNoLoss: true, staysOutOfSamples: true },
  time_record_marks: { goesWithPerson: true, staysOutOfSamples: true },
  settled_months: { goesWithPerson: true, isNoLoss: true, staysOutOfSamples: true },
}
