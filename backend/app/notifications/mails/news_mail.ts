import { addDays } from '@shiftloom/solver/time'
import { rows } from '#app/core/organisation_context'
import type { FoundEmployee } from '#app/organisation/public/find_employees'
import { publishedEntries, type PlannedEntry } from '#app/scheduling/public/planned_entries'
import { scheduleEntryTypes, type Locale } from '#contracts/enums'
import type { TimeFormat } from '#contracts/organisation'
import type { ScheduleMessage } from '#app/notifications/actions/merge_news'
import { scheduleMail, type ScheduleMailShift } from '#app/notifications/mails/schedule_mail'

const { shift, delegation, partialDelegation, availability: _said, ...away } = scheduleEntryTypes
const work: number[] = [shift, delegation, partialDelegation]
const shownTypes = [shift, delegation, partialDelegation, ...Object.values(away)]

type Names = {
  organisation: string
  timeFormat: TimeFormat
  locations: Record<string, string>
  positions: Record<string, string>
}

/** The mail about somebody's schedule, with everything they see of those days now. */
export async function newsMail(
  { id, name }: FoundEmployee,
  locale: Locale,
  { kind, data: news }: ScheduleMessage
) {
  const range = { from: news.from, until: addDays(news.last, 1) }
  const entries = await publishedEntries({ ...range, employeeIds: [id], types: shownTypes })
  const names = await namesHere()
  const shifts = entries.map((entry) => shiftOf(entry, names))
  const isNew = kind === 'new_schedule'
  const { organisation, timeFormat } = names
  return scheduleMail({ locale, name, organisation, timeFormat, isNew, ...news, shifts })
}

async function namesHere(): Promise<Names> {
  const [names] = await rows<Names>(
    `select o.name as organisation, o.time_format as "timeFormat",
       coalesce((select jsonb_object_agg(id, name) from locations), '{}') as locations,
       coalesce((select jsonb_object_agg(id, name) from positions), '{}') as positions
     from organisations o`
  )
  return names!
}

const shiftOf = (entry: PlannedEntry, { locations, positions }: Names): ScheduleMailShift => ({
  day: entry.day,
  start: entry.start,
  end: entry.end,
  fullDay: entry.fullDay,
  position: entry.positionId ? (positions[entry.positionId] ?? null) : null,
  location: locations[entry.locationId] ?? '',
  isWork: work.includes(entry.type),
})
