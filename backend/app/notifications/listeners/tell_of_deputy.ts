import { organisationContext } from '#app/core/organisation_context'
import { notify } from '#app/notifications/actions/notify'
import type { DeputyChanged } from '#app/requests/public/events'

/** Notifies a deputy of being named, and of being taken back. */
export async function tellOfDeputy({ details }: DeputyChanged): Promise<void> {
  const { organisationId, id, deputyId: employeeId, news } = details
  await organisationContext.run(organisationId, () =>
    notify([
      { employeeId, event: `deputy/${id}/${news.step}`, message: { kind: 'request_deputy', data: news } },
    ])
  )
}
