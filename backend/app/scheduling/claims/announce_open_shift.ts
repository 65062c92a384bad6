import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import { ownOf, plannersOf } from '#app/scheduling/hubs/groups'

type Reached = { locationId: string; employeeIds: readonly string[] }

/** Asks the screens of planners of the location, and of these people, to read open shifts again once they are stored. */
export function announceOpenShift({ locationId, employeeIds }: Reached): void {
  const { id: organisationId } = organisationContext.current()
  const groups = [plannersOf(locationId), ...employeeIds.map(ownOf)]
  organisationContext.afterCommit(() =>
    Promise.all(
      groups.map((group) => hubs.toGroup('schedule', { organisationId, group }, 'swapsChanged', {}))
    )
  )
}
