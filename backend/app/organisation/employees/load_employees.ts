import { rows } from '#app/core/organisation_context'
import { containing } from '#app/core/http/collation'
import { fileLink } from '#app/core/storage/signed_link'
import { accountStatus } from '#app/identity/public/account_status'
import { employeeScope } from '#app/organisation/directory/scope'
import type { AccountStatus, Employee, EmployeeListItem } from '#contracts/organisation'

/** The day it is for the organisation of the unit of work. */
export const today = '(select (now() at time zone o.time_zone)::date from organisations o)'

const links = (table: string, column: string) =>
  `array(select ${column} from ${table} k where k.employee_id = e.id order by ${column})`

const listColumns = `
  e.id, e.name, e.surname, e.email, e.phone, e.avatar_key as "avatarUrl", e.role, e.main_location_id as "mainLocationId",
  ${links('employee_locations', 'location_id')} as "locationIds",
  ${links('employee_positions', 'position_id')} as "positionIds",
  ${links('employee_tags', 'tag_id')} as "tagIds",
  e.integration_id as "integrationId", e.disabled_in_schedule as "disabledInSchedule",
  coalesce(${accountStatus}, 'none') as "accountStatus", e.archived_at is not null as archived`

const columns = `${listColumns}, e.version, e.language, e.access_level as "accessLevel",
  e.employment_type as "employmentType", e.payment_period as "paymentPeriod",
  e.fixed_schedule_template_id as "fixedScheduleTemplateId", e.breaks, e.position_rules as "positionRules",
  e.available_request_type_ids as "availableRequestTypeIds", e.swaps_enabled as "swapsEnabled",
  e.swap_needs_confirmation as "swapNeedsConfirmation", e.coworker_visibility as "coworkerVisibility",
  e.time_registration_required as "timeRegistrationRequired", e.registration_method as "registrationMethod",
  e.notification_preferences as "notificationPreferences",
  jsonb_build_object('hasPin', e.kiosk_pin_hmac is not null, 'cardLast4', e.card_code_last4) as access,
  jsonb_build_object('birthDate', e.birth_date, 'groups', e.protected_groups, 'shiftWorker', e.shift_worker,
    'dailyMaxMinutes', e.daily_max_minutes, 'weeklyMaxMinutes', e.weekly_max_minutes,
    'dailyRestMinutes', e.daily_rest_minutes, 'weeklyRestMinutes', e.weekly_rest_minutes)
    || case when e.protected_group_days = '[]' then '{}'
       else jsonb_build_object('groupDays', e.protected_group_days) end as "workingTime"`

/** Planned, and without a contract that is in force today or begins later. */
const lacksContract = `e.archived_at is null and not e.disabled_in_schedule and not exists (
    select from employee_contracts k where k.employee_id = e.id and coalesce(k.ends_on, 'infinity')
      >= ${today})`

const source = 'employees e left join users u on u.id = e.user_id'

const orders = {
  surname: (collation: string) => [`e.surname ${collation}`, `e.name ${collation}`],
  name: (collation: string) => [`e.name ${collation}`, `e.surname ${collation}`],
  email: () => ['lower(e.email)'],
  role: () => ['e.role'],
  integrationId: () => ['e.integration_id'],
  status: () => [accountStatus, 'e.disabled_in_schedule'],
  location: (collation: string) => [
    `(select l.name from locations l where l.id = e.main_location_id) ${collation}`,
  ],
}
export const employeeOrders = Object.keys(orders) as (keyof typeof orders)[]

export type EmployeeQuery = {
  search?: string
  locationIds?: string[]
  positionIds?: string[]
  tagIds?: string[]
  roles?: number[]
  accountStatuses?: AccountStatus[]
  archived: boolean
  order?: keyof typeof orders
  descending?: boolean
  collation: string
  paging: { page: number; pageSize: number } | null
}

