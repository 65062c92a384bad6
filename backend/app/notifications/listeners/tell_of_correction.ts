import { organisationContext } from '#app/core/organisation_context'
import { notify } from '#app/notifications/actions/notify'
import type { CorrectionStepped } from '#app/time_tracking/public/events'

/** Notifies the managers whom a correction waits for, or the person whose correction was answered. */
export async function tellOfCorrection({ details }: CorrectionStepped): Promise<void> {
  const { organisationId, employeeIds, news } = details
  const event = `correction/${news.correctionId}/${news.step}`
  await organisationContext.run(organisationId, () =>
    notify(
      employeeIds.map((employeeId) => ({
        employeeId,
        event,
        message: { kind: 'time_registration', data: news },
      }))
    )
  )
}
