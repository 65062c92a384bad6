import { rows } from '#app/core/organisation_context'
import type { CompanyAccess } from '#app/identity/public/companies'
import type { OrganisationStatus } from '#contracts/enums'

/** What the organisation of the unit of work lets one of its people do; null where it is gone. */
export async function companyAccess(userId: string): Promise<CompanyAccess | null> {
  const [found] = await rows<CompanyAccess>(
    `select status_now(o) as status, o.licence_features as licence, o.metrics_enabled as "metricsEnabled",
       o.is_created as "isCreated", e.id as "employeeId", array(
         select el.location_id from employee_locations el where el.employee_id = e.id
         union select e.main_location_id where e.main_location_id is not null) as "locationIds"
     from organisations o left join employees e on e.user_id = ? and e.archived_at is null`,
    [userId]
  )
  return found ?? null
}

/** The organisation of the unit of work as its people know it; null where it is gone. */
export async function companyCard(): Promise<{ name: string; status: OrganisationStatus } | null> {
  const [found] = await rows<{ name: string; status: OrganisationStatus }>(
    'select name, status from organisations'
  )
  return found ?? null
}
