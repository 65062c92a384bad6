import { sql, type ExpressionBuilder } from 'kysely'
import type { PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { placelessTypes } from '#app/scheduling/people/work_types'
import type { DaySpan } from '#app/scheduling/entries/entry'
import type { Day } from '#contracts/schedule'
import type { DB } from '#database/schema'
import { endsNextDay, iso } from '#app/scheduling/entries/entry_rows'

/** Entries that are planned, as the rules read them. */
const planEntries = () =>
  database()
    .selectFrom('scheduleEntries as e')
    .select(['e.id', 'e.type', 'e.employeeId', 'e.locationId', 'e.positionId', 'e.day', 'e.zone'])
    .select(['e.fullDay', 'e.workMinutes', 'e.breaks', 'e.availability', 'e.heldMinutes'])
    .select((eb) => [iso(eb.ref('e.startsAt')).as('startsAt'), iso(eb.ref('e.endsAt')).as('endsAt')])
    .where('e.deletedAt', 'is', null)

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
  const found = await planEntries()
    .where('e.employeeId', '=', anyOf(employeeIds))
    .where('e.day', '>=', from)
    .where('e.day', '<', until)
    .$if(shown !== null, (query) => query.where((eb) => eb.not(isShown(shown!)(eb))))
    .orderBy('e.startsAt')
    .orderBy('e.endsAt')
    .orderBy('e.id')
    .execute()
  return found.map(withoutUnknownPlace)
}

/** These entries, regardless of whose they are. */
export const planEntriesById = (ids: readonly string[]): Promise<PlanEntry[]> =>
  planEntries().where('e.id', '=', anyOf(ids)).execute()

type Entries = DB & { e: DB['scheduleEntries'] }

/** As the schedule reads its entries: night shifts that reach into the first day, and absences wherever they are kept. */
const isShown =
  ({ span: { from, until }, locationIds }: Shown) =>
  (eb: ExpressionBuilder<Entries, 'e'>) =>
    eb.and([
      eb('e.day', '>=', sql<Day>`${from}::date - 1`),
      eb('e.day', '<', until),
      eb.or([eb('e.day', '>=', from), endsNextDay]),
      eb.or([eb('e.locationId', '=', anyOf(locationIds)), eb('e.type', 'in', placelessTypes)]),
    ])

export function withoutUnknownPlace<T extends PlanEntry>(entry: T): T {
  const mine = organisationContext.current().actor?.locationIds ?? null
  const isKnown = mine === null || entry.locationId === null || mine.includes(entry.locationId)
  return isKnown ? entry : { ...entry, locationId: null }
}
