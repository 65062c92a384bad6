import { addDays } from '@shiftloom/solver/time'
import { hubs } from '#app/core/hubs/hubs'
import { organisationContext } from '#app/core/organisation_context'
import type { Day, ScheduleChanged } from '#contracts/schedule'
import { scheduleEntryTypes, type ScheduleEntryType } from '#contracts/enums'
import { ownOf, plannersOf, staffOf } from '#app/scheduling/hubs/groups'

type Place = { day: Day; locationId: string; type?: ScheduleEntryType; employeeId?: string | null }
type Change = {
  revision: number
  /** The entries as they were and as they are. */
  contents: Place[]
  entryIds: string[]
  /** What staff see changed too. */
  published?: boolean
}

/** Notifies subscribers of the affected locations to reload, once the change is stored. */
export function announceChange({ revision, contents, entryIds, published = false }: Change): void {
  const { id: organisationId } = organisationContext.current()
  const days = contents.map(({ day }) => day).sort()
  if (days.length === 0) return
  const message: ScheduleChanged = {
    revision,
    byUserId: organisationContext.actor().userId,
    from: days[0]!,
    until: addDays(days.at(-1)!, 1),
    entryIds,
  }
  const locations = [...new Set(contents.map(({ locationId }) => locationId))]
  const groups = [
    ...locations.flatMap((id) => (published ? [plannersOf(id), staffOf(id)] : [plannersOf(id)])),
    ...new Set(contents.flatMap(whoDeclared)),
  ]
  organisationContext.afterCommit(() =>
    Promise.all(
      groups.map((group) => hubs.toGroup('schedule', { organisationId, group }, 'scheduleChanged', message))
    )
  )
}

const whoDeclared = ({ type, employeeId }: Place): string[] =>
  type === scheduleEntryTypes.availability && employeeId ? [ownOf(employeeId)] : []
