import type { ModelLocation, PlannedModelShift } from '@shiftloom/solver/labour_model/run/problem'
import { addDays, dayOf, daysBetween, weekdayOf, type Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { metricSeries } from '#app/demand/series/metric_series'
import { modelPositions, type NeedScope } from '#app/demand/runs/problem/model_positions'
import { specialDaysOf } from '#app/demand/special_days/special_days_of'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import type { ScopeLocation } from '#app/scheduling/public/scope'
import { longestSeriesDays } from '#contracts/demand_rules'
import type { LabourModelFinding } from '#contracts/labour_model'

/** Weeks of history that forecasts are made of, as the rules screen does. */
const historyWeeks = 26

type FoundLocation = { location: ModelLocation | null; findings: LabourModelFinding[] }

/**
 * What one location needs, and what its shifts are made from; no location where no rule asks for anyone.
 *
 * @param planned what is there already, by position
 */
export async function modelLocation(
  place: ScopeLocation,
  scope: NeedScope,
  planned: ReadonlyMap<string, PlannedModelShift[]>
): Promise<FoundLocation> {
  const { positions, findings } = await modelPositions(place, scope, planned)
  if (positions.length === 0) return { location: null, findings }
  const today = dayOf(Date.now(), place.zone)
  const first = firstDayOf(scope, today)
  const dayIn = (day: Day): number => daysBetween(first, day)
  const metricIds = [
    ...new Set(positions.flatMap(({ rules }) => rules.flatMap(({ metricId }) => metricId ?? []))),
  ].sort()
  const { metrics } = await metricSeries(place.id, { from: first, until: today, metricIds })
  const span = { from: first, until: addDays(scope.until, 1) }
  const free = await holidaysBetween(span, [place.country], 'en-US')
  const special = await specialDaysOf(place.id, span)
  const { workingHours, hoursExceptions } = await database()
    .selectFrom('locations')
    .select(['workingHours', 'hoursExceptions'])
    .where('id', '=', place.id)
    .executeTakeFirstOrThrow()
  const locationId = place.id
  const isEmpty = ({ values }: (typeof metrics)[number]) => values.every((value) => value === null)
  return {
    location: {
      ...{ locationId, from: dayIn(scope.from), days: daysBetween(scope.from, scope.until) },
      ...{ today: dayIn(today), hours: workingHours, positions },
      exceptions: hoursExceptions.map(({ day, hours }) => ({ day: dayIn(day), hours })),
      holidays: free.map(({ day }) => dayIn(day)),
      metrics: metrics.map(({ metricId, values, choice }) => {
        const { unusual, factors } = special(metricId)
        return {
          ...{ metricId, values, choice, unusual: unusual.map(dayIn) },
          factors: factors.map(({ day, factor }) => ({ day: dayIn(day), factor })),
        }
      }),
    },
    findings: [
      ...metrics
        .filter(isEmpty)
        .map(({ metricId }) => ({ code: 'no_records' as const, locationId, metricId })),
      ...findings,
    ],
  }
}

/** The Monday that history begins with; days of long ago are shown as they came. */
function firstDayOf({ from }: NeedScope, today: Day): Day {
  const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))
  const [usual, asked] = [addDays(mondayOf(today), -7 * historyWeeks), mondayOf(from)]
  const oldest = addDays(today, -longestSeriesDays)
  return asked < usual ? (asked < oldest ? mondayOf(addDays(oldest, 7)) : asked) : usual
}
