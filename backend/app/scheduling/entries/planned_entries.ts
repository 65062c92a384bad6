import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { ScheduleEntryType } from '#contracts/enums'
import type { Day, PublishedFace, ScheduleEntry } from '#contracts/schedule'
import type { EntryFacts } from '#app/scheduling/entries/entry'
import { wireEntries } from '#app/scheduling/entries/entry_rows'

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

/** Entries as they are planned now, published or not; deleted ones are none. By start. */
export const plannedEntries = ({
  from,
  until,
  locationIds,
  employeeIds,
  types,
}: EntryFilter): Promise<ScheduleEntry[]> =>
  wireEntries()
    .where('e.day', '>=', from)
    .where('e.day', '<', until)
    .where('e.deletedAt', 'is', null)
    .$if(locationIds !== undefined, (query) => query.where('e.locationId', '=', anyOf(locationIds!)))
    .$if(employeeIds !== undefined, (query) => query.where('e.employeeId', '=', anyOf(employeeIds!)))
    .$if(types !== undefined, (query) => query.where('e.type', '=', anyOf(types!)))
    .orderBy('e.startsAt')
    .orderBy('e.id')
    .execute()

/** What the database keeps of a published entry `e` besides its face. */
export const publishedFacts = sql<EntryFacts>`coalesce(e.published_facts, schedule_entry_facts(e))`

/** Entries as staff see them, whatever has been planned since. By start. */
export async function publishedEntries({
  from,
  until,
  locationIds,
  employeeIds,
  types,
}: EntryFilter): Promise<PlannedEntry[]> {
  const found = await database()
    .selectFrom('scheduleEntries as e')
    .select(['e.id', publishedFacts.as('facts')])
    .select((eb) => eb.ref('e.published').$notNull().as('face'))
    .where('e.publishedDay', '>=', from)
    .where('e.publishedDay', '<', until)
    .$if(locationIds !== undefined, (query) => query.where('e.publishedLocationId', '=', anyOf(locationIds!)))
    .$if(employeeIds !== undefined, (query) => query.where('e.publishedEmployeeId', '=', anyOf(employeeIds!)))
    .$if(types !== undefined, (query) =>
      query.where(sql<ScheduleEntryType>`(e.published_facts ->> 'type')::int`, '=', anyOf(types!))
    )
    .execute()
  return found
    .map(({ id, face, facts }) => ({ id, ...facts, ...face }))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id))
}
