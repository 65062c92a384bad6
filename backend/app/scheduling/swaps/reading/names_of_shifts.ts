import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import type { NamedSwapShift, SwapShift } from '#contracts/swaps'

/** Adds the names of location and position as they are now. */
export async function namesOfShifts(
  shifts: readonly SwapShift[]
): Promise<(shift: SwapShift) => NamedSwapShift> {
  const locations = await namesIn('locations', [...new Set(shifts.map(({ locationId }) => locationId))])
  const positions = await namesIn('positions', [
    ...new Set(shifts.flatMap(({ positionId }) => positionId ?? [])),
  ])
  return (shift) => ({
    ...shift,
    location: locations.get(shift.locationId) ?? '',
    position: shift.positionId ? (positions.get(shift.positionId) ?? null) : null,
  })
}

async function namesIn(table: 'locations' | 'positions', ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await database()
    .selectFrom(table)
    .select(['id', 'name'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}
