import { sql, type RawBuilder } from 'kysely'
import { database } from '#app/core/database/database'
import { listed } from '#app/core/database/listed'
import { containing } from '#app/core/http/collation'
import { fileLink } from '#app/core/storage/signed_link'
import { accountStatus } from '#app/identity/public/account_status'
import { employeeScope, worksIn } from '#app/organisation/directory/scope'
import { workOfPerson } from '#app/organisation/directory/work_of_person'
import type { WorkingTimeRules } from '#contracts/labour_code'
import type { Day } from '#contracts/schedule'
import type { AccountStatus, Employee, EmployeeListItem } from '#contracts/organisation'

/** The day it is for the organisation of the unit of work. */
export const today = sql<Day>`(select (now() at time zone o.time_zone)::date from organisations o)`

const status = sql<AccountStatus>`coalesce(${sql.raw(accountStatus)}, 'none')`

const listColumns = [
  ...(['e.id', 'e.name', 'e.surname', 'e.email', 'e.phone', 'e.avatarKey as avatarUrl', 'e.role'] as const),
  ...(['e.mainLocationId', 'e.integrationId', 'e.disabledInSchedule'] as const),
  ...workOfPerson,
  status.as('accountStatus'),
  sql<boolean>`e.archived_at is not null`.as('archived'),
] as const

const columns = [
  ...listColumns,
  ...(['e.version', 'e.language', 'e.accessLevel', 'e.employmentType', 'e.paymentPeriod'] as const),
  ...(['e.fixedScheduleTemplateId', 'e.breaks', 'e.positionRules', 'e.availableRequestTypeIds'] as const),
  ...(['e.swapsEnabled', 'e.swapNeedsConfirmation', 'e.coworkerVisibility'] as const),
  ...(['e.timeRegistrationRequired', 'e.registrationMethod', 'e.notificationPreferences'] as const),
  sql<NonNullable<Employee['access']>>`jsonb_build_object('hasPin', e.kiosk_pin_hmac is not null,
    'cardLast4', e.card_code_last4)`.as('access'),
  sql<WorkingTimeRules>`jsonb_build_object('birthDate', e.birth_date, 'groups', e.protected_groups,
    'shiftWorker', e.shift_worker, 'dailyMaxMinutes', e.daily_max_minutes, 'weeklyMaxMinutes', e.weekly_max_minutes,
    'dailyRestMinutes', e.daily_rest_minutes, 'weeklyRestMinutes', e.weekly_rest_minutes)
    || case when e.protected_group_days = '[]' then '{}'
       else jsonb_build_object('groupDays', e.protected_group_days) end
    || case when e.overtime_worked is null then '{}'
       else jsonb_build_object('overtimeWorked', e.overtime_worked) end
    || case when e.rest_weekdays = '[]' then '{}'
       else jsonb_build_object('restWeekdays', e.rest_weekdays) end`.as('workingTime'),
] as const

/** Planned, and without a contract that is in force today or begins later. */
const lacksContract = sql<boolean>`(e.archived_at is null and not e.disabled_in_schedule and not exists (
  select from employee_contracts k where k.employee_id = e.id and coalesce(k.ends_on, 'infinity') >= ${today}))`

const people = () => database().selectFrom('employees as e').leftJoin('users as u', 'u.id', 'e.userId')

const inAlphabet = (text: RawBuilder<unknown>, collation: string) => sql`${text} ${sql.raw(collation)}`
const surname = sql`e.surname`
const name = sql`e.name`
const orders = {
  surname: (collation: string) => [inAlphabet(surname, collation), inAlphabet(name, collation)],
  name: (collation: string) => [inAlphabet(name, collation), inAlphabet(surname, collation)],
  email: () => [sql`lower(e.email)`],
  role: () => [sql`e.role`],
  integrationId: () => [sql`e.integration_id`],
  status: () => [sql.raw(accountStatus), sql`e.disabled_in_schedule`],
  location: (collation: string) => [
    inAlphabet(sql`(select l.name from locations l where l.id = e.main_location_id)`, collation),
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
  const { collation, descending, order = 'surname' } = query
  const found = people()
    .select([...listColumns, lacksContract.as('lacksContract')])
    .where(employeeConditions(query))
    .orderBy(inOrder(orders[order](collation), descending))
    .orderBy(inOrder(orders.surname(collation), false))
    .orderBy('e.id')
  const { items, total } = await listed(found, query.paging)
  return { items: items.map(picturesLinked), total }
}

/** What a list is sorted by, as one expression; rows without a value come last. */
export const inOrder = (columns: RawBuilder<unknown>[], descending = false) => {
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`
  return sql.join(columns.map((column) => sql`${column} ${direction}`))
}

/** Ids of everyone of the current user's locations who matches, in their order, and a text that is theirs alone. */
export const matchingEmployees = (
  query: Omit<EmployeeQuery, 'collation' | 'paging'>
): Promise<{ ids: string[]; mark: string }> =>
  people()
    .select([
      sql<string[]>`coalesce(array_agg(e.id::text order by e.id), '{}')`.as('ids'),
      sql<string>`md5(coalesce(string_agg(e.id::text, ',' order by e.id), ''))`.as('mark'),
    ])
    .where(employeeConditions(query))
    .executeTakeFirstOrThrow()

/** Who of the acting person's locations matches, as a condition on `employees as e` and their account `u`. */
export function employeeConditions(
  query: Omit<EmployeeQuery, 'collation' | 'paging' | 'order' | 'descending'>
) {
  const words = query.search?.split(/\s+/).filter(Boolean) ?? []
  const { locationIds, positionIds, tagIds, roles, accountStatuses } = query
  const parts = [
    employeeScope(),
    query.archived ? sql<boolean>`e.archived_at is not null` : sql<boolean>`e.archived_at is null`,
    ...words.map((word) => says(containing(word))),
    ...(locationIds ? [worksIn(locationIds)] : []),
    ...(positionIds ? [isLinked('employee_positions', 'position_id', positionIds)] : []),
    ...(tagIds ? [isLinked('employee_tags', 'tag_id', tagIds)] : []),
    ...(roles ? [sql<boolean>`e.role = any(${roles}::smallint[])`] : []),
    ...(accountStatuses ? [sql<boolean>`${sql.raw(accountStatus)} = any(${accountStatuses}::text[])`] : []),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

const says = (pattern: string) => sql<boolean>`(e.name ilike ${pattern} or e.surname ilike ${pattern}
  or e.email ilike ${pattern} or e.phone ilike ${pattern} or e.integration_id ilike ${pattern})`

const isLinked = (table: 'employee_positions' | 'employee_tags', column: string, ids: readonly string[]) =>
  sql<boolean>`exists (select from ${sql.table(table)} k where k.employee_id = e.id
    and k.${sql.ref(column)} = any(${ids}::uuid[]))`

/** One person of the current user's locations; `lock` keeps others from changing them until the unit of work ends. */
export async function loadEmployee(
  id: string,
  lock: 'lock' | 'read' = 'read'
): Promise<Required<Employee> | undefined> {
  // Locked first: the links and the account are read once no one else can change them.
  if (lock === 'lock')
    await database().selectFrom('employees').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  const employee = await people()
    .select(columns)
    .where('e.id', '=', id)
    .where(employeeScope())
    .executeTakeFirst()
  return employee && picturesLinked(employee)
}

/** The link in the place of the file's key. */
export const picturesLinked = <T extends { avatarUrl: string | null }>(person: T): T => ({
  ...person,
  avatarUrl: person.avatarUrl && fileLink(person.avatarUrl),
})
