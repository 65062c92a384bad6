import { database } from '#app/core/database/database'

/** How far apart records are at most that were typed in for a location, by metric. */
export async function typedSteps(locationId: string): Promise<Map<string, number>> {
  const found = await database()
    .selectFrom('demandRecordSteps')
    .select(['metricId', 'minutes'])
    .where('locationId', '=', locationId)
    .execute()
  return new Map(found.map(({ metricId, minutes }) => [metricId, minutes]))
}
