import { database, nextVersion } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'

/**
 * The current user changes their phone number, E.164; `null` removes it.
 *
 * @throws core.not_found for users who are not employees
 */
export async function changePhone(phone: string | null): Promise<void> {
  const { employeeId } = organisationContext.actor()
  const person = await database()
    .selectFrom('employees')
    .select(['id', 'phone'])
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw notFound()
  await database()
    .updateTable('employees')
    .set({ phone, version: nextVersion })
    .where('id', '=', person.id)
    .execute()
  await record({
    action: 'organisation.change_phone',
    entity: 'employee',
    entityId: employeeId,
    before: { phone: person.phone },
    after: { phone },
  })
}
