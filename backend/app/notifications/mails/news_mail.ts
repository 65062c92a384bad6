import { addDays } from '@shiftloom/solver/time'
import type { FoundEmployee } from '#app/organisation/public/find_employees'
import { findLocations } from '#app/organisation/public/find_locations'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { positionNames } from '#app/organisation/public/position_names'
import { publishedEntries, type PlannedEntry } from '#app/scheduling/public/planned_entries'
import { scheduleEntryTypes, type Locale } from '#contracts/enums'
import type { ScheduleInBrief } from '#app/notifications/news/merge_news'
import { scheduleMail, type ScheduleMailShift } from '#app/notifications/mails/schedule_mail'

const { shift, delegation, partialDelegation, availability: _said, ...away } = scheduleEntryTypes
const work: number[] = [shift, delegation, partialDelegation]
const shownTypes = [shift, delegation, partialDelegation, ...Object.values(away)]

type Names = { locations: ReadonlyMap<string, { name: string }>; positions: ReadonlyMap<string, string> }

/** The mail about a person's schedule, with everything they now see of those days. */
export async function newsMail(
  { id, name }: FoundEmployee,
  locale: Locale,
  { kind, data: news }: ScheduleInBrief
) {
  const range = { from: news.from, until: addDays(news.last, 1) }
  const entries = await publishedEntries({ ...range, employeeIds: [id], types: shownTypes })
  const names = await namesOf(entries)
  const shifts = entries.map((entry) => shiftOf(entry, names))
  const isNew = kind === 'new_schedule'
  const { name: organisation, timeFormat } = await organisationSettings()
  return scheduleMail({ locale, name, organisation, timeFormat, isNew, ...news, shifts })
}

async function namesOf(entries: PlannedEntry[]): Promise<Names> {
  const locations = await findLocations([...new Set(entries.map(({ locationId }) => locationId))])
  const positions = await positionNames([...new Set(entries.flatMap(({ positionId }) => positionId ?? []))])
  return { locations, positions }
}

const shiftOf = (entry: PlannedEntry, { locations, positions }: Names): ScheduleMailShift => ({
  day: entry.day,
  start: entry.start,
  end: entry.end,
  fullDay: entry.fullDay,
  position: entry.positionId ? (positions.get(entry.positionId) ?? null) : null,
  location: locations.get(entry.locationId)?.name ?? '',
  isWork: work.includes(entry.type),
})
