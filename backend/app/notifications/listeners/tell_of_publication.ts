import { addDays } from '@shiftloom/solver/time'
import { organisationContext } from '#app/core/organisation_context'
import type { SchedulePublished } from '#app/scheduling/public/events'
import { kindOf } from '#app/notifications/actions/merge_news'
import { notify } from '#app/notifications/actions/notify'

/** Tells each person whose schedule is different now, and nobody else. */
export async function tellOfPublication({ details }: SchedulePublished): Promise<void> {
  const { organisationId, from, until, revision, people } = details
  if (people.length === 0) return
  const news = people.map(({ employeeId, ...counts }) => ({
    employeeId,
    event: `publication/${revision}`,
    message: { kind: kindOf(counts), data: { from, last: addDays(until, -1), ...counts } },
  }))
  await organisationContext.run(organisationId, () => notify(news))
}
