import { anyOf } from '#app/core/database/any_of'
import { database } from '#app/core/database/database'
import { organisationContext } from '#app/core/organisation_context'
import type { Metric } from '#contracts/demand'

/** What texts of a file of records can name. */
export type RecordDirectory = {
  metrics: Pick<Metric, 'id' | 'name' | 'dataType'>[]
  /** Those the current user may touch, without archived ones; `zone` is an IANA name. */
  locations: { id: string; name: string; code: string | null; zone: string }[]
}

export async function recordDirectory(): Promise<RecordDirectory> {
  const mine = organisationContext.actor().locationIds
  return {
    metrics: await database()
      .selectFrom('demandMetrics')
      .select(['id', 'name', 'dataType'])
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute(),
    locations: await database()
      .selectFrom('locations')
      .select(['id', 'name', 'code', 'timeZone as zone'])
      .where('archivedAt', 'is', null)
      .$if(mine !== null, (query) => query.where('id', '=', anyOf(mine!)))
      .orderBy('id')
      .execute(),
  }
}
