import { database } from '#app/core/database/database'
import type { SampleData } from '#contracts/sample_data'

export type SampleDataSet = NonNullable<Awaited<ReturnType<typeof findSet>>>

/** The one set of the organisation; `lock` until the unit of work ends. */
export async function findSet(lock: 'lock' | 'read' = 'read') {
  const found = await database()
    .selectFrom('sampleDataSets')
    .select(['id', 'state', 'requestedBy', 'impersonatorUserId', 'language', 'progress', 'cancelRequested'])
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst()
  return found ?? null
}

export async function sampleDataState(): Promise<SampleData> {
  const found = await findSet()
  return found ? { state: found.state, progress: found.progress } : { state: 'none', progress: 0 }
}
