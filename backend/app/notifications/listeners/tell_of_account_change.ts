import { organisationContext } from '#app/core/organisation_context'
import type { AccountChanged } from '#app/identity/public/events'
import { findEmployeeOfUser } from '#app/organisation/public/find_employees'
import { notify } from '#app/notifications/actions/notify'

/** Notifies the owner of an account of changed credentials. */
export async function tellOfAccountChange({ details }: AccountChanged): Promise<void> {
  const { id, organisationId, userId, change } = details
  await organisationContext.run(organisationId, async () => {
    const person = await findEmployeeOfUser(userId)
    if (!person) return
    await notify([
      { employeeId: person.id, event: `account/${id}`, message: { kind: 'account', data: { change } } },
    ])
  })
}
