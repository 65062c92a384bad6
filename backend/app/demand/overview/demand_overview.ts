import { dayOf } from '@shiftloom/solver/time'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import { recordedMetrics, type Place } from '#app/demand/overview/recorded_metrics'
import { rulesByLocation, unstaffedPositions } from '#app/demand/overview/rules_by_location'
import type { DemandOverview } from '#contracts/demand_overview'

/** What each of the actor's locations has of what its need is reckoned from. */
export async function demandOverview(now: number, collation: string): Promise<DemandOverview> {
  const places = await ownPlaces(now)
  const ids = places.map(({ id }) => id)
  const records = await recordedMetrics(places)
  const rules = await rulesByLocation(ids)
  const unstaffed = await unstaffedPositions(ids, collation)
  return {
    locations: places.map(({ id, today }) => {
      const own = rules.get(id) ?? []
      const holding = own.filter(({ holds }) => holds)
      return {
        ...{ locationId: id, today, records: records.get(id) ?? [] },
        ...{ rules: holding.length, drafts: own.length - holding.length },
        ruledMetricIds: [...new Set(holding.flatMap(({ metricId }) => metricId ?? []))],
        positionsWithoutStaff: (unstaffed.get(id) ?? []).map(({ name }) => name),
      }
    }),
  }
}

async function ownPlaces(now: number): Promise<Place[]> {
  const mine = organisationContext.actor().locationIds
  const found = await database()
    .selectFrom('locations')
    .select(['id', 'country', 'timeZone', 'workingHours', 'hoursExceptions'])
    .$if(mine !== null, (query) => query.where('id', '=', anyOf(mine!)))
    .orderBy('id')
    .execute()
  return found.map(({ timeZone, ...place }) => ({ ...place, today: dayOf(now, timeZone) }))
}
