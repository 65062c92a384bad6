import { addDays, type Day } from '@shiftloom/solver/time'
import { figuresByDay, type DayFigures, type WorkOfDay } from '@shiftloom/solver/time_records/settled_day'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { listed, type Listed } from '#app/core/database/listed'
import { collationOf } from '#app/core/http/collation'
import type { PageQuery } from '#app/core/http/result'
import { organisationContext } from '#app/core/organisation_context'
import { planContext } from '#app/scheduling/public/plan_context'
import { assertSpan, found, type RecordFilter } from '#app/time_tracking/records/record_filter'
import { visibleRecords } from '#app/time_tracking/records/visible_records'
import { actualBreaches } from '#app/time_tracking/settlement/actual/actual_breaches'
import { costOfRange, unpricedWork } from '#app/time_tracking/settlement/cost_of_range'
import { wholeWeeks } from '#app/time_tracking/settlement/day_span'
import { daysLookedAt, type LookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { lawOfPeople, type LawOfPerson } from '#app/time_tracking/settlement/period/law_of_people'
import { overtimeCounters } from '#app/time_tracking/settlement/period/overtime_counters'
import { settledPeriods } from '#app/time_tracking/settlement/period/settled_periods'
import { settledRecords } from '#app/time_tracking/settlement/settled_records'
import { termsOfPeople, type TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledMinutes, SettledPerson } from '#contracts/settlement'
import { can } from '#contracts/abilities'
import type { Locale } from '#contracts/enums'
import { recordStatuses } from '#contracts/time_records'

/**
 * One page of people with records in the range that the actor may see, by surname, with what their approved work comes
 * to: all of it, wherever it was, as hours of a week or a day count together.
 *
 * @throws time_tracking.record_span
 */
export async function settlePeople(
  filter: RecordFilter,
  locale: Locale,
  paging: PageQuery
): Promise<Listed<SettledPerson>> {
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
  const { people: terms, positions } = await termsOfPeople(ids, filter, looked.days)
  const work = await settledRecords(ids, looked.days, positions)
  const laws = lawOfPeople(await planContext(ids, looked.days))
  const breaches = await breachesOf(filter, ids, looked.today, locale)
  const items = people.map(({ employeeId: id, name, surname, ...counts }) => ({
    ...{ employee: { id, name, surname }, ...counts, breaches },
    ...settledPerson(work.get(id) ?? [], { terms: terms.get(id)!, law: laws.get(id)!, looked, filter }),
  }))
  return { items, total }
}

/** Of the one person who was asked for, if the actor may see them. */
const breachesOf = async (filter: RecordFilter, ids: string[], today: Day, locale: Locale) =>
  filter.employeeId !== undefined && ids.length > 0 && can(organisationContext.actor().role, 'records.read')
    ? actualBreaches(filter.employeeId, filter, today, locale)
    : []

const peopleWithRecords = (filter: RecordFilter) =>
  found(visibleRecords(), filter)
    .select(['r.employeeId', 'e.name', 'e.surname'])
    .select([
      sql<number>`count(*) filter (where r.status = ${recordStatuses.approved})::int`.as('approvedRecords'),
      sql<number>`count(*) filter (where r.status = ${recordStatuses.pending})::int`.as('waitingRecords'),
    ])
    .groupBy(['r.employeeId', 'e.name', 'e.surname'])

type Setting = { terms: TermsOfPerson; law: LawOfPerson; looked: LookedAt; filter: RecordFilter }

function settledPerson(works: readonly WorkOfDay[], { terms, law, looked, filter }: Setting) {
  const isAsked = ({ day }: { day: string }): boolean => day >= filter.from && day < filter.until
  const { today, periods } = looked
  // Days of the whole year are gone through for one person alone.
  const weeks = wholeWeeks(filter)
  const isNear = ({ day }: { day: string }): boolean => day >= weeks.from && day < weeks.until
  const near = works.filter(isNear)
  const figures = figuresByDay(looked.year ? works : near, terms)
  const days = figures.filter(isAsked)
  const settled = settledPeriods(periods, works, law, terms, today)
  return {
    ...sumOf(days),
    normMinutes: terms.normMinutes,
    cost: costOfRange(near, figures.filter(isNear), settled, filter, terms),
    unpriced: unpricedWork(near.filter(isAsked), terms.pay),
    periods: settled.filter(({ from, until }) => from < filter.until && until > filter.from),
    counters: looked.year ? overtimeCounters(figures, settled, law, addDays(filter.until, -1)) : [],
    days: looked.year ? days.map((day) => ({ ...day, overtime: [...day.overtime] })) : [],
  }
}

function sumOf(days: readonly DayFigures[]): SettledMinutes {
  const sum = (name: Exclude<keyof SettledMinutes, 'overtime'>) =>
    days.reduce((total, day) => total + day[name], 0)
  const byPercent = new Map<number, number>()
  for (const { percent, minutes } of days.flatMap(({ overtime }) => overtime))
    byPercent.set(percent, (byPercent.get(percent) ?? 0) + minutes)
  return {
    ...{ workMinutes: sum('workMinutes'), nightMinutes: sum('nightMinutes') },
    ...{ saturdayMinutes: sum('saturdayMinutes'), sundayMinutes: sum('sundayMinutes') },
    ...{ holidayMinutes: sum('holidayMinutes'), dayOffMinutes: sum('dayOffMinutes') },
    overtime: [...byPercent]
      .map(([percent, minutes]) => ({ percent, minutes }))
      .sort((a, b) => a.percent - b.percent),
  }
}
