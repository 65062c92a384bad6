import { record } from '#app/core/audit/record'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext, rows } from '#app/core/organisation_context'

/** The current user changes their phone number, E.164; `null` removes it. */
export class ChangePhone {
  /** @throws core.not_found for users who are not employees */
  async handle(phone: string | null): Promise<void> {
    const { employeeId } = organisationContext.actor()
    const [changed] = await rows<{ before: string | null }>(
      `with seen as (select id, phone from employees where id = ? for update)
       update employees e set phone = ?, version = e.version + 1, updated_at = now()
       from seen where e.id = seen.id returning seen.phone as before`,
      [employeeId, phone]
    )
    if (!changed) throw notFound()
    await record({
      action: 'organisation.change_phone',
      entity: 'employee',
      entityId: employeeId,
      before: { phone: changed.before },
      after: { phone },
    })
  }
}
