import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { can } from '#contracts/abilities'
import { seesEveryLocation } from '#contracts/enums'
import { customerRoles } from '#contracts/people'

const confirming = customerRoles.filter((role) => can(role, 'swaps.accept'))

/** People who may confirm a swap at the location, without those who take part in it. */
export async function supervisorsAt(locationId: string, taking: readonly string[]): Promise<string[]> {
  const found = await database()
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.archivedAt', 'is', null)
    .where('e.role', 'in', confirming)
    .where('e.id', 'not in', [...taking])
    .where((eb) =>
      eb.or([
        eb('e.role', 'in', confirming.filter(seesEveryLocation)),
        sql<boolean>`exists (select from employee_locations l
          where l.employee_id = e.id and l.location_id = ${locationId}::uuid)`,
      ])
    )
    .execute()
  return found.map(({ id }) => id)
}
