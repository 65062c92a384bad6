import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { fileLink } from '#app/core/storage/signed_link'
import { rows } from '#app/core/organisation_context'
import { openDeletionRequest } from '#app/organisation/public/open_deletion_request'
import { regionOfCountry } from '#app/office/public/region_of_country'
import { instant } from '#app/office/queries/instant'
import type { OfficeOrganisation, OfficeOrganisationDetails, OfficeOrganisationUser } from '#contracts/office'
import type { OrganisationStatus } from '#contracts/enums'

const columns = `o.id, o.name, status_now(o) as status, o.country, o.trial_ends_on::text as "trialEndsOn",
  o.licence_expires_on::text as "licenceExpiresOn", o.licence_positions as "licencePositions", 
  coalesce((select concat_ws(' ', c.name, c.surname) from users c where c.id = o.carer_user_id), o.carer) as carer,
  exists (select from company_deletion_requests r where r.organisation_id = o.id and r.cancelled_at is null
    and r.decided_at is null) as "asksForDeletion",
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
  /** Only those that ask to be deleted. */
  leaving?: boolean
  order?: keyof typeof orders
  descending?: boolean
  collation: string
  page: number
  pageSize: number
}

/** One page of the customers; archived ones only when their status is asked for. Runs in `officeContext`. */
export async function listOrganisations(query: OrganisationQuery) {
  const { search, status, leaving = false, order = 'name', descending, collation, page, pageSize } = query
  const conditions = `(?::int is null and o.status <> 3 or status_now(o) = ?::int)
    and (not ?::boolean or exists (select from company_deletion_requests r where r.organisation_id = o.id
      and r.cancelled_at is null and r.decided_at is null))
    and (?::text is null or o.name ilike ? or o.tax_id ilike ?
      or exists (select from users u where u.organisation_id = o.id and u.email ilike ?))`
  const pattern = search ? containing(search) : null
  const bindings = [status ?? null, status ?? null, leaving, pattern, pattern, pattern, pattern]
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

type Row = Omit<OfficeOrganisationDetails, 'logoUrl' | 'region' | 'deletionRequest'> & {
  logoKey: string | null
}

/** Runs in `officeContext` or in the organisation. @throws core.not_found */
export async function organisationDetails(id: string): Promise<OfficeOrganisationDetails> {
  const [found] = await rows<Row>(
    `select ${columns}, o.version, o.language, o.currency, o.time_zone as "timeZone", o.time_format as "timeFormat",
       o.date_format as "dateFormat", o.industry, o.company_size as "companySize", o.about_us_source as "aboutUsSource",
       o.contact_person as "contactPerson", o.tax_id as "taxId", o.carer_user_id as "carerUserId", o.logo_key as "logoKey",
       jsonb_build_object('street', o.address->'street', 'postalCode', o.address->'postalCode', 'city', o.address->'city')
         as address,
       o.metrics_enabled as "metricsEnabled",
       status_now(o) = 1 and o.licence_expires_on is null and o.trial_ends_on is not null as "trialIsOver"
     from organisations o where o.id = ?`,
    [id]
  )
  if (!found) throw notFound()
  const { logoKey, ...organisation } = found
  return {
    ...organisation,
    logoUrl: logoKey && fileLink(logoKey),
    region: await nameOfRegion(organisation.country),
    deletionRequest: organisation.asksForDeletion ? await openDeletionRequest(id) : null,
  }
}

async function nameOfRegion(country: string): Promise<string | null> {
  const id = await regionOfCountry(country)
  const [region] = await rows<{ name: string }>('select name from regions where id = ?', [id ?? null])
  return region?.name ?? null
}

/** Accounts of an organisation, administrators first: whoever can be helped by signing in as them. */
export const organisationUsers = (id: string): Promise<OfficeOrganisationUser[]> =>
  rows<OfficeOrganisationUser>(
    `select id, name, surname, email, role, status, ${instant('last_signed_in_at')} as "lastSignedInAt"
     from users where organisation_id = ? order by role desc, surname, name, id limit 500`,
    [id]
  )
