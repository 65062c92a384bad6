import { addDays, weekdayOf } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { lookedThroughDays, type RecordedMetric } from '#contracts/demand_overview'
import type { HoursException, OpeningHours } from '#contracts/organisation'
import type { Day } from '#contracts/schedule'

export type Place = {
  id: string
  country: string
  today: Day
  workingHours: OpeningHours[]
  hoursExceptions: HoursException[]
}
type Found = RecordedMetric & { locationId: string }

/**
 * Which metrics are recorded at which locations, and on which of the last days they are not. Each question reads one end
 * of an index, so that years of records are no slower than a week.
 */
export async function recordedMetrics(places: readonly Place[]): Promise<Map<string, RecordedMetric[]>> {
  const asked = JSON.stringify(places.map(({ id, today }) => ({ id, today })))
  const { rows } = await sql<Found>`
    select p.id as location_id, m.id as metric_id, f.at::date::text as first_day, l.at::date::text as last_day,
      array(select d::date::text
        from generate_series(greatest(p.today - ${lookedThroughDays}::int, f.at::date), p.today - 1, interval '1 day') d
        where not exists (select from demand_records r where r.metric_id = m.id and r.location_id = p.id
          and r.at >= d and r.at < d + interval '1 day') order by d) as missing_days
    from jsonb_to_recordset(${asked}::jsonb) as p (id uuid, today date)
    cross join demand_metrics m
    cross join lateral (select r.at from demand_records r
      where r.metric_id = m.id and r.location_id = p.id order by r.at limit 1) f
    cross join lateral (select r.at from demand_records r
      where r.metric_id = m.id and r.location_id = p.id order by r.at desc limit 1) l
    where m.deleted_at is null
    order by m.id`.execute(database())
  const byPlace = Map.groupBy(rows, ({ locationId }) => locationId)
  const holidays = await holidaysOf(places)
  return new Map(
    places.map((place) => [
      place.id,
      (byPlace.get(place.id) ?? []).map(({ metricId, firstDay, lastDay, missingDays }) => ({
        ...{ metricId, firstDay, lastDay },
        missingDays: missingDays.filter((day) => !isClosed(place, day, holidays.get(place.country)!)),
      })),
    ])
  )
}

/** By country, of the days looked through and those around them. */
async function holidaysOf(places: readonly Place[]): Promise<Map<string, Set<Day>>> {
  const known = new Map<string, Set<Day>>()
  for (const { country, today } of places) {
    if (known.has(country)) continue
    const span = { from: addDays(today, -lookedThroughDays - 1), until: addDays(today, 2) }
    const found = await holidaysBetween(span, [country], 'en-US')
    known.set(country, new Set(found.map(({ day }) => day)))
  }
  return known
}

/** Without opening hours a location closes on holidays alone. */
function isClosed({ workingHours, hoursExceptions }: Place, day: Day, holidays: Set<Day>): boolean {
  const own = hoursExceptions.find((one) => one.day === day)
  if (own) return own.hours.length === 0
  const opens = workingHours.some(({ weekday }) => weekday === weekdayOf(day))
  return holidays.has(day) || (workingHours.length > 0 && !opens)
}
