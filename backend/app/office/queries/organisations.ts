import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { fileLink } from '#app/core/storage/signed_link'
import { rows } from '#app/core/organisation_context'
import { accountStatus } from '#app/identity/public/account_status'
import { openDeletionRequest, standingRequest } from '#app/organisation/public/open_deletion_request'
import { regionOfCountry } from '#app/office/queries/region_of_country'
import { instant } from '#app/office/queries/instant'
import { listed } from '#app/office/queries/listed'
import type { OfficeOrganisation, OfficeOrganisationDetails, OfficeOrganisationUser } from '#contracts/office'
import type { OrganisationStatus } from '#contracts/enums'

const columns = `o.id, o.name, status_now(o) as status, o.country, o.trial_ends_on::text as "trialEndsOn",
  o.licence_expires_on::text as "licenceExpiresOn", o.licence_positions as "licencePositions", 
coalesce((select concat_ws(' ', c.name, c.surname) from provider_people() c where c.id = o.carer_user_id), o.carer) as carer,
  exists (select from company_deletion_requests r where r.organisation_id = o.id
    and ${standingRequest}) as "asksForDeletion",
  (select count(*)::int from users u where u.organisation_id = o.id and u.status = 'active') as users,
  ${instant('o.created_at')} as "createdAt",
  ${instant('(select max(u.last_signed_in_at) from users u where u.organisation_id = o.id)')} as "lastSignedInAt",
  o.logo_key as "logoKey"`

type Listed = Omit<OfficeOrganisation, 'logoUrl'> & { logoKey: string | null }
const withLogo = <Row extends { logoKey: string | null }>({ logoKey, ...rest }: Row) => ({
  ...rest,
  logoUrl: logoKey && fileLink(logoKey),
})

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
      and ${standingRequest}))
    and (?::text is null or o.name ilike ? or o.tax_id ilike ? or o.registration_number ilike ?
      or exists (select from users u where u.organisation_id = o.id and u.email ilike ?))`
  const pattern = search ? containing(search) : null
  const bindings = [status ?? null, status ?? null, leaving, pattern, pattern, pattern, pattern, pattern]
  const items = await rows<Listed>(
    `select ${columns} from organisations o where ${conditions}
     order by ${orders[order](collation)} ${descending ? 'desc' : 'asc'} nulls last, o.id limit ? offset ?`,
    [...bindings, pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from organisations o where ${conditions}`,
    bindings
  )
  return { items: items.map(withLogo), total: counted!.total }
}

type Row = Omit<OfficeOrganisationDetails, 'logoUrl' | 'region' | 'deletionRequest'> & {
  logoKey: string | null
}

/** Runs in `officeContext` or in the organisation. @throws core.not_found */
export async function organisationDetails(id: string): Promise<OfficeOrganisationDetails> {
  const [found] = await rows<Row>(
    `select ${columns}, o.version, o.language, o.currency, o.time_zone as "timeZone", o.time_format as "timeFormat",
       o.date_format as "dateFormat", o.industry, o.company_size as "companySize", o.about_us_source as "aboutUsSource",
       o.contact_person as "contactPerson", o.tax_id as "taxId",
       o.registration_number as "registrationNumber", o.carer_user_id as "carerUserId",
       jsonb_build_object('street', o.address->'street', 'postalCode', o.address->'postalCode', 'city', o.address->'city')
         as address,
       o.metrics_enabled as "metricsEnabled",
       status_now(o) = 1 and o.licence_expires_on is null and o.trial_ends_on is not null as "trialIsOver"
     from organisations o where o.id = ?`,
    [id]
  )
  if (!found) throw notFound()
  const organisation = withLogo(found)
  return {
    ...organisation,
    region: await nameOfRegion(organisation.country),
    deletionRequest: organisation.asksForDeletion ? await openDeletionRequest(id) : null,
  }
}

async function nameOfRegion(country: string): Promise<string | null> {
  const id = await regionOfCountry(country)
  const [region] = await rows<{ name: string }>('select name from regions where id = ?', [id ?? null])
  return region?.name ?? null
}

export type OrganisationUsersQuery = { search?: string; collation: string; page: number; pageSize: number }

/** One page of an organisation's accounts, administrators first: those whom support can help by impersonation. */
export async function organisationUsers(
  id: string,
  { search, collation, page, pageSize }: OrganisationUsersQuery
): Promise<{ items: OfficeOrganisationUser[]; total: number }> {
  const words = search?.split(/\s+/).filter(Boolean) ?? []
  const matching = words.map(() => ' and (name ilike ? or surname ilike ? or email ilike ?)').join('')
  const patterns = words.flatMap((word) => Array.from({ length: 3 }, () => containing(word)))
  return listed<OfficeOrganisationUser>(
    `select id, name, surname, email, role, ${accountStatus} as status,
       ${instant('last_signed_in_at')} as "lastSignedInAt"
     from users u where organisation_id = ?${matching}`,
    [id, ...patterns],
    { order: `role desc, surname ${collation}, name ${collation}, id`, page, pageSize }
  )
}
