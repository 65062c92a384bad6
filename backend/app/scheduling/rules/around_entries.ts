import type { PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { DaySpan } from '#app/scheduling/entries/entry'
import { iso } from '#app/scheduling/entries/entry_rows'

const planColumns = `e.id, e.type, e.employee_id as "employeeId", e.location_id as "locationId",
  e.position_id as "positionId", e.day, e.zone, ${iso('e.starts_at')} as "startsAt", ${iso('e.ends_at')} as "endsAt",
  e.full_day as "fullDay", e.work_minutes as "workMinutes", e.breaks, e.availability,
  e.held_minutes as "heldMinutes"`

/** What of these people's entries the reader has already: the days and locations of a schedule on screen. */
export type Shown = { span: DaySpan; locationIds: readonly string[] }

/**
 * Everything planned for these people in the days `[from, until)`, at any location; by start. Of a location the asking
 * person may not touch, its id is left out.
 *
 * @param shown entries the schedule's own answer carries, which are not repeated
 */
export async function entriesOfPeople(
  employeeIds: readonly string[],
  { from, until }: DaySpan,
  shown: Shown | null = null
): Promise<PlanEntry[]> {
  const found = await rows<PlanEntry>(
    `select ${planColumns} from schedule_entries e
     where e.employee_id = any(?::uuid[]) and e.day >= ? and e.day < ? and e.deleted_at is null
       ${shown ? `and not ${isShown}` : ''}
     order by e.starts_at, e.ends_at, e.id`,
    [[...employeeIds], from, until, ...(shown ? shownBindings(shown) : [])]
  )
  return found.map(withoutUnknownPlace)
}

/** These entries, regardless of whose they are. */
export const planEntriesById = (ids: readonly string[]): Promise<PlanEntry[]> =>
  rows<PlanEntry>(
    `select ${planColumns} from schedule_entries e where e.id = any(?::uuid[]) and e.deleted_at is null`,
    [[...ids]]
  )

/** As the schedule reads its entries: night shifts that reach into the first day, and absences wherever they are kept. */
const isShown = `(e.day >= ?::date - 1 and e.day < ? and (e.day >= ? or e.end_time <= e.start_time and not e.full_day)
  and (e.location_id = any(?::uuid[]) or e.type in (1, 3, 4, 6, 7, 8)))`

const shownBindings = ({ span: { from, until }, locationIds }: Shown): unknown[] => [
  from,
  until,
  from,
  [...locationIds],
]

export function withoutUnknownPlace<T extends PlanEntry>(entry: T): T {
  const mine = organisationContext.current().actor?.locationIds ?? null
  const isKnown = mine === null || entry.locationId === null || mine.includes(entry.locationId)
  return isKnown ? entry : { ...entry, locationId: null }
}
