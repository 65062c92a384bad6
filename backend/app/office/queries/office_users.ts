import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import type { PageQuery } from '#app/core/http/result'
import { instant } from '#app/core/database/instant'
import { listed, type Listed } from '#app/core/database/listed'
import type { OfficeRole, OfficeUser, OrganisationChoices } from '#contracts/office'

/** The provider's own people. */
const officeUsers = () =>
  database()
    .selectFrom('users as u')
    .where('u.organisationId', 'is', null)
    .select((eb) => [
      ...(['u.id', 'u.version', 'u.name', 'u.surname', 'u.email', 'u.phone', 'u.language'] as const),
      eb.ref('u.role').$castTo<OfficeRole>().as('role'),
      ...(['u.regionId', 'u.status'] as const),
      instant(eb.ref('u.lastSignedInAt')).as('lastSignedInAt'),
    ])

export const officeUserOrders = ['name', 'role', 'lastSignedInAt'] as const
type Query = PageQuery & {
  search?: string
  archived?: boolean
  order?: (typeof officeUserOrders)[number]
  descending: boolean
  collation: string
}

export function listOfficeUsers(query: Query): Promise<Listed<OfficeUser>> {
  const { search = '', archived = false, order = 'name', descending, collation, ...paging } = query
  const [alphabet, direction] = [sql.raw(collation), sql.raw(descending ? 'desc' : 'asc')]
  const orders = {
    name: sql`u.surname ${alphabet} ${direction}, u.name ${alphabet} ${direction}`,
    role: sql`u.role ${direction}`,
    lastSignedInAt: sql`u.last_signed_in_at ${direction} nulls last`,
  }
  const found = officeUsers()
    .where('u.status', archived ? '=' : '<>', 'archived')
    .where(sql<string>`concat_ws(' ', u.name, u.surname, u.email)`, 'ilike', containing(search))
    .orderBy(orders[order])
    .orderBy('u.id')
  return listed(found, paging)
}

/** @throws core.not_found */
export async function officeUser(id: string, lock: 'lock' | 'read' = 'read'): Promise<OfficeUser> {
  const found = await officeUsers()
    .where('u.id', '=', id)
    .$if(lock === 'lock', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Whom an organisation may be given to: people of the provider who can sign in. */
export const possibleCarers = (): Promise<OrganisationChoices['carers']> =>
  database()
    .selectFrom('users')
    .select(['id', 'name', 'surname'])
    .where('organisationId', 'is', null)
    .where('status', '=', 'active')
    .orderBy('surname')
    .orderBy('name')
    .orderBy('id')
    .execute()
