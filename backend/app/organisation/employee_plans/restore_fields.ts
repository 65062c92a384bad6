import { recordAll } from '#app/core/audit/record'
import { rows } from '#app/core/organisation_context'
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
import type { PlannedField } from '#app/organisation/employees/employee_plan'

type Account = { status: string; confirmed: boolean }
type Current = WrittenFields & { id: string; userId: string | null; accountStatus: string | null }
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
  await rows('select id from employees where id = any(?::uuid[]) order by id for no key update', [ids])
  const links = (table: string, column: string) =>
    `array(select ${column} from ${table} k where k.employee_id = e.id order by ${column})`
  const found = await rows<Current>(
    `select e.id, e.user_id as "userId", u.status as "accountStatus", e.name, e.surname, e.email, e.phone, e.role,
       e.language, e.main_location_id as "mainLocationId", e.integration_id as "integrationId",
       e.employment_type as "employmentType", ${links('employee_locations', 'location_id')} as "locationIds",
       ${links('employee_positions', 'position_id')} as "positionIds",
       ${links('employee_tags', 'tag_id')} as "tagIds"
     from employees e left join users u on u.id = e.user_id where e.id = any(?::uuid[])`,
    [ids]
  )
  return new Map(found.map((person) => [person.id, person]))
}

type Returnable = (field: string, value: unknown, employeeId: string) => boolean

/** A deleted location, or a number or an address that another person has meanwhile, cannot return. */
async function whatCanReturn(changes: readonly EmployeeChange[]): Promise<Returnable> {
  const valuesOf = (field: string) => changes.flatMap(({ before }) => (before?.[field] as string[]) ?? [])
  const places = await rows<{ id: string }>(
    `select id from locations where id = any(?::uuid[]) union select id from positions where id = any(?::uuid[])
     union select id from tags where id = any(?::uuid[])`,
    [[...valuesOf('mainLocationId'), ...valuesOf('locationIds')], valuesOf('positionIds'), valuesOf('tagIds')]
  )
  const there = new Set(places.map(({ id }) => id))
  const numbers = await rows<{ id: string; value: string }>(
    `select id, integration_id as value from employees
     where integration_id = any(?::text[]) and archived_at is null`,
    [valuesOf('integrationId')]
  )
  const addresses = await rows<{ id: string | null; value: string }>(
    `select e.id, a.email as value from accounts_with(?::text[]) a
     left join employees e on e.user_id = a.user_id`,
    [valuesOf('email').map((email) => email.toLowerCase())]
  )
  const isFree = (held: { id: string | null; value: string }[], value: unknown, employeeId: string) =>
    !held.some((one) => one.value === value && one.id !== employeeId)
  return (field, value, employeeId) => {
    if (field === 'integrationId') return isFree(numbers, value, employeeId)
    if (field === 'email') return value !== null && isFree(addresses, String(value).toLowerCase(), employeeId)
    if (/Ids?$/.test(field)) return [value ?? []].flat().every((id) => there.has(id as string))
    return true
  }
}
