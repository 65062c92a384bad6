import { organisationContext } from '#app/core/organisation_context'
import { scheduleEntryTypes } from '#contracts/enums'
import type { PublicationScope } from '#contracts/schedule'

export type Way = 'undo' | 'redo'
type Sql = { sql: string; bindings: unknown[] }

/**
 * The changes of publications that can now be undone or redone: staff see what the publication left, whatever else
 * happened since. One row each: `id`, `change`, `type` of the entry, and whether it is `chosen`: within the actor's
 * reach and within what is shown.
 *
 * @param which which of the `schedule_publications`
 */
export function reachableChanges(which: Sql, way: Way, scope: PublicationScope | null): Sql {
  const seen = way === 'undo' ? 'after' : 'before'
  const reach = withinReach()
  const shown = scope ? isShown(scope) : { sql: 'true', bindings: [] }
  return {
    sql: `select p.*, c.change, coalesce(c.change #>> '{after,facts,type}', c.change #>> '{before,facts,type}')::int as type,
        (${reach.sql}) and (${shown.sql}) as chosen
      from (select * from schedule_publications ${which.sql}) p
        cross join lateral jsonb_array_elements(p.changes) as c (change)
        left join schedule_entries e on e.id = (c.change ->> 'entryId')::uuid
      where coalesce((c.change ->> 'takenBack')::boolean, false) = ${way === 'redo'}
        and coalesce(e.published, 'null') = coalesce(c.change #> '{${seen},face}', 'null')
        and coalesce(e.published_facts, 'null') = coalesce(c.change #> '{${seen},facts}', 'null')`,
    bindings: [...reach.bindings, ...shown.bindings, ...which.bindings],
  }
}

const sides = `(values (c.change -> 'before'), (c.change -> 'after')) as side (seen)`

/** Planners of single locations cannot withdraw what staff of another one see, or saw. */
function withinReach(): Sql {
  const mine = organisationContext.actor().locationIds
  if (mine === null) return { sql: 'true', bindings: [] }
  return {
    sql: `not exists (select from ${sides} where seen #>> '{face,locationId}' <> all(?::text[]))`,
    bindings: [mine],
  }
}

/** As screens show it: of the days and places, and of the people and positions the filters leave. */
function isShown({ from, until, locationIds, employeeIds, positionIds }: PublicationScope): Sql {
  const where = [
    `seen #>> '{face,day}' >= ? and seen #>> '{face,day}' < ? and seen #>> '{face,locationId}' = any(?::text[])`,
  ]
  const bindings: unknown[] = [from, until, locationIds]
  if (employeeIds) {
    where.push(`coalesce(seen #>> '{face,employeeId}' = any(?::text[]), true)`)
    bindings.push(employeeIds)
  }
  if (positionIds) {
    const isShift = `(seen #>> '{facts,type}')::int = ${scheduleEntryTypes.shift}`
    where.push(`(not ${isShift} or coalesce(seen #>> '{face,positionId}' = any(?::text[]), false))`)
    bindings.push(positionIds)
  }
  return { sql: `exists (select from ${sides} where ${where.join(' and ')})`, bindings }
}
