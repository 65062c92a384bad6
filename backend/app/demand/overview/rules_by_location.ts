import { sql } from 'kysely'
import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'

type RuleOfPlace = { locationId: string; metricId: string | null; holds: boolean }

/** Rules by location; `holds` once there is a version for any day. */
export async function rulesByLocation(locationIds: string[]): Promise<Map<string, RuleOfPlace[]>> {
  const found = await database()
    .selectFrom('demandRules as r')
    .leftJoin('demandMetrics as m', 'm.id', 'r.metricId')
    .select(['r.locationId', 'r.metricId'])
    .select(
      sql<boolean>`exists (select from demand_rule_versions v where v.rule_id = r.id and v.valid_from is not null)`.as(
        'holds'
      )
    )
    .where('r.locationId', '=', anyOf(locationIds))
    .where('m.deletedAt', 'is', null)
    .orderBy('r.createdAt')
    .orderBy('r.id')
    .execute()
  return Map.groupBy(found, ({ locationId }) => locationId)
}

type PositionOfPlace = { locationId: string; name: string }

/**
 * Positions that the last version of a rule plans people for and that no one at the location has; those that the schedule
 * does not show need no one new.
 */
export async function unstaffedPositions(
  locationIds: string[],
  collation: string
): Promise<Map<string, PositionOfPlace[]>> {
  const { rows } = await sql<PositionOfPlace>`
    select r.location_id, p.name
    from demand_rules r
    cross join lateral (select v.id from demand_rule_versions v
      where v.rule_id = r.id and v.valid_from is not null order by v.number desc limit 1) v
    join demand_rule_connections c on c.rule_version_id = v.id
    join positions p on p.id = c.position_id and p.archived_at is null and p.visible
    left join demand_metrics m on m.id = r.metric_id
    where r.location_id = ${anyOf(locationIds)} and m.deleted_at is null
      and not exists (select from employee_positions x join employees e on e.id = x.employee_id
        where x.position_id = p.id and e.archived_at is null and not e.disabled_in_schedule
          and (e.main_location_id = r.location_id or exists (select from employee_locations l
            where l.employee_id = e.id and l.location_id = r.location_id)))
    group by r.location_id, p.id, p.name
    order by p.name ${sql.raw(collation)}`.execute(database())
  return Map.groupBy(rows, ({ locationId }) => locationId)
}
