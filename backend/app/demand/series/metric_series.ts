import { cellsOf, spread, type MetricRecord } from '@shiftloom/solver/labour_model/forecast/cells'
import { openRow, type DaysOfPlace } from '@shiftloom/solver/labour_model/position/place_days'
import { addDays, daysBetween, daysOf, weekdayOf, type Day } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { forecastsAt } from '#app/demand/forecasts/find_forecast'
import { clockChanges } from '#app/demand/series/clock_changes'
import { distanceOf } from '#app/demand/series/distance_of'
import { typedSteps } from '#app/demand/series/typed_steps'
import { specialDaysOf } from '#app/demand/special_days/special_days_of'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { locationsInScope } from '#app/scheduling/public/scope'
import type { ForecastChoice } from '#contracts/demand_forecasts'
import { longestSeriesDays, type MetricSeries } from '#contracts/demand_rules'

const quarter = 15
const perDay = 1440 / quarter

type Asked = { from: Day; until: Day; metricIds?: string[] | undefined }

/**
 * Metrics of a location, all without `metricIds`, in quarter hours of its wall clock, by the kernel's reading of
 * records: what is not recorded is not known, save a flow on a day that was counted.
 *
 * @throws core.not_found for a location or metric of no one here
 * @throws core.forbidden for a location the actor may not touch
 * @throws demand.series_span unless the days are 1 to `longestSeriesDays`
 */
export async function metricSeries(
  locationId: string,
  { from, until, metricIds: asked }: Asked
): Promise<MetricSeries> {
  const days = daysBetween(from, until)
  if (days < 1 || days > longestSeriesDays)
    throw new DomainError('demand.series_span', { most: longestSeriesDays })
  const place = (await locationsInScope([locationId]))[0]!
  const known = await database()
    .selectFrom('demandMetrics')
    .select(['id', 'aggregation'])
    .$if(asked !== undefined, (query) => query.where('id', '=', anyOf(asked!)))
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const aggregations = new Map(known.map(({ id, aggregation }) => [id, aggregation]))
  const missing = asked?.find((id) => !aggregations.has(id))
  if (missing) throw notFound({ metricId: missing })
  const metricIds = asked ?? [...aggregations.keys()]
  const hours = await database()
    .selectFrom('locations')
    .select(['workingHours', 'hoursExceptions'])
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow()
  const row = {
    weekdays: daysOf(from, until).map(weekdayOf),
    hours: hours.workingHours,
    exceptions: new Map(hours.hoursExceptions.map((one) => [daysBetween(from, one.day), one.hours])),
    skipped: clockChanges(from, until, place.zone).skipped,
  }
  const records = await recordsOf(locationId, { from, until, metricIds })
  const ahead = { from, until: addDays(until, 28) }
  const free = await holidaysBetween(ahead, [place.country], 'en-US')
  const special = await specialDaysOf(locationId, ahead)
  const steps = await typedSteps(locationId)
  const forecasts = await forecastsAt(locationId)
  return {
    ...{ from, until },
    metrics: metricIds.map((metricId) => ({
      metricId,
      ...quarters(records.get(metricId) ?? [], row, {
        isLevel: aggregations.get(metricId) === 'level',
        step: steps.get(metricId),
      }),
      ...special(metricId),
      choice: choiceOf(forecasts(metricId)),
    })),
    holidays: free.map(({ day }) => day),
  }
}

const choiceOf = ({ method, percentile }: ForecastChoice): ForecastChoice => ({ method, percentile })

async function recordsOf(
  locationId: string,
  { from, until, metricIds }: Asked & { metricIds: string[] }
): Promise<Map<string, MetricRecord[]>> {
  const { rows } = await sql<{ metricId: string; minute: number; value: number }>`
    select metric_id, (extract(epoch from at - ${from}::timestamp) / 60)::int as minute, value::float8 as value
    from demand_records
    where location_id = ${locationId} and metric_id = ${anyOf(metricIds)}
      and at >= ${from}::timestamp and at < ${until}::timestamp
    order by metric_id, at`.execute(database())
  return Map.groupBy(rows, ({ metricId }) => metricId)
}

type Row = Omit<DaysOfPlace, 'slotMinutes'> & { skipped: { from: number; until: number }[] }

/** Records that are further apart than a quarter are spread evenly over theirs; a day's total over the open ones. */
function quarters(
  records: readonly MetricRecord[],
  row: Row,
  { isLevel, step }: { isLevel: boolean; step: number | undefined }
): Pick<MetricSeries['metrics'][number], 'recordMinutes' | 'values'> {
  const recordMinutes = Math.min(distanceOf(records), step ?? Infinity)
  const slotMinutes = Math.min(60, recordMinutes)
  const always = { hours: null, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }
  const open = openRow(always, { ...row, slotMinutes })
  const { skipped } = row
  const grid = { slots: open.length, slotMinutes }
  const cells =
    recordMinutes === 1440
      ? dailyCells(records, openRow(always, { ...row, slotMinutes: 60 }), isLevel)
      : cellsOf(records, grid, { aggregation: isLevel ? 'mean' : 'sum', open, skipped })
  // A level is the same in each part of its time; a flow is shared out.
  const [parts, shares] = [slotMinutes / quarter, isLevel ? 1 : slotMinutes / quarter]
  const values = Array.from({ length: row.weekdays.length * perDay }, (_, at) => {
    const value = cells[Math.floor(at / parts)]!
    return Number.isNaN(value) ? null : Math.round((value / shares) * 10_000) / 10_000
  })
  return { recordMinutes, values }
}

const unknownDay = new Float64Array(24).fill(NaN)

function dailyCells(records: readonly MetricRecord[], open: Uint8Array, isLevel: boolean): Float64Array {
  const cells = new Float64Array(open.length).fill(NaN)
  for (const { minute, value } of records) {
    const first = Math.floor(minute / 1440) * 24
    const day = open.subarray(first, first + 24)
    const usable = day.some((one) => one === 1) ? day : new Uint8Array(24).fill(1)
    const hours = isLevel ? new Float64Array(24).fill(value) : spread(value, unknownDay, usable)
    cells.set(hours, first)
  }
  return cells
}
