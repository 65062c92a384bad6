import { notFound } from '#app/core/errors/domain_error'
import { containing } from '#app/core/http/collation'
import { rows } from '#app/core/organisation_context'
import type { PageQuery } from '#app/core/http/result'
import { instant } from '#app/office/queries/instant'
import { listed } from '#app/office/queries/listed'
import type { OfficeUser, OrganisationChoices } from '#contracts/office'

const columns = `u.id, u.version, u.name, u.surname, u.email, u.phone, u.language, u.role, u.region_id as "regionId",
  u.status, ${instant('u.last_signed_in_at')} as "lastSignedInAt"`

export const officeUserOrders = ['name', 'role', 'lastSignedInAt'] as const
type Query = PageQuery & {
  search?: string
  archived?: boolean
  order?: (typeof officeUserOrders)[number]
  descending: boolean
  collation: string
}

/** The provider's own people. */
export function listOfficeUsers(query: Query) {
  const { search, archived = false, order = 'name', descending, collation, ...paging } = query
  const direction = descending ? 'desc' : 'asc'
  const orders = {
    name: `surname ${collation} ${direction}, name ${collation} ${direction}`,
    role: `role ${direction}`,
    lastSignedInAt: `"lastSignedInAt" ${direction} nulls last`,
  }
  const pattern = search ? containing(search) : null
  return listed<OfficeUser>(
    `select ${columns} from users u where u.organisation_id is null and (u.status = 'archived') = ?
       and (?::text is null or concat_ws(' ', u.name, u.surname, u.email) ilike ?)`,
    [archived, pattern, pattern],
    { ...paging, order: `${orders[order]}, id` }
  )
}

/** @throws core.not_found */
export async function officeUser(id: string, lock: 'lock' | 'read' = 'read'): Promise<OfficeUser> {
  const [found] = await rows<OfficeUser>(
    `select ${columns} from users u where u.organisation_id is null and u.id = ?
     ${lock === 'lock' ? 'for no key update' : ''}`,
    [id]
  )
  if (!found) throw notFound()
  return found
}

/** Whom an organisation may be given to: people of the provider who can sign in. */
export const possibleCarers = (): Promise<OrganisationChoices['carers']> =>
  rows(
    `select id, name, surname from users where organisation_id is null and status = 'active'
     order by surname, name, id`
  )
