import { costOfWork } from '@shiftloom/solver/time_records/settled_cost'
import { figuresByDay, type DayFigures, type WorkOfDay } from '@shiftloom/solver/time_records/settled_day'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { listed, type Listed } from '#app/core/database/listed'
import type { PageQuery } from '#app/core/http/result'
import { assertSpan, found, type RecordFilter } from '#app/time_tracking/records/record_filter'
import { visibleRecords } from '#app/time_tracking/records/visible_records'
import { wholeWeeks } from '#app/time_tracking/settlement/day_span'
import { settledRecords } from '#app/time_tracking/settlement/settled_records'
import { termsOfPeople, type TermsOfPerson } from '#app/time_tracking/settlement/terms_of_people'
import type { SettledMinutes, SettledPerson } from '#contracts/settlement'
import { recordStatuses } from '#contracts/time_records'

/**
 * One page of people with records in the range that the actor may see, by surname, with what their approved work comes
 * to: all of it, wherever it was, as hours of a week or a day count together.
 *
 * @throws time_tracking.record_span
 */
export async function settlePeople(
  filter: RecordFilter,
  collation: string,
  paging: PageQuery
): Promise<Listed<SettledPerson>> {
  assertSpan(filter)
  const query = database()
    .selectFrom(peopleWithRecords(filter).as('p'))
    .selectAll()
    .orderBy(sql`surname ${sql.raw(collation)}`)
    .orderBy(sql`name ${sql.raw(collation)}`)
    .orderBy('employeeId')
  const { items: people, total } = await listed(query, paging)
  const ids = people.map(({ employeeId }) => employeeId)
  const { people: terms, positions } = await termsOfPeople(ids, filter)
  const work = await settledRecords(ids, wholeWeeks(filter), positions)
  const items = people.map(({ employeeId: id, name, surname, ...counts }) => ({
    ...{ employee: { id, name, surname }, ...counts },
    ...settledPerson(work.get(id) ?? [], terms.get(id)!, filter),
  }))
  return { items, total }
}

const peopleWithRecords = (filter: RecordFilter) =>
  found(visibleRecords(), filter)
    .select(['r.employeeId', 'e.name', 'e.surname'])
    .select([
      sql<number>`count(*) filter (where r.status = ${recordStatuses.approved})::int`.as('approvedRecords'),
      sql<number>`count(*) filter (where r.status = ${recordStatuses.pending})::int`.as('waitingRecords'),
    ])
    .groupBy(['r.employeeId', 'e.name', 'e.surname'])

function settledPerson(works: readonly WorkOfDay[], terms: TermsOfPerson, filter: RecordFilter) {
  const isAsked = ({ day }: { day: string }): boolean => day >= filter.from && day < filter.until
  const all = figuresByDay(works, terms)
  const days = all.filter(isAsked)
  const outside = works.filter((work) => !isAsked(work))
  const costOf = (of: readonly WorkOfDay[], figures: readonly DayFigures[]): number =>
    costOfWork(of, figures, terms, terms.pay!.terms)
  return {
    ...sumOf(days),
    normMinutes: terms.normMinutes,
    // Work of the same week outside of the range decides what is overtime, and costs nothing here.
    cost: terms.pay && {
      minor: costOf(works, all) - (outside.length > 0 ? costOf(outside, figuresByDay(outside, terms)) : 0),
      currency: terms.pay.currency,
    },
    days: filter.employeeId === undefined ? [] : days.map((day) => ({ ...day, overtime: [...day.overtime] })),
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
