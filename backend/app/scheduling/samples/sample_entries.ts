import { organisationContext, rows } from '#app/core/organisation_context'
import { nextRevision } from '#app/scheduling/entries/revision'
import { announceChange } from '#app/scheduling/hubs/announce_change'
import type { Day } from '#contracts/schedule'

/** Ids of samples: all people of them, those people and places that go. */
export type SampleScope = { samplePeople: string[]; goingPeople: string[]; goingPlaces: string[] }

/**
 * Held until the unit of work ends, so that no one else can plan in the meantime. @returns the schedule's next revision
 */
export const lockSchedule = (): Promise<number> => nextRevision()

/** Locations where a person who stays has an entry. */
export async function placesWithOwnEntries(placeIds: string[], goingPeople: string[]): Promise<string[]> {
  const found = await rows<{ id: string }>(
    `select distinct location_id as id from schedule_entries
     where location_id = any(?::uuid[]) and deleted_at is null and employee_id <> all(?::uuid[])
       and not (is_sample and employee_id in (select id from employees where is_sample))`,
    [placeIds, goingPeople]
  )
  return found.map(({ id }) => id)
}

/**
 * Entries to delete: all those at a location that is deleted, and every sample entry unless a person of the company
 * itself already has it.
 */
const goes = `(e.location_id = any(?::uuid[]) or (e.is_sample and coalesce(e.employee_id = any(?::uuid[]), true)))`
const goesBy = ({ goingPlaces, samplePeople }: SampleScope) => [goingPlaces, samplePeople]

export type SampleCounts = { entries: number; practice: number; unassigned: number }

export async function countSampleEntries(scope: SampleScope): Promise<SampleCounts> {
  const [counts] = await rows<SampleCounts>(
    `select count(*) filter (where goes and is_sample)::int as entries,
       count(*) filter (where goes and not is_sample)::int as practice,
       count(*) filter (where not goes and type = 0 and employee_id = any(?::uuid[]))::int as unassigned
     from (select e.*, ${goes} as goes from schedule_entries e where e.deleted_at is null) found`,
    [scope.goingPeople, ...goesBy(scope)]
  )
  return counts!
}

/** Positions of entries that stay. */
export async function positionsOfStayingEntries(
  positionIds: string[],
  scope: SampleScope
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    `select distinct e.position_id as id from schedule_entries e
     where e.position_id = any(?::uuid[]) and not ${goes}`,
    [positionIds, ...goesBy(scope)]
  )
  return found.map(({ id }) => id)
}

/**
 * Deletes sample entries. The company's own shifts of deleted people become unassigned, and are published again by
 * hand. Steps of planning that name people or places that go can no longer be undone.
 */
export async function removeSampleEntries(scope: SampleScope, revision: number): Promise<void> {
  await rows(`delete from schedule_entries e where ${goes}`, goesBy(scope))
  const open = await rows<{ id: string; day: Day; locationId: string }>(
    `update schedule_entries set employee_id = null, published = null, published_at = null, version = ?,
       changed_by = ?, updated_at = now()
     where employee_id = any(?::uuid[]) and type = 0 and deleted_at is null
     returning id, day, location_id as "locationId"`,
    [revision, organisationContext.actor().userId, scope.goingPeople]
  )
  await rows(
    `update schedule_commands set state = 'dropped' where state <> 'dropped' and exists (
       select from jsonb_array_elements(changes) c, jsonb_array_elements(jsonb_build_array(c->'before', c->'after')) f
       where (f->>'employeeId')::uuid = any(?::uuid[]) or (f->>'locationId')::uuid = any(?::uuid[]))`,
    [scope.goingPeople, scope.goingPlaces]
  )
  await rows('update schedule_entries set is_sample = false where is_sample')
  announceChange({ revision, contents: open, entryIds: open.map(({ id }) => id) })
}
