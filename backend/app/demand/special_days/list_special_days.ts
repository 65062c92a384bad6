import { sql } from 'kysely'
import { database } from '#app/core/database/database'
import type { SpecialDays } from '#contracts/demand_special_days'
import type { Day } from '#contracts/schedule'

export const specialDays = () =>
  database()
    .selectFrom('demandSpecialDays')
    .select(['id', 'version', 'locationId', 'metricId', 'name', 'fromDay as from', 'untilDay as until'])
    .select(sql<number | null>`factor::float8`.as('factor'))

/** Special days of a location that touch these days, by their first one. */
export const listSpecialDays = (
  locationId: string,
  { from, until }: { from: Day; until: Day }
): Promise<SpecialDays[]> =>
  specialDays()
    .where('locationId', '=', locationId)
    .where('fromDay', '<', until)
    .where('untilDay', '>', from)
    .where((eb) =>
      eb.or([
        eb('metricId', 'is', null),
        eb.exists(
          eb
            .selectFrom('demandMetrics as m')
            .whereRef('m.id', '=', 'demandSpecialDays.metricId')
            .where('m.deletedAt', 'is', null)
        ),
      ])
    )
    .orderBy('fromDay')
    .orderBy('id')
    .execute()
