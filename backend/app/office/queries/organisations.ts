import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { fileLink } from '#app/core/storage/signed_link'
import { accountStatus } from '#app/identity/public/account_status'
import { openDeletionRequest, standingRequest } from '#app/organisation/public/open_deletion_request'
import { regionFor } from '#app/office/queries/region_of_country'
import { instant } from '#app/core/database/instant'
import { listed, type Listed } from '#app/core/database/listed'
import { statusNow } from '#app/office/queries/status_now'
import type { OfficeOrganisation, OfficeOrganisationDetails, OfficeOrganisationUser } from '#contracts/office'
import type { Address } from '#contracts/organisation'
import { organisationStatuses, type OrganisationStatus } from '#contracts/enums'

const asksForDeletion = sql<boolean>`exists (select from company_deletion_requests r
  where r.organisation_id = o.id and ${standingRequest})`
const carer = sql<string | null>`coalesce((select concat_ws(' ', c.name, c.surname) from provider_people() c
  where c.id = o.carer_user_id), o.carer)`

const organisations = () =>
  database()
    .selectFrom('organisations as o')
    .select((eb) => {
      const users = eb.selectFrom('users as u').whereRef('u.organisationId', '=', 'o.id')
      const active = users.where('u.status', '=', 'active').select((u) => u.fn.countAll<number>().as('count'))
      const latest = users.select((u) => u.fn.max('u.lastSignedInAt').as('at'))
      return [
        ...(['o.id', 'o.name', 'o.country', 'o.trialEndsOn', 'o.licenceExpiresOn'] as const),
        ...(['o.licencePositions', 'o.logoKey'] as const),
        ...[statusNow.as('status'), carer.as('carer'), asksForDeletion.as('asksForDeletion')],
        active.$asScalar().$notNull().as('users'),
        instant(eb.ref('o.createdAt')).as('createdAt'),
        instant(latest.$asScalar()).as('lastSignedInAt'),
      ]
    })

const withLogo = <Row extends { logoKey: string | null }>({ logoKey, ...rest }: Row) => ({
  ...rest,
  logoUrl: logoKey && fileLink(logoKey),
})

const orders = {
  name: (collation: string) => sql`o.name ${sql.raw(collation)}`,
  createdAt: () => sql.ref('o.createdAt'),
  trialEndsOn: () => sql.ref('o.trialEndsOn'),
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
export async function listOrganisations(query: OrganisationQuery): Promise<Listed<OfficeOrganisation>> {
  const { search = '', status, leaving = false, order = 'name', descending, collation, ...paging } = query
  const pattern = containing(search)
  const found = organisations()
    .where((eb) =>
      status === undefined ? eb('o.status', '<>', organisationStatuses.archived) : eb(statusNow, '=', status)
    )
    .$if(leaving, (all) => all.where(asksForDeletion))
    .where((eb) =>
      eb.or([
        ...(['o.name', 'o.taxId', 'o.registrationNumber'] as const).map((part) => eb(part, 'ilike', pattern)),
        eb.exists(
          eb
            .selectFrom('users as u')
            .whereRef('u.organisationId', '=', 'o.id')
            .where('u.email', 'ilike', pattern)
        ),
      ])
    )
    .orderBy(orders[order](collation), (by) => (descending ? by.desc() : by.asc()).nullsLast())
    .orderBy('o.id')
  const { items, total } = await listed(found, paging)
  return { items: items.map(withLogo), total }
}

/** Runs in `officeContext` or in the organisation. @throws core.not_found */
export async function organisationDetails(id: string): Promise<OfficeOrganisationDetails> {
  const found = await organisations()
    .select([
      ...(['o.version', 'o.language', 'o.currency', 'o.timeZone', 'o.timeFormat', 'o.dateFormat'] as const),
      ...(['o.industry', 'o.companySize', 'o.aboutUsSource', 'o.contactPerson', 'o.taxId'] as const),
      ...(['o.registrationNumber', 'o.carerUserId', 'o.metricsEnabled'] as const),
      sql<Address>`jsonb_build_object('street', o.address->'street', 'postalCode', o.address->'postalCode',
        'city', o.address->'city')`.as('address'),
      sql<boolean>`status_now(o) = 1 and o.licence_expires_on is null and o.trial_ends_on is not null`.as(
        'trialIsOver'
      ),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const region = await regionFor(found.country).select('r.name').executeTakeFirst()
  return {
    ...withLogo(found),
    region: region?.name ?? null,
    deletionRequest: found.asksForDeletion ? await openDeletionRequest(id) : null,
  }
}

export type OrganisationUsersQuery = { search?: string; collation: string; page: number; pageSize: number }

/** One page of an organisation's accounts, administrators first: those whom support can help by impersonation. */
export async function organisationUsers(
  id: string,
  { search = '', collation, ...paging }: OrganisationUsersQuery
): Promise<Listed<OfficeOrganisationUser>> {
  const alphabet = sql.raw(collation)
  const found = database()
    .selectFrom('users as u')
    .select((eb) => [
      ...(['u.id', 'u.name', 'u.surname', 'u.email', 'u.role'] as const),
      sql<OfficeOrganisationUser['status']>`${sql.raw(accountStatus)}`.as('status'),
      instant(eb.ref('u.lastSignedInAt')).as('lastSignedInAt'),
    ])
    .where('u.organisationId', '=', id)
    .where((eb) =>
      eb.and(
        search
          .split(/\s+/)
          .map((word) =>
            eb.or(
              (['u.name', 'u.surname', 'u.email'] as const).map((part) => eb(part, 'ilike', containing(word)))
            )
          )
      )
    )
    .orderBy('u.role', 'desc')
    .orderBy(sql`u.surname ${alphabet}`)
    .orderBy(sql`u.name ${alphabet}`)
    .orderBy('u.id')
  return listed(found, paging)
}
