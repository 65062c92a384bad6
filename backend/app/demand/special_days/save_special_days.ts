import { daysBetween } from '@shiftloom/solver/time'
import { record } from '#app/core/audit/record'
import { anyOf } from '#app/core/database/any_of'
import { countOf } from '#app/core/database/count_of'
import { database, nextVersion } from '#app/core/database/database'
import { takeTurns } from '#app/core/database/take_turns'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { announceDemand } from '#app/demand/hubs/announce_demand'
import { holdMetric } from '#app/demand/metric_rows/find_metric'
import { specialDays } from '#app/demand/special_days/list_special_days'
import { locationsInScope } from '#app/scheduling/public/scope'
import {
  longestSpecialDays,
  mostSpecialDays,
  type SpecialDays,
  type SpecialDaysChange,
  type SpecialDaysCreation,
} from '#contracts/demand_special_days'

const entity = 'demand_special_days'

/**
 * @throws core.not_found for a location or metric of no one here
 * @throws core.forbidden for a location the actor may not touch
 * @throws demand.special_days_span unless the days are 1 to `longestSpecialDays`
 * @throws demand.too_many_special_days
 */
export async function createSpecialDays(
  locationId: string,
  input: SpecialDaysCreation
): Promise<SpecialDays> {
  await locationsInScope([locationId])
  const metric = await requireSound(input)
  await takeTurns('demand_special_days')
  const there = await countOf(database().selectFrom('demandSpecialDays').where('locationId', '=', locationId))
  if (there >= mostSpecialDays)
    throw new DomainError('demand.too_many_special_days', { most: mostSpecialDays })
  const id = newId()
  const { id: organisationId } = organisationContext.current()
  await database()
    .insertInto('demandSpecialDays')
    .values({ id, organisationId, locationId, ...columnsOf(input) })
    .execute()
  await record({
    action: 'demand.create_special_days',
    entity,
    entityId: id,
    locationId,
    after: shown(input, metric),
  })
  return announced(await find(id))
}

/**
 * @throws core.not_found
 * @throws core.stale_version with `current`
 * @throws demand.special_days_span unless the days are 1 to `longestSpecialDays`
 */
export async function changeSpecialDays(
  id: string,
  { version, ...input }: SpecialDaysChange
): Promise<SpecialDays> {
  const before = await open(id, version)
  const metric = await requireSound(input)
  await database()
    .updateTable('demandSpecialDays')
    .set({ ...columnsOf(input), version: nextVersion })
    .where('id', '=', id)
    .execute()
  const { locationId } = before
  await record({
    ...{ action: 'demand.change_special_days', entity, entityId: id, locationId },
    ...{ before: shown(before, await nameOf(before)), after: shown(input, metric) },
  })
  return announced(await find(id))
}

/**
 * @throws core.not_found
 * @throws core.stale_version with `current`
 */
export async function deleteSpecialDays(id: string, version: number): Promise<void> {
  const before = await open(id, version)
  const { locationId } = before
  await database().deleteFrom('demandSpecialDays').where('id', '=', id).execute()
  await record({
    action: 'demand.delete_special_days',
    entity,
    entityId: id,
    locationId,
    before: shown(before, await nameOf(before)),
  })
  announced(before)
}

async function open(id: string, version: number): Promise<SpecialDays> {
  const found = await find(id, true)
  if (found.version !== version) throw new DomainError('core.stale_version', { current: found })
  return found
}

/** Of a location the actor answers for; others cannot see it. */
async function find(id: string, lock = false): Promise<SpecialDays> {
  const mine = organisationContext.actor().locationIds
  return specialDays()
    .where('id', '=', id)
    .$if(mine !== null, (query) => query.where('locationId', '=', anyOf(mine!)))
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow(() => notFound({ specialDaysId: id }))
}

/** The name of the metric they are for. */
async function requireSound({ from, until, metricId }: SpecialDaysCreation): Promise<string | null> {
  const days = daysBetween(from, until)
  if (days < 1 || days > longestSpecialDays)
    throw new DomainError('demand.special_days_span', { most: longestSpecialDays, field: 'until' })
  return metricId === null ? null : (await holdMetric(metricId)).name
}

async function nameOf({ metricId }: SpecialDays): Promise<string | null> {
  if (metricId === null) return null
  const found = await database()
    .selectFrom('demandMetrics')
    .select('name')
    .where('id', '=', metricId)
    .executeTakeFirst()
  return found?.name ?? null
}

const columnsOf = ({ metricId, name, from, until, factor }: SpecialDaysCreation) => ({
  ...{ metricId, name, fromDay: from, untilDay: until, factor },
})

const shown = ({ name, from, until, factor }: SpecialDaysCreation, metric: string | null) => ({
  ...{ name, from, until, factor, metric },
})

function announced(days: SpecialDays): SpecialDays {
  const { locationId, metricId } = days
  announceDemand('records', { locationId, ...(metricId !== null && { metricId }) })
  return days
}
