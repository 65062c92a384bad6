import { sql } from 'kysely'
import { organisationContext } from '#app/core/organisation_context'
import { openShiftRows } from '#app/scheduling/claims/reading/open_shift_rows'
import type { CollectingShift } from '#contracts/open_shifts'
import type { Day } from '#contracts/schedule'

/** Open shifts of days in `[from, until)` that collect claims now, at locations the actor plans. */
export async function collectingShifts({
  from,
  until,
}: {
  from: Day
  until: Day
}): Promise<CollectingShift[]> {
  const { locationIds } = organisationContext.actor()
  const found = await openShiftRows()
    .select(sql<number>`(select count(*)::int from shift_claims c where c.open_shift_id = o.id)`.as('claims'))
    .where('o.status', '=', 'open')
    .where(sql<boolean>`(o.shift ->> 'day')::date >= ${from}::date`)
    .where(sql<boolean>`(o.shift ->> 'day')::date < ${until}::date`)
    .$if(locationIds !== null, (query) =>
      query.where(sql<boolean>`(o.shift ->> 'locationId')::uuid = any(${locationIds}::uuid[])`)
    )
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .execute()
  return found.map(({ id, entryId, closesAt, claims }) => ({
    ...{ id, entryId, claims, closesAt: closesAt.toISOString() },
  }))
}
