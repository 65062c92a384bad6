import type { ModelLocation } from '@shiftloom/solver/labour_model/run/problem'
import { addDays, dayOf, daysBetween, weekdayOf, type Day } from '@shiftloom/solver/time'
import { database } from '#app/core/database/database'
import { metricSeries } from '#app/demand/series/metric_series'
import { modelPositions } from '#app/demand/runs/problem/model_positions'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import type { ScopeLocation } from '#app/scheduling/public/scope'
import type { LabourModelFinding, LabourModelScope } from '#contracts/labour_model'

/** Weeks of history that forecasts are made of, as the rules screen does. */
const historyWeeks = 26

type FoundLocation = { location: ModelLocation; findings: LabourModelFinding[] }

/** What the shifts of one location are made from; null where no rule asks for anyone. */
export async function modelLocation(
  place: ScopeLocation,
  scope: LabourModelScope
): Promise<FoundLocation | null> {
  const { positions, findings } = await modelPositions(place, scope)
  if (positions.length === 0) return null
  const today = dayOf(Date.now(), place.zone)
  const first = addDays(today, 1 - weekdayOf(today) - 7 * historyWeeks)
  const dayIn = (day: Day): number => daysBetween(first, day)
  const metricIds = [
    ...new Set(positions.flatMap(({ rules }) => rules.flatMap(({ metricId }) => metricId ?? []))),
  ].sort()
  const { metrics } = await metricSeries(place.id, { from: first, until: today, metricIds })
  const free = await holidaysBetween(
    { from: first, until: addDays(scope.until, 1) },
    [place.country],
    'en-US'
  )
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
      metrics: metrics.map(({ metricId, values }) => ({ metricId, values })),
    },
    findings: [
      ...metrics
        .filter(isEmpty)
        .map(({ metricId }) => ({ code: 'no_records' as const, locationId, metricId })),
      ...findings,
    ],
  }
}
