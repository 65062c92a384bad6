import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { rows } from '#app/core/organisation_context'
import { instant } from '#app/office/queries/instant'
import type { OfficeOrganisation, OfficeOrganisationDetails, OfficeOrganisationUser } from '#contracts/office'
import type { OrganisationStatus } from '#contracts/enums'

const columns = `o.id, o.name, o.status, o.country, o.trial_ends_on::text as "trialEndsOn",
  o.licence_expires_on::text as "licenceExpiresOn", o.licence_positions as "licencePositions", o.carer,
  (select count(*)::int from users u where u.organisation_id = o.id and u.status = 'active') as users,
  ${instant('o.created_at')} as "createdAt",
  ${instant('(select max(u.last_signed_in_at) from users u where u.organisation_id = o.id)')} as "lastSignedInAt"`

const orders = {
  name: (collation: string) => `o.name ${collation}`,
  createdAt: () => 'o.created_at',
  trialEndsOn: () => 'o.trial_ends_on',
}
export const organisationOrders = Object.keys(orders) as (keyof typeof orders)[]

export type OrganisationQuery = {
  search?: string
  status?: OrganisationStatus
  order?: keyof typeof orders
  descending?: boolean
  collation: string
  page: number
  pageSize: number
}

/** One page of the customers; archived ones only when their status is asked for. Runs in `officeContext`. */
export async function listOrganisations(query: OrganisationQuery) {
  const { search, status, order = 'name', descending, collation, page, pageSize } = query
  const conditions = `(?::int is null and o.status <> 3 or o.status = ?::int)
    and (?::text is null or o.name ilike ? or o.tax_id ilike ?
      or exists (select from users u where u.organisation_id = o.id and u.email ilike ?))`
  const pattern = search ? containing(search) : null
  const bindings = [status ?? null, status ?? null, pattern, pattern, pattern, pattern]
  const items = await rows<OfficeOrganisation>(
    `select ${columns} from organisations o where ${conditions}
     order by ${orders[order](collation)} ${descending ? 'desc' : 'asc'} nulls last, o.id limit ? offset ?`,
    [...bindings, pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from organisations o where ${conditions}`,
    bindings
  )
  return { items, total: counted!.total }
}

/** @throws core.not_found */
export async function organisationDetails(id: string): Promise<OfficeOrganisationDetails> {
  const [found] = await rows<OfficeOrganisationDetails>(
    `select ${columns}, o.language, o.currency, o.time_zone as "timeZone", o.industry,
       o.company_size as "companySize", o.contact_person as "contactPerson", o.tax_id as "taxId",
       o.metrics_enabled as "metricsEnabled"
     from organisations o where o.id = ?`,
    [id]
  )
  if (!found) throw notFound()
  return found
}

/** Accounts of an organisation, administrators first: whoever can be helped by signing in as them. */
export const organisationUsers = (id: string): Promise<OfficeOrganisationUser[]> =>
  rows<OfficeOrganisationUser>(
    `select id, name, surname, email, role, status, ${instant('last_signed_in_at')} as "lastSignedInAt"
     from users where organisation_id = ? order by role desc, surname, name, id limit 500`,
    [id]
  )
