import type { Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { listed } from '#app/core/database/listed'
import { collationOf } from '#app/core/http/collation'
import type { PageQuery } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { organisationSettings } from '#app/organisation/public/organisation_settings'
import { assertSpan, found, type RecordFilter } from '#app/time_tracking/records/record_filter'
import { visibleRecords } from '#app/time_tracking/records/visible_records'
import { actualBreaches } from '#app/time_tracking/settlement/actual/actual_breaches'
import { daysOffDue } from '#app/time_tracking/settlement/actual/days_off_due'
import { workedPlan } from '#app/time_tracking/settlement/actual/worked_plan'
import { figuresOfPeople } from '#app/time_tracking/settlement/figures_of_people'
import { figuresOfMonth } from '#app/time_tracking/settlement/months/figures_of_month'
import { wholeMonth } from '#app/time_tracking/settlement/months/month'
import { daysLookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { placesSeen } from '#app/time_tracking/settlement/totals/place_totals'
import { can } from '#contracts/abilities'
import type { Locale } from '#contracts/enums'
import type { SettledFigures, SettledPeople } from '#contracts/settlement'
import { recordStatuses } from '#contracts/time_records'

/**
 * One page of people with records in the range that the actor may see, by surname, with what their approved work comes
 * to: all of it, wherever it was, as hours of a week or a day count together. Of a calendar month, figures are those
 * that were stored, and settled again in the background where they are out of date.
 *
 * @throws time_tracking.record_span
 */
export async function settlePeople(
  filter: RecordFilter,
  locale: Locale,
  paging: PageQuery
): Promise<SettledPeople> {
  assertSpan(filter)
  const collation = collationOf(locale)
  const query = database()
    .selectFrom(peopleWithRecords(filter).as('p'))
    .selectAll()
    .orderBy(sql`surname ${sql.raw(collation)}`)
    .orderBy(sql`name ${sql.raw(collation)}`)
    .orderBy('employeeId')
  const { items: people, total } = await listed(query, paging)
  const ids = people.map(({ employeeId }) => employeeId)
  const looked = await daysLookedAt(filter)
  const month = filter.employeeId === undefined ? wholeMonth(filter) : null
  const { figures, outdated, run } = month
    ? await figuresOfMonth(month, ids, looked)
    : { figures: await figuresOfPeople(ids, filter, looked), outdated: new Set<string>(), run: null }
  const asWorked = await asWorkedOf(filter, ids, looked.today, locale)
  const items = people.map(({ employeeId: id, name, surname, ...counts }) => ({
    ...{ employee: { id, name, surname }, ...counts, ...asWorked, outdated: outdated.has(id) },
    ...seen(figures.get(id)!, filter),
  }))
  return { items, total, ...paging, run }
}

/** Without money for roles that see none, and without the names of locations out of reach. */
function seen(all: SettledFigures, { employeeId }: RecordFilter): SettledFigures {
  // Days of a page of people would be many, and are not shown.
  const figures = employeeId === undefined ? { ...all, days: [] } : all
  const { role, locationIds } = organisationContext.actor()
  const isShown = (id: string): boolean =>
    locationIds === null || !can(role, 'records.read') || locationIds.includes(id)
  const places = placesSeen(figures, isShown)
  if (can(role, 'record_cost.read')) return { ...figures, places }
  return {
    ...figures,
    cost: null,
    unpriced: null,
    places: places.map((place) => ({ ...place, costMinor: null })),
    days: figures.days.map((day) => ({ ...day, costMinor: null })),
  }
}

/** Of the one person who was asked for: what is due to them, and for those who read others' records the rules. */
async function asWorkedOf({ employeeId, ...span }: RecordFilter, ids: string[], today: Day, locale: Locale) {
  if (employeeId === undefined || ids.length === 0) return { breaches: [], daysOffDue: [] }
  const worked = await workedPlan(employeeId, span, today)
  const readsOthers = can(organisationContext.actor().role, 'records.read')
  const breaches = readsOthers ? actualBreaches(worked, locale, await organisationSettings()) : []
  return { breaches, daysOffDue: daysOffDue(worked) }
}

const peopleWithRecords = (filter: RecordFilter) =>
  found(visibleRecords(), filter)
    .select(['r.employeeId', 'e.name', 'e.surname'])
    .select([
      sql<number>`count(*) filter (where r.status = ${recordStatuses.approved})::int`.as('approvedRecords'),
      sql<number>`count(*) filter (where r.status = ${recordStatuses.pending})::int`.as('waitingRecords'),
    ])
    .groupBy(['r.employeeId', 'e.name', 'e.surname'])
