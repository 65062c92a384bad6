import { sql } from 'kysely'
import { database } from '#app/core/database/database'

/**
 * Which of these places and positions are in punches, records or corrections of other people than those who go: they stay, or what
 * people registered there would be lost with them.
 */
export async function usedByOwnTime(
  { placeIds, positionIds }: { placeIds: string[]; positionIds: string[] },
  goingPeopleIds: string[]
): Promise<{ placeIds: string[]; positionIds: string[] }> {
  const { rows: places } = await sql<{ id: string }>`
    select distinct id from (
      select location_id as id, employee_id from time_punches
      union all select location_id, employee_id from time_records
      union all select location_id, employee_id from time_corrections) t
    where id = any(${placeIds}::uuid[]) and employee_id <> all(${goingPeopleIds}::uuid[])`.execute(database())
  const { rows: positions } = await sql<{ id: string }>`
    select distinct position_id as id from time_records
    where position_id = any(${positionIds}::uuid[]) and employee_id <> all(${goingPeopleIds}::uuid[])`.execute(
    database()
  )
  return { placeIds: places.map(({ id }) => id), positionIds: positions.map(({ id }) => id) }
}
