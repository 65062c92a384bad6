import { organisationContext } from '#app/core/organisation_context'
import { notify } from '#app/notifications/actions/notify'
import type { AlertsRaised } from '#app/time_tracking/public/events'

/** Notifies managers, and the person where they can still do something, each once of the same thing. */
export async function tellOfAlerts({ details: { organisationId, alerts } }: AlertsRaised): Promise<void> {
  const news = alerts.flatMap(({ employeeIds, news: data }) =>
    employeeIds.map((employeeId) => ({
      ...{ employeeId, event: `alert/${data.alertId}` },
      message: { kind: 'time_registration' as const, data },
    }))
  )
  await organisationContext.run(organisationId, () => notify(news))
}
