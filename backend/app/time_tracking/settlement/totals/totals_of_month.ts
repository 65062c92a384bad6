import type { Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { organisationContext } from '#app/core/organisation_context'
import { found } from '#app/time_tracking/records/record_filter'
import { visibleRecords } from '#app/time_tracking/records/visible_records'
import { figuresOfMonth } from '#app/time_tracking/settlement/months/figures_of_month'
import { monthSpan } from '#app/time_tracking/settlement/months/month'
import { daysLookedAt } from '#app/time_tracking/settlement/period/days_looked_at'
import { dayTotals } from '#app/time_tracking/settlement/totals/day_totals'
import { periodTotals } from '#app/time_tracking/settlement/totals/period_totals'
import { placeTotals } from '#app/time_tracking/settlement/totals/place_totals'
import { can } from '#contracts/abilities'
import type { SettlementTotals } from '#contracts/settlement'

/** People without stored figures who are settled while the reader waits. */
const mostAtOnce = 50

export type TotalsFilter = { month: Day; locationIds?: string[] | undefined }

/**
 * The settlement of a month by day, by location and by settlement period, of the people with records that the actor may see: all of
 * a person's approved work, at locations that the actor may not see without their names.
 */
export async function totalsOfMonth({ month, locationIds }: TotalsFilter): Promise<SettlementTotals> {
  const span = monthSpan(month)
  const people = await found(visibleRecords(), { ...span, locationIds })
    .select('r.employeeId')
    .distinct()
    .orderBy(sql`1`)
    .execute()
  const ids = people.map(({ employeeId }) => employeeId)
  const looked = await daysLookedAt(span)
  const { figures, outdated, missing, run } = await figuresOfMonth(month, ids, looked, mostAtOnce)
  const { role, locationIds: own } = organisationContext.actor()
  const seesCost = can(role, 'record_cost.read')
  const isShown = (id: string): boolean =>
    (own === null || own.includes(id)) && (locationIds === undefined || locationIds.includes(id))
  const all = [...figures.values()]
  return {
    days: dayTotals(all, seesCost),
    ...{ places: placeTotals(all, isShown, seesCost), periods: periodTotals(all) },
    ...{ people: ids.length, outdated: outdated.size, missing: missing.length, run },
  }
}
