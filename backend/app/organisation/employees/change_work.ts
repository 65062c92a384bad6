import type { Updateable } from 'kysely'
import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { refreshAccess } from '#app/organisation/employees/account_of_employee'
import { locationsOf, requireKnownWork, requireWritable } from '#app/organisation/employees/employee_rules'
import { fixedTemplateOf } from '#app/organisation/employees/fixed_template'
import { replaceLinks } from '#app/organisation/directory/links'
import { loadEmployee } from '#app/organisation/employees/load_employees'
import type { DB } from '#database/schema'
import type { Employee } from '#contracts/organisation'

/**
 * Gives a person one more tag.
 *
 * @returns whether they did not have it
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.unknown_reference
 */
export async function addTag(id: string, tagId: string): Promise<boolean> {
  const before = await writable(id)
  await requireKnownWork({ tagIds: [tagId] })
  if (before.tagIds.includes(tagId)) return false
  await replaceLinks('employee_tags', id, [...before.tagIds, tagId])
  await stored(before, {})
  return true
}

/**
 * Makes a location a person's main one, instead of the previous one; other locations stay. A fixed template of the
 * previous one is removed.
 *
 * @returns whether it was not theirs yet
 * @throws core.not_found
 * @throws organisation.role_not_allowed
 * @throws organisation.unknown_reference
 */
export async function moveTo(id: string, locationId: string): Promise<boolean> {
  const before = await writable(id)
  const others = before.locationIds.filter((other) => other !== before.mainLocationId)
  const after = { role: before.role, mainLocationId: locationId, locationIds: others }
  const locationIds = await locationsOf(after, before.locationIds)
  if (before.mainLocationId === locationId) return false
  await replaceLinks('employee_locations', id, locationIds)
  const fixedScheduleTemplateId = await fixedTemplateOf(
    { ...before, mainLocationId: locationId, locationIds },
    before.fixedScheduleTemplateId
  )
  await stored(before, { mainLocationId: locationId, fixedScheduleTemplateId })
  await refreshAccess(id)
  return true
}

async function writable(id: string): Promise<Required<Employee>> {
  const before = await loadEmployee(id, 'lock')
  if (!before) throw notFound()
  requireWritable(before.role)
  return before
}

type Columns = Updateable<DB['employees']>

async function stored(before: Required<Employee>, columns: Columns): Promise<void> {
  const { id } = before
  await database()
    .updateTable('employees')
    .set({ ...columns, version: nextVersion })
    .where('id', '=', id)
    .execute()
  const after = await loadEmployee(id)
  const locationId = after?.mainLocationId ?? before.mainLocationId
  await record({ action: 'organisation.update', entity: 'employee', entityId: id, locationId, before, after })
}
