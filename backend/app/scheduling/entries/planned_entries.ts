import { rows } from '#app/core/organisation_context'
import type { ScheduleEntryType } from '#contracts/enums'
import type { Day, PublishedFace, ScheduleEntry } from '#contracts/schedule'
import type { EntryFacts } from '#app/scheduling/entries/entry'
import { wireColumns } from '#app/scheduling/entries/entry_rows'

/** What an entry says, whether as it is planned or as staff see it. */
export type PlannedEntry = PublishedFace & EntryFacts & { id: string }

export type EntryFilter = {
  from: Day
  /** Exclusive. An entry belongs whole to the day it starts on. */
  until: Day
  /** Left out: all. */
  locationIds?: string[]
  /** If left out, those of all people and unassigned ones. */
  employeeIds?: string[]
  /** Left out: all types. */
  types?: readonly ScheduleEntryType[]
}

type Bindings = [
  string,
  string,
  string[] | null,
  string[] | null,
  string[] | null,
  string[] | null,
  unknown,
  unknown,
]
const bindingsOf = ({ from, until, locationIds, employeeIds, types }: EntryFilter): Bindings => {
  const [places, people, kinds] = [locationIds ?? null, employeeIds ?? null, types ?? null]
  return [from, until, places, places, people, people, kinds, kinds]
}

/** Entries as they are planned now, published or not; deleted ones are none. By start. */
export const plannedEntries = (filter: EntryFilter): Promise<ScheduleEntry[]> =>
  rows<ScheduleEntry>(
    `select ${wireColumns} from schedule_entries e
     where e.day >= ? and e.day < ? and e.deleted_at is null
       and (?::uuid[] is null or e.location_id = any(?::uuid[]))
       and (?::uuid[] is null or e.employee_id = any(?::uuid[]))
       and (?::int[] is null or e.type = any(?::int[]))
     order by e.starts_at, e.id`,
    bindingsOf(filter)
  )

/** Entries as staff see them, whatever has been planned since. By start. */
export async function publishedEntries(filter: EntryFilter): Promise<PlannedEntry[]> {
  const found = await rows<{ id: string; face: PublishedFace; facts: EntryFacts }>(
    `select e.id, e.published as face, coalesce(e.published_facts, schedule_entry_facts(e)) as facts
     from schedule_entries e
     where e.published_day >= ? and e.published_day < ?
       and (?::uuid[] is null or e.published_location_id = any(?::uuid[]))
       and (?::uuid[] is null or e.published_employee_id = any(?::uuid[]))
       and (?::int[] is null or (e.published_facts ->> 'type')::int = any(?::int[]))`,
    bindingsOf(filter)
  )
  return found
    .map(({ id, face, facts }) => ({ id, ...facts, ...face }))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id))
}
