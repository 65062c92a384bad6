import { addDays, dayOf } from '@shiftloom/solver/time'
import { organisationContext } from '#app/core/organisation_context'
import type { SchedulePublished } from '#app/scheduling/public/events'
import { markDays } from '#app/time_tracking/marks/marks'

/** What staff see of days that have come is what their punches are compared with. */
export async function markPublished({ details }: SchedulePublished, now = Date.now()): Promise<void> {
  const { organisationId, people } = details
  const latest = addDays(dayOf(now, 'UTC'), 1)
  const days = people.flatMap(({ employeeId, entries }) =>
    entries
      .flatMap(({ before, after }) => [before?.day, after?.day])
      .filter((day) => day !== undefined && day <= latest)
      .map((day) => ({ employeeId, day: day! }))
  )
  if (days.length > 0) await organisationContext.run(organisationId, () => markDays(days))
}
