import type { PublicationScope, ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { activeFilters, fadedBy } from '../model/filters.ts'
import { startingIn } from '../model/publication.ts'
import type { ScheduleModel } from './use_schedule_model.ts'

type Shown = Pick<ScheduleModel, 'state' | 'visible'> & { range: Pick<ScheduleModel['range'], 'entries'> }

/** The shifts the filters leave: bulk actions touch these and no others. */
export function shownEntries({ state, range, visible }: Shown): readonly ScheduleEntry[] {
  const own = startingIn(range.entries, state.range)
  if (activeFilters(state.filters) === 0) return own
  const people = new Set(visible.map(({ id }) => id))
  const faded = fadedBy(state.filters)
  return own.filter((entry) => !faded(entry) && (entry.employeeId === null || people.has(entry.employeeId)))
}

/** The same for what is on the screen no longer: period, locations and whom the filters leave. */
export function shownScope({ state, visible }: Pick<Shown, 'state' | 'visible'>): PublicationScope {
  const { range, locationIds, filters } = state
  return {
    from: range.from,
    until: range.until,
    locationIds: [...locationIds],
    ...(activeFilters(filters) > 0 && { employeeIds: visible.map(({ id }) => id) }),
    ...(filters.positionIds.length > 0 && { positionIds: [...filters.positionIds] }),
  }
}
