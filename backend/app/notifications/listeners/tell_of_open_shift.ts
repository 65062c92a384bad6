import { organisationContext } from '#app/core/organisation_context'
import { notify } from '#app/notifications/actions/notify'
import type { OpenShiftStepped } from '#app/scheduling/public/events'

/** Notifies people of a shift they can claim, and of what became of their claim. */
export async function tellOfOpenShift({ details }: OpenShiftStepped): Promise<void> {
  const { organisationId, employeeIds, news } = details
  const event = `open_shift/${news.openShiftId}/${news.step}`
  await organisationContext.run(organisationId, () =>
    notify(
      employeeIds.map((employeeId) => ({ employeeId, event, message: { kind: 'open_shift', data: news } }))
    )
  )
}
