import { organisationContext } from '#app/core/organisation_context'
import { publishedWork } from '#app/scheduling/public/published_work'
import { can } from '#contracts/abilities'
import { scheduleEntryTypes } from '#contracts/enums'
import type { Day, ScheduleEntry } from '#contracts/schedule'

/** What a count knows of a shift. */
export type CountedShift = Pick<
  ScheduleEntry,
  'day' | 'start' | 'end' | 'workMinutes' | 'startsAt' | 'endsAt'
> & {
  entryId: string
  published: boolean
}

export const plannedShift = ({ id, day, start, end, published, ...rest }: ScheduleEntry): CountedShift => ({
  ...{ entryId: id, day, start, end, published: published !== null },
  ...{ workMinutes: rest.workMinutes, startsAt: rest.startsAt, endsAt: rest.endsAt },
})

/** Shifts of a person as the actor may see them: planners the planned ones, staff the published ones. */
export async function shiftsForReader(
  employeeId: string,
  span: { from: Day; until: Day },
  planned: readonly ScheduleEntry[]
): Promise<CountedShift[]> {
  if (can(organisationContext.actor().role, 'schedule.read')) return planned.map(plannedShift)
  const seen = await publishedWork(span, { employeeIds: [employeeId] })
  return seen
    .filter(({ type }) => type === scheduleEntryTypes.shift)
    .map(({ entryId, day, start, end, workMinutes, startsAt, endsAt }) => ({
      ...{ entryId, day, start, end, workMinutes, startsAt, endsAt, published: true },
    }))
}
