import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { organisationContext } from '#app/core/organisation_context'
import { storedEntries } from '#app/scheduling/entries/entry_rows'
import { namesOfShifts } from '#app/scheduling/swaps/reading/names_of_shifts'
import { swapShiftOf } from '#app/scheduling/swaps/swap_shift'
import { scheduleEntryTypes } from '#contracts/enums'
import type { Day } from '#contracts/schedule'
import type { NamedSwapShift } from '#contracts/swaps'

const mostListed = 200

/** Unassigned shifts ahead, from a day on, at the actor’s locations, that are not open to claims; the nearest first. */
export async function unassignedShifts(from: Day | null): Promise<NamedSwapShift[]> {
  const reach = organisationContext.actor().locationIds
  const found = await storedEntries()
    .where('e.type', '=', scheduleEntryTypes.shift)
    .where('e.employeeId', 'is', null)
    .where('e.deletedAt', 'is', null)
    .where('e.locked', '=', false)
    .where('e.startsAt', '>', new Date())
    .where(sql<boolean>`not exists (select from open_shifts o where o.entry_id = e.id and o.status = 'open')`)
    .$if(from !== null, (query) => query.where('e.day', '>=', from!))
    .$if(reach !== null, (query) => query.where('e.locationId', '=', anyOf(reach!)))
    .orderBy('e.startsAt')
    .orderBy('e.id')
    .limit(mostListed)
    .execute()
  const named = await namesOfShifts(found.map(swapShiftOf))
  return found.map((entry) => named(swapShiftOf(entry)))
}
