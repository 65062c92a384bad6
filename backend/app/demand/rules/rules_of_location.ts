import { dayOf } from '@shiftloom/solver/time'
import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import { notFound } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { rulesOf } from '#app/demand/rules/load_rules'
import { meanHourlyPay } from '#app/demand/rules/mean_hourly_pay'
import { locationsInScope } from '#app/scheduling/public/scope'
import { can } from '#contracts/abilities'
import type { RulePosition, RulesOfLocation } from '#contracts/demand_rules'
import type { Day } from '#contracts/schedule'

/**
 * All the rules screen starts from. Pay is worked out, and sent, only for roles that may see what shifts cost.
 *
 * @param from the first day whose rules are asked for; today without it
 * @throws core.not_found
 * @throws core.forbidden for a location the actor may not touch
 */
export async function rulesOfLocation(
  locationId: string,
  collation: string,
  from?: Day
): Promise<RulesOfLocation> {
  await locationsInScope([locationId])
  const place = await database()
    .selectFrom('locations')
    .select(['id', 'name', 'timeZone', 'workingHours', 'hoursExceptions'])
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow(() => notFound({ locationId }))
  const { id, name, timeZone: zone, workingHours } = place
  const today = dayOf(Date.now(), zone)
  const hoursExceptions = place.hoursExceptions.map(({ day, hours }) => ({ day, hours }))
  const positions = await positionsAt(locationId, collation)
  const metrics = await database()
    .selectFrom('demandMetrics')
    .select(['id', 'name', 'dataType'])
    .where('deletedAt', 'is', null)
    .orderBy(sql`name ${sql.raw(collation)}`)
    .execute()
  const answer = {
    ...{ location: { id, name, zone, today, workingHours, hoursExceptions }, positions, metrics },
    rules: await rulesOf(locationId, from ?? today),
  }
  if (!can(organisationContext.actor().role, 'shift_cost.read')) return answer
  const { currency, byPosition } = await meanHourlyPay(locationId, today)
  return {
    ...answer,
    currency,
    positions: positions.map((one) => ({ ...one, hourlyMinor: byPosition.get(one.positionId) ?? null })),
  }
}

/** Positions of the location, and those its rules name; a location without any of its own uses all. */
async function positionsAt(locationId: string, collation: string): Promise<RulePosition[]> {
  const rows = await database()
    .selectFrom('positions as p')
    .leftJoin('demandPositions as d', (join) =>
      join.onRef('d.positionId', '=', 'p.id').on('d.locationId', '=', locationId)
    )
    .leftJoin('demandStaffing as s', (join) =>
      join.onRef('s.positionId', '=', 'p.id').on('s.locationId', '=', locationId)
    )
    .select([
      'p.id as positionId',
      'p.name',
      'p.color',
      'p.visible',
      'd.version',
      'd.combination',
      'd.smoothed',
    ])
    .select('s.mostPeople')
    .select(
      sql<number>`(select count(*)::int from employee_positions x join employees e on e.id = x.employee_id
        where x.position_id = p.id and e.archived_at is null and not e.disabled_in_schedule
          and (e.main_location_id = ${locationId} or exists (select from employee_locations l
            where l.employee_id = e.id and l.location_id = ${locationId})))`.as('staff')
    )
    .where('p.archivedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('locationPositions as l')
            .whereRef('l.positionId', '=', 'p.id')
            .where('l.locationId', '=', locationId)
        ),
        eb.not(eb.exists(eb.selectFrom('locationPositions as l').where('l.locationId', '=', locationId))),
        eb.exists(
          eb
            .selectFrom('demandRuleConnections as c')
            .innerJoin('demandRuleVersions as v', 'v.id', 'c.ruleVersionId')
            .innerJoin('demandRules as r', 'r.id', 'v.ruleId')
            .whereRef('c.positionId', '=', 'p.id')
            .where('r.locationId', '=', locationId)
        ),
      ])
    )
    .orderBy(sql`p.name ${sql.raw(collation)}`)
    .execute()
  return rows.map(({ version, combination, smoothed, ...position }) => ({
    ...position,
    ...{ version: version ?? 0, combination: combination ?? 'sum', smoothed: smoothed ?? false },
  }))
}
