import { sql, type Selectable } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { workOfPerson } from '#app/organisation/directory/work_of_person'
import { recordAll } from '#app/core/audit/record'
import { returnToAddress } from '#app/identity/public/change_accounts'
import { withdrawInvitation } from '#app/identity/public/withdraw_invitation'
import { refreshAccess } from '#app/organisation/employees/account_of_employee'
import { worksForLocations } from '#app/organisation/employees/employee_rules'
import { writeFields, type WrittenFields } from '#app/organisation/employees/write_fields'
import {
  nothingUndone,
  type EmployeeChange,
  type UndoneChanges,
} from '#app/organisation/employee_plans/employee_change'
import type { DB } from '#database/schema'
import type { PlannedField } from '#app/organisation/employees/employee_plan'

type Status = Selectable<DB['users']>['status']
type Account = { status: Status; confirmed: boolean }
type Current = WrittenFields & { id: string; userId: string | null; accountStatus: Status | null }
type Values = Record<string, unknown>

/** Restores earlier values of fields, except those changed since and those whose value cannot return. */
export async function restoreFields(changes: readonly EmployeeChange[]): Promise<UndoneChanges> {
  const current = await currentPeople(changes.map(({ entityId }) => entityId))
  const returnable = await whatCanReturn(changes)
  const kept: UndoneChanges['kept'] = []
  let restored = 0
  for (const { entityId, before, after } of changes) {
    const person = current.get(entityId)
    if (!person) continue
    const { account, ...values } = before as Values & { account?: Account }
    const fields = Object.keys(values) as PlannedField[]
    const possible = fields.filter(
      (field) =>
        same(person[field], after![field]) &&
        returnable(field, values[field], entityId) &&
        (field !== 'email' || !account || person.accountStatus === 'invited')
    )
    const going = withoutHomeless(possible, person, values)
    const staying = fields.filter((field) => !going.includes(field))
    if (staying.length > 0) kept.push({ entity: 'employee', id: entityId, fields: staying })
    if (going.length === 0) continue
    await restoreOne(person, Object.fromEntries(going.map((field) => [field, values[field]])), account)
    restored += 1
  }
  return { ...nothingUndone, restored, kept }
}

const places: readonly PlannedField[] = ['role', 'mainLocationId', 'locationIds']

/**
 * Role and locations go back together or not at all where one of them alone would leave a person without a main
 * location.
 */
function withoutHomeless(going: PlannedField[], person: Current, values: Values): PlannedField[] {
  const back = Object.fromEntries(going.map((field) => [field, values[field]]))
  const { role, mainLocationId, locationIds } = { ...person, ...back } as Current
  const isAtHome = mainLocationId ? locationIds.includes(mainLocationId) : !worksForLocations(role)
  return isAtHome ? going : going.filter((field) => !places.includes(field))
}

async function restoreOne(person: Current, values: Values, account: Account | undefined): Promise<void> {
  const fields = Object.keys(values) as PlannedField[]
  const { id, userId, accountStatus: _, ...held } = person
  if (fields.includes('email') && userId && account) {
    await returnToAddress(userId, { email: String(values.email), ...account })
    await withdrawInvitation(userId)
  }
  await writeFields([{ id, values: { ...held, ...values }, fields }])
  await refreshAccess(id)
  const before = Object.fromEntries(fields.map((field) => [field, held[field]]))
  await recordAll([
    { action: 'organisation.update', entity: 'employee', entityId: id, before, after: values },
  ])
}

const same = (one: unknown, other: unknown): boolean => {
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? null))
  return text(one) === text(other)
}

async function currentPeople(ids: readonly string[]): Promise<Map<string, Current>> {
  await database()
    .selectFrom('employees')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const found = await database()
    .selectFrom('employees as e')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .select(['e.id', 'e.userId', 'u.status as accountStatus', 'e.name', 'e.surname', 'e.email', 'e.phone'])
    .select([
      'e.role',
      'e.language',
      'e.mainLocationId',
      'e.integrationId',
      'e.employmentType',
      ...workOfPerson,
    ])
    .where('e.id', '=', anyOf(ids))
    .execute()
  return new Map(found.map((person) => [person.id, person]))
}

type Returnable = (field: string, value: unknown, employeeId: string) => boolean

/** A deleted location, or a number or an address that another person has meanwhile, cannot return. */
async function whatCanReturn(changes: readonly EmployeeChange[]): Promise<Returnable> {
  const valuesOf = (field: string) => changes.flatMap(({ before }) => (before?.[field] as string[]) ?? [])
  const locationIds = [...valuesOf('mainLocationId'), ...valuesOf('locationIds')]
  const { rows: places } = await sql<{ id: string }>`
    select id from locations where id = any(${locationIds}::uuid[])
    union select id from positions where id = any(${valuesOf('positionIds')}::uuid[])
    union select id from tags where id = any(${valuesOf('tagIds')}::uuid[])`.execute(database())
  const there = new Set(places.map(({ id }) => id))
  const numbers = await database()
    .selectFrom('employees')
    .select(['id', 'integrationId as value'])
    .where('integrationId', '=', anyOf(valuesOf('integrationId')))
    .where('archivedAt', 'is', null)
    .execute()
  const emails = valuesOf('email').map((email) => email.toLowerCase())
  const { rows: addresses } = await sql<{ id: string | null; value: string }>`
    select e.id, a.email as value from accounts_with(${emails}::text[]) a
    left join employees e on e.user_id = a.user_id`.execute(database())
  const isFree = (held: { id: string | null; value: string | null }[], value: unknown, employeeId: string) =>
    !held.some((one) => one.value === value && one.id !== employeeId)
  return (field, value, employeeId) => {
    if (field === 'integrationId') return isFree(numbers, value, employeeId)
    if (field === 'email') return value !== null && isFree(addresses, String(value).toLowerCase(), employeeId)
    if (/Ids?$/.test(field)) return [value ?? []].flat().every((id) => there.has(id as string))
    return true
  }
}
