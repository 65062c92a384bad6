import { addDays, daysBetween } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { record } from '#app/core/audit/record'
import { database } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { holdMetric } from '#app/demand/metric_rows/find_metric'
import { requireSoundDays, requireSoundSlots } from '#app/demand/records/require_sound_change'
import { clockOfSlot, slotChanges, type SlotChange } from '#app/demand/records/slot_changes'
import { slotsOf, stepOf, storedRecords, type RecordPlace } from '#app/demand/records/stored_records'
import { locationsInScope } from '#app/scheduling/public/scope'
import {
  listedConflicts,
  type RecordChange,
  type RecordConflict,
  type SavedRecords,
} from '#contracts/demand_records'

/**
 * Sets and clears records. A slot is written only over the value its editor saw, so that no work is lost; one that has
 * the wanted value already is as good as written, so that a repeated request changes nothing.
 *
 * @throws core.not_found for a location or metric of no one here
 * @throws core.forbidden for a location the actor may not touch
 * @throws demand.records_step when records are kept at another distance
 * @throws demand.records_changed with `conflicts` when someone else changed one of the slots
 * @throws demand.records_* as `requireSoundDays` and `requireSoundSlots` say
 */
export async function changeRecords(place: RecordPlace, change: RecordChange): Promise<SavedRecords> {
  const { zone } = (await locationsInScope([place.locationId]))[0]!
  const metric = await holdMetric(place.metricId)
  requireSoundDays(change)
  const wanted = slotChanges(change)
  const { stepMinutes } = change
  requireSoundSlots(wanted, metric, { stepMinutes, zone })
  await takeTurns('demand_records')
  const span = { from: change.days[0]!.day, until: addDays(change.days.at(-1)!.day, 1) }
  const stored = await storedRecords(place, span, true)
  await requireStep(place, stored, stepMinutes)
  const days = daysBetween(span.from, span.until)
  const current = slotsOf(stored, { days, stepMinutes, isLevel: metric.aggregation === 'level' })
  const valueNow = ({ day, slot }: SlotChange): number | null =>
    current[(daysBetween(span.from, day) * 1440) / stepMinutes + slot]!
  refuse(
    wanted.filter((one) => valueNow(one) !== one.before && valueNow(one) !== one.value),
    valueNow,
    stepMinutes
  )
  const changes = wanted.filter((one) => valueNow(one) !== one.value)
  if (changes.length === 0) return { changed: 0 }
  await write(place, changes, stepMinutes)
  await log(place, metric.name, { changes, stepMinutes })
  announceDemand('records', place)
  return { changed: changes.length }
}

/** The first change of a metric's records at a location decides how far apart they are, whichever of them are left later. */
async function requireStep(
  { locationId, metricId }: RecordPlace,
  stored: Awaited<ReturnType<typeof storedRecords>>,
  asked: number
): Promise<void> {
  const { stepMinutes, isStepOpen } = await stepOf({ locationId, metricId }, stored)
  if (!isStepOpen && stepMinutes !== asked) throw new DomainError('demand.records_step', { stepMinutes })
  const { id: organisationId } = organisationContext.current()
  await database()
    .insertInto('demandRecordSteps')
    .values({ organisationId, metricId, locationId, minutes: asked })
    .onConflict((row) => row.doNothing())
    .execute()
}

function refuse(
  conflicts: readonly SlotChange[],
  valueNow: (one: SlotChange) => number | null,
  stepMinutes: number
): void {
  if (conflicts.length === 0) return
  const listed = conflicts.slice(0, listedConflicts).map((one): RecordConflict => ({
    ...{ day: one.day, time: clockOfSlot(one.slot, stepMinutes), value: valueNow(one) },
  }))
  throw new DomainError('demand.records_changed', { count: conflicts.length, conflicts: listed })
}

async function write(
  { locationId, metricId }: RecordPlace,
  changes: readonly SlotChange[],
  stepMinutes: number
): Promise<void> {
  const { id: organisationId } = organisationContext.current()
  const rows = JSON.stringify(
    changes.map(({ day, slot, value }) => ({ at: `${day}T${clockOfSlot(slot, stepMinutes)}`, value }))
  )
  await sql`
    delete from demand_records r using jsonb_to_recordset(${rows}::jsonb) as c (at timestamp)
    where r.location_id = ${locationId} and r.metric_id = ${metricId}
      and r.at >= c.at and r.at < c.at + ${`${stepMinutes} minutes`}::interval`.execute(database())
  const { rows: written } = await sql`
    insert into demand_records (organisation_id, metric_id, location_id, at, value)
    select ${organisationId}, ${metricId}, ${locationId}, c.at, c.value
    from jsonb_to_recordset(${rows}::jsonb) as c (at timestamp, value numeric) where c.value is not null
    on conflict do nothing
    returning at`.execute(database())
  // Records of an import that ends at the same moment are no one's to overwrite: what came is read again.
  const expected = changes.filter(({ value }) => value !== null)
  if (written.length < expected.length)
    throw new DomainError('demand.records_changed', {
      count: expected.length - written.length,
      conflicts: [],
    })
}

/** Changes up to which the log has every value before and after; of more it has how many, and which days. */
const loggedValues = 50

async function log(
  { locationId, metricId }: RecordPlace,
  name: string,
  { changes, stepMinutes }: { changes: readonly SlotChange[]; stepMinutes: number }
): Promise<void> {
  const side = (of: 'before' | 'value') => ({
    ...{ name, from: changes[0]!.day, until: addDays(changes.at(-1)!.day, 1), count: changes.length },
    ...(changes.length <= loggedValues && {
      values: Object.fromEntries(
        changes.map((one) => [`${one.day} ${clockOfSlot(one.slot, stepMinutes)}`, one[of]])
      ),
    }),
  })
  await record({
    ...{ action: 'demand.change_records', entity: 'demand_records', entityId: metricId, locationId },
    ...{ before: side('before'), after: side('value') },
  })
}
