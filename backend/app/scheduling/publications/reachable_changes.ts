import { sql, type RawBuilder } from 'kysely'
import { organisationContext } from '#app/core/organisation_context'
import { scheduleEntryTypes } from '#contracts/enums'
import type { PublicationScope } from '#contracts/schedule'

export type Way = 'undo' | 'redo'
type Condition = RawBuilder<unknown>

/**
 * The changes of publications that can now be undone or redone: staff see what the publication left, whatever else
 * happened since. One row each: `id`, `change`, `type` of the entry, and whether it is `chosen`: within the actor's
 * reach and within what is shown.
 *
 * @param which which of the `schedule_publications`
 */
export function reachableChanges(which: Condition, way: Way, scope: PublicationScope | null): Condition {
  const seen = way === 'undo' ? sql`c.change -> 'after'` : sql`c.change -> 'before'`
  return sql`
    select p.*, c.change, coalesce(c.change #>> '{after,facts,type}', c.change #>> '{before,facts,type}')::int as type,
      (${withinReach()}) and (${scope ? isShown(scope) : sql`true`}) as chosen
    from (select * from schedule_publications ${which}) p
      cross join lateral jsonb_array_elements(p.changes) as c (change)
      left join schedule_entries e on e.id = (c.change ->> 'entryId')::uuid
    where coalesce((c.change ->> 'takenBack')::boolean, false) = ${way === 'redo'}::boolean
      and coalesce(e.published, 'null') = coalesce(${seen} -> 'face', 'null')
      and coalesce(e.published_facts, 'null') = coalesce(${seen} -> 'facts', 'null')`
}

const sides = sql`(values (c.change -> 'before'), (c.change -> 'after')) as side (seen)`

/** Planners of single locations cannot withdraw what staff of another one see, or saw. */
function withinReach(): Condition {
  const mine = organisationContext.actor().locationIds
  return mine === null
    ? sql`true`
    : sql`not exists (select from ${sides} where seen #>> '{face,locationId}' <> all(${mine}::text[]))`
}

/** As screens show it: of the days and places, and of the people and positions the filters leave. */
function isShown({ from, until, locationIds, employeeIds, positionIds }: PublicationScope): Condition {
  const ofPeople = employeeIds
    ? sql`coalesce(seen #>> '{face,employeeId}' = any(${employeeIds}::text[]), true)`
    : sql`true`
  const ofPositions = positionIds
    ? sql`((seen #>> '{facts,type}')::int <> ${scheduleEntryTypes.shift}
        or coalesce(seen #>> '{face,positionId}' = any(${positionIds}::text[]), false))`
    : sql`true`
  return sql`exists (select from ${sides} where seen #>> '{face,day}' >= ${from} and seen #>> '{face,day}' < ${until}
    and seen #>> '{face,locationId}' = any(${locationIds}::text[]) and ${ofPeople} and ${ofPositions})`
}
