import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { CompanyAccess } from '#app/identity/public/companies'
import type { OrganisationStatus } from '#contracts/enums'

/** What the organisation of the unit of work lets one of its people do; null where it is gone. */
export async function companyAccess(userId: string): Promise<CompanyAccess | null> {
  const found = await database()
    .selectFrom('organisations as o')
    .leftJoin('employees as e', (join) => join.on('e.userId', '=', userId).on('e.archivedAt', 'is', null))
    .select(['o.licenceFeatures as licence', 'o.metricsEnabled', 'o.isCreated', 'e.id as employeeId'])
    .select([
      sql<OrganisationStatus>`status_now(o)`.as('status'),
      sql<string[]>`array(select el.location_id from employee_locations el where el.employee_id = e.id
        union select e.main_location_id where e.main_location_id is not null)`.as('locationIds'),
    ])
    .executeTakeFirst()
  return found ?? null
}

/** The organisation of the unit of work as its people know it; null where it is gone. */
export async function companyCard(): Promise<{ name: string; status: OrganisationStatus } | null> {
  const found = await database().selectFrom('organisations').select(['name', 'status']).executeTakeFirst()
  return found ?? null
}
