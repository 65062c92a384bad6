import { addDays, dayOf, daysBetween } from '@shiftloom/solver/time'
import { touched } from '@shiftloom/solver/labour_model/slots'
import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { holdMetric } from '#app/demand/metric_rows/find_metric'
import { slotsOf, stepOf, storedRecords, type RecordPlace } from '#app/demand/records/stored_records'
import { clockChanges } from '#app/demand/series/clock_changes'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { locationsInScope } from '#app/scheduling/public/scope'
import { longestRecordDays, type MetricRecords } from '#contracts/demand_records'
import type { Locale } from '#contracts/enums'
import type { Day } from '#contracts/schedule'

/**
 * The records of one metric at one location, slot by slot.
 *
 * @throws core.not_found for a location or metric of no one here
 * @throws core.forbidden for a location the actor may not touch
 * @throws demand.records_span unless the days are 1 to `longestRecordDays`
 */
export async function recordsOfMetric(
  place: RecordPlace,
  { from, until }: { from: Day; until: Day },
  locale: Locale
): Promise<MetricRecords> {
  const days = daysBetween(from, until)
  if (days < 1 || days > longestRecordDays)
    throw new DomainError('demand.records_span', { most: longestRecordDays })
  const { id, zone, country } = (await locationsInScope([place.locationId]))[0]!
  const metric = await holdMetric(place.metricId)
  const { name } = await database()
    .selectFrom('locations')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const records = await storedRecords(place, { from, until })
  const { stepMinutes, isStepOpen } = await stepOf(place, records)
  const { skipped, repeated } = clockChanges(from, until, zone)
  const grid = { slots: (days * 1440) / stepMinutes, slotMinutes: stepMinutes }
  const holidays = await holidaysBetween({ from, until }, [country], locale)
  // A day of 23 hours is no day that does not exist.
  const placesOf = (ranges: typeof skipped): number[] =>
    stepMinutes === 1440 ? [] : [...touched(ranges, grid).entries()].flatMap(([at, one]) => (one ? [at] : []))
  return {
    metric,
    location: { id, name, zone, today: dayOf(Date.now(), zone) },
    ...{ from, until: addDays(from, days), stepMinutes, isStepOpen },
    values: slotsOf(records, { days, stepMinutes, isLevel: metric.aggregation === 'level' }),
    ...{ skipped: placesOf(skipped), repeated: placesOf(repeated) },
    holidays: holidays.map((holiday) => ({ day: holiday.day, name: holiday.name })),
  }
}
