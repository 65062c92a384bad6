import { setImmediate as breathe } from 'node:timers/promises'
import { clockedShift } from '@shiftloom/solver/labour_model/coverage/clocked_shift'
import { needBands } from '@shiftloom/solver/labour_model/run/need_band'
import { knownOf, neededDaysAfter, needRows } from '@shiftloom/solver/labour_model/run/need_row'
import type { ModelLocation, ModelPosition } from '@shiftloom/solver/labour_model/run/problem'
import type { UnitsBand } from '@shiftloom/solver/labour_model/sandbox/known_metrics'
import { addDays, daysBetween, type Day } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import { modelLocation } from '#app/demand/runs/problem/model_location'
import { keptBand, keptUnits } from '#app/demand/needs/kept_bands'
import { clockAt } from '#app/demand/runs/problem/clocked_range'
import { mixesAt, type PositionMix } from '#app/demand/staffing/mixes_at'
import { clockChanges } from '#app/demand/series/clock_changes'
import { positionsNotOffered } from '#app/organisation/public/positions_not_offered'
import { plannedEntries } from '#app/scheduling/public/planned_entries'
import { locationsInScope, type ScopeLocation } from '#app/scheduling/public/scope'
import { longestNeedDays, type NeededShape, type NeedOfPosition, type Needs } from '#contracts/demand_needs'
import { scheduleEntryTypes } from '#contracts/enums'
import type { ScheduleEntry } from '#contracts/schedule'

const slotMinutes = 15

type Asked = {
  from: Day
  until: Day
  locationIds?: string[] | undefined
  /** With how much it may be more or less. */
  band?: boolean | undefined
}

/**
 * What the rules of locations ask for, by position and quarter of an hour. Archived locations need no one, and neither
 * do positions that the schedule does not show, unless shifts of them are left there in the days.
 *
 * @throws demand.need_span unless the days are 1 to `longestNeedDays`
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 */
export async function needsBetween({ from, until, locationIds = [], band = false }: Asked): Promise<Needs> {
  const days = daysBetween(from, until)
  if (days < 1 || days > longestNeedDays) throw new DomainError('demand.need_span', { most: longestNeedDays })
  const places = (await locationsInScope(locationIds)).filter(({ archived }) => !archived)
  const rows: NeedOfPosition[] = []
  for (const place of places) {
    // Other requests get their turn between two locations.
    await breathe()
    rows.push(...(await needsAt(place, { from, until, band })))
  }
  return { from, until, slotMinutes, rows }
}

async function needsAt(
  place: ScopeLocation,
  { from, until, band }: Required<Omit<Asked, 'locationIds'>>
): Promise<NeedOfPosition[]> {
  const location = await neededAt(place, { from, until })
  if (!location) return []
  const slots = daysBetween(from, until) * (1440 / slotMinutes)
  const { skipped } = clockChanges(from, until, place.zone)
  const exists = (slot: number): boolean =>
    !skipped.some((range) => slot * slotMinutes >= range.from && slot * slotMinutes < range.until)
  const row = (people: Int32Array): number[] =>
    Array.from({ length: slots }, (_, slot) => (exists(slot) ? people[slot]! : 0))
  const units = await unitsAt(location)
  const bands = band ? await bandsAt(location, units) : null
  const mixes = new Map((await mixesAt([place.id])).map((mix) => [mix.positionId, mix]))
  return needRows(location, slotMinutes, units).map(({ positionId, people }, at) => ({
    ...{ locationId: place.id, positionId, people: row(people) },
    ...(bands && { band: { lower: row(bands[at]!.lower), upper: row(bands[at]!.upper) } }),
    shape: shapeOf(location.positions[at]!.shape),
    ...mixOf(mixes.get(positionId)),
  }))
}

async function neededAt(
  place: ScopeLocation,
  days: Pick<Asked, 'from' | 'until'>
): Promise<ModelLocation | null> {
  const { location } = await modelLocation(place, { ...days, positionIds: [] }, new Map())
  if (!location) return null
  const hidden = await positionsNotOffered(location.positions.map(({ positionId }) => positionId))
  if (hidden.size === 0) return location
  const planned = await plannedAt(place.id, days)
  const positions = location.positions.filter(
    ({ positionId }) => !hidden.has(positionId) || planned.has(positionId)
  )
  return positions.length === 0 ? null : { ...location, positions }
}

/** Positions with shifts in the days, those among them that reach in from the evening before. */
async function plannedAt(
  locationId: string,
  { from, until }: Pick<Asked, 'from' | 'until'>
): Promise<Set<string | null>> {
  const entries = await plannedEntries({
    ...{ from: addDays(from, -1), until, locationIds: [locationId] },
    types: [scheduleEntryTypes.shift],
  })
  const reachesIn = (entry: ScheduleEntry) => clockedShift(entry, daysBetween(from, entry.day)).until > 0
  return new Set(entries.filter(reachesIn).map(({ positionId }) => positionId))
}

async function unitsAt(location: ModelLocation): Promise<Map<string, Float64Array>> {
  const known = knownOf(location, slotMinutes)
  const span = { from: location.from, days: location.days + neededDaysAfter }
  const units = new Map<string, Float64Array>()
  for (const [id, values] of known.metrics) units.set(id, await keptUnits(known, { id, values }, span))
  return units
}

async function bandsAt(
  location: ModelLocation,
  units: ReadonlyMap<string, Float64Array>
): Promise<ReturnType<typeof needBands>> {
  const known = knownOf(location, slotMinutes)
  const span = { from: location.from, days: location.days }
  const bands = new Map<string, UnitsBand>()
  for (const [id, values] of known.metrics) bands.set(id, await keptBand(known, { id, values }, span))
  const slots = location.days * (1440 / slotMinutes)
  const asked = new Map([...units].map(([id, row]) => [id, row.subarray(0, slots)]))
  return needBands(location, known, bands, asked)
}

const mixOf = (mix: PositionMix | undefined): Pick<NeedOfPosition, 'skillMix'> =>
  mix ? { skillMix: { tagId: mix.tagId, least: mix.least } } : {}

const shapeOf = ({ catalogue, ...lengths }: ModelPosition['shape']): NeededShape => ({
  ...lengths,
  catalogue:
    catalogue?.map(({ start, minutes, weekdays }) => ({
      ...{ start: clockAt(start), minutes, weekdays: [...weekdays] },
    })) ?? null,
})
