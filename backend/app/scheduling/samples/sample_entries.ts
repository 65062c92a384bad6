import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { nextRevision } from '#app/scheduling/entries/revision'
import { announceChange } from '#app/scheduling/hubs/announce_change'
import { scheduleEntryTypes } from '#contracts/enums'

/** Ids of samples: all people of them, those people and places that go. */
export type SampleScope = { samplePeople: string[]; goingPeople: string[]; goingPlaces: string[] }

/**
 * Held until the unit of work ends, so that no one else can plan in the meantime. @returns the schedule's next revision
 */
export const lockSchedule = (): Promise<number> => nextRevision()

/** Locations where a person who stays has an entry. */
export async function placesWithOwnEntries(placeIds: string[], goingPeople: string[]): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select distinct location_id as id from schedule_entries
    where location_id = any(${placeIds}::uuid[]) and deleted_at is null and employee_id <> all(${goingPeople}::uuid[])
      and not (is_sample and employee_id in (select id from employees where is_sample))`.execute(database())
  return found.map(({ id }) => id)
}

/**
 * Entries to delete: all those at a location that is deleted, and every sample entry unless a person of the company
 * itself already has it.
 */
const goes = ({ goingPlaces, samplePeople }: SampleScope) =>
  sql<boolean>`(e.location_id = any(${goingPlaces}::uuid[])
    or (e.is_sample and coalesce(e.employee_id = any(${samplePeople}::uuid[]), true)))`

export type SampleCounts = { entries: number; practice: number; unassigned: number }

export async function countSampleEntries(scope: SampleScope): Promise<SampleCounts> {
  const { rows: counts } = await sql<SampleCounts>`
    select count(*) filter (where goes and is_sample)::int as entries,
      count(*) filter (where goes and not is_sample)::int as practice,
      count(*) filter (where not goes and type = ${scheduleEntryTypes.shift}
        and employee_id = any(${scope.goingPeople}::uuid[]))::int as unassigned
    from (select e.*, ${goes(scope)} as goes from schedule_entries e where e.deleted_at is null) found`.execute(
    database()
  )
  return counts[0]!
}

/** Positions of entries that stay. */
export async function positionsOfStayingEntries(
  positionIds: string[],
  scope: SampleScope
): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`
    select distinct e.position_id as id from schedule_entries e
    where e.position_id = any(${positionIds}::uuid[]) and not ${goes(scope)}`.execute(database())
  return found.map(({ id }) => id)
}

/**
 * Deletes sample entries. The company's own shifts of deleted people become unassigned, and are published again by
 * hand. Steps of planning that name people or places that go can no longer be undone.
 */
export async function removeSampleEntries(scope: SampleScope, revision: number): Promise<void> {
  await database().deleteFrom('scheduleEntries as e').where(goes(scope)).execute()
  const open = await database()
    .updateTable('scheduleEntries')
    .set({ employeeId: null, published: null, publishedAt: null, version: revision })
    .set({ changedBy: organisationContext.actor().userId })
    .where('employeeId', '=', anyOf(scope.goingPeople))
    .where('type', '=', scheduleEntryTypes.shift)
    .where('deletedAt', 'is', null)
    .returning(['id', 'day', 'locationId'])
    .execute()
  await sql`
    update schedule_commands set state = 'dropped' where state <> 'dropped' and exists (
      select from jsonb_array_elements(changes) c, jsonb_array_elements(jsonb_build_array(c->'before', c->'after')) f
      where (f->>'employeeId')::uuid = any(${scope.goingPeople}::uuid[])
        or (f->>'locationId')::uuid = any(${scope.goingPlaces}::uuid[]))`.execute(database())
  await database()
    .updateTable('scheduleEntries')
    .set({ isSample: false })
    .where('isSample', '=', true)
    .execute()
  announceChange({ revision, contents: open, entryIds: open.map(({ id }) => id) })
}
