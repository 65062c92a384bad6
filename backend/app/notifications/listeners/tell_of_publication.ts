import { organisationContext } from '#app/core/organisation_context'
import type { SchedulePublished } from '#app/scheduling/public/events'
import { scheduleMessage } from '#app/notifications/news/merge_news'
import { notify } from '#app/notifications/actions/notify'

/** Notifies each person whose schedule changed, and no one else. */
export async function tellOfPublication({ details }: SchedulePublished): Promise<void> {
  const { organisationId, revision, people } = details
  if (people.length === 0) return
  const news = people.map(({ employeeId, entries }) => ({
    employeeId,
    event: `publication/${revision}`,
    message: scheduleMessage(entries),
  }))
  await organisationContext.run(organisationId, () => notify(news))
}
