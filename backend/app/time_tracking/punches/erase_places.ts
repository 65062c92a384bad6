import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { placesKeptDays } from '#contracts/time_tracking'

/** Erases coordinates that have served: distance, accuracy and what they showed stay with the punch. */
export async function erasePlaces(): Promise<void> {
  await database()
    .deleteFrom('timePunchPlaces')
    .where('createdAt', '<', sql<Date>`now() - ${placesKeptDays} * interval '1 day'`)
    .execute()
}
