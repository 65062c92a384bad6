import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { can, type Ability } from '#contracts/abilities'
import { seesEveryLocation } from '#contracts/enums'
import { customerRoles } from '#contracts/people'

/** People who hold an ability at a location, without those whom the matter is about. */
export async function supervisorsAt(
  ability: Ability,
  locationId: string,
  concerned: readonly string[]
): Promise<string[]> {
  const holding = customerRoles.filter((role) => can(role, ability))
  const found = await database()
    .selectFrom('employees as e')
    .select('e.id')
    .where('e.archivedAt', 'is', null)
    .where('e.role', '=', anyOf(holding))
    .where(sql<boolean>`e.id <> all(${concerned}::uuid[])`)
    .where((eb) =>
      eb.or([
        eb('e.role', '=', anyOf(holding.filter(seesEveryLocation))),
        sql<boolean>`exists (select from employee_locations l
          where l.employee_id = e.id and l.location_id = ${locationId}::uuid)`,
      ])
    )
    .execute()
  return found.map(({ id }) => id)
}