/** One page of the people of the current user's locations. */
export async function listEmployees(
  query: EmployeeQuery
): Promise<{ items: EmployeeListItem[]; total: number }> {
  const { sql, bindings } = employeeConditions(query)
  const direction = query.descending ? 'desc' : 'asc'
  const order = orders[query.order ?? 'surname'](query.collation).map(
    (column) => `${column} ${direction} nulls last`
  )
  const limit = query.paging ? 'limit ? offset ?' : ''
  const window = query.paging ? [query.paging.pageSize, (query.paging.page - 1) * query.paging.pageSize] : []
  const found = await rows<EmployeeListItem>(
    `select ${listColumns}, ${lacksContract} as "lacksContract" from ${source} where ${sql}
     order by ${order.join(', ')}, e.surname ${query.collation}, e.name ${query.collation}, e.id ${limit}`,
    [...bindings, ...window]
  )
  const items = found.map(picturesLinked)
  if (!query.paging) return { items, total: items.length }
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from ${source} where ${sql}`,
    bindings
  )
  return { items, total: counted!.total }
}

/** Ids of everyone of the current user's locations who matches, in their order, and a text that is theirs alone. */
export async function matchingEmployees(
  query: Omit<EmployeeQuery, 'collation' | 'paging'>
): Promise<{ ids: string[]; mark: string }> {
  const { sql, bindings } = employeeConditions(query)
  const [found] = await rows<{ ids: string[]; mark: string }>(
    `select coalesce(array_agg(e.id::text order by e.id), '{}') as ids,
       md5(coalesce(string_agg(e.id::text, ',' order by e.id), '')) as mark from ${source} where ${sql}`,
    bindings
  )
  return found!
}

/** Who of the acting person's locations matches, as SQL over `employees e` and their account `u`. */
export function employeeConditions(
  query: Omit<EmployeeQuery, 'collation' | 'paging' | 'order' | 'descending'>
) {
  const scope = employeeScope()
  const parts = [scope, { sql: '(e.archived_at is not null) = ?', bindings: [query.archived] as unknown[] }]
  for (const word of query.search?.split(/\s+/).filter(Boolean) ?? []) {
    const pattern = containing(word)
    parts.push({
      sql: '(e.name ilike ? or e.surname ilike ? or e.email ilike ? or e.phone ilike ? or e.integration_id ilike ?)',
      bindings: [pattern, pattern, pattern, pattern, pattern],
    })
  }
  if (query.locationIds)
    parts.push({
      sql: `(e.main_location_id = any(?::uuid[]) or ${linked('employee_locations', 'location_id')})`,
      bindings: [query.locationIds, query.locationIds],
    })
  if (query.positionIds)
    parts.push({ sql: linked('employee_positions', 'position_id'), bindings: [query.positionIds] })
  if (query.tagIds) parts.push({ sql: linked('employee_tags', 'tag_id'), bindings: [query.tagIds] })
  if (query.roles) parts.push({ sql: 'e.role = any(?::smallint[])', bindings: [query.roles] })
  if (query.accountStatuses)
    parts.push({ sql: `${accountStatus} = any(?)`, bindings: [query.accountStatuses] })
  return {
    sql: parts.map((part) => part.sql).join(' and '),
    bindings: parts.flatMap((part) => part.bindings),
  }
}

const linked = (table: string, column: string) =>
  `exists (select from ${table} k where k.employee_id = e.id and k.${column} = any(?::uuid[]))`

/** One person of the current user's locations; `lock` keeps others from changing them until the unit of work ends. */
export async function loadEmployee(
  id: string,
  lock: 'lock' | 'read' = 'read'
): Promise<Required<Employee> | undefined> {
  const scope = employeeScope()
  // Locked first: the links and the account are read once no one else can change them.
  if (lock === 'lock') await rows('select id from employees e where e.id = ? for no key update', [id])
  const [employee] = await rows<Required<Employee>>(
    `select ${columns} from ${source} where e.id = ? and ${scope.sql}`,
    [id, ...scope.bindings]
  )
  return employee && picturesLinked(employee)
}

/** The link in the place of the file's key. */
export const picturesLinked = <T extends { avatarUrl: string | null }>(person: T): T => ({
  ...person,
  avatarUrl: person.avatarUrl && fileLink(person.avatarUrl),
})
