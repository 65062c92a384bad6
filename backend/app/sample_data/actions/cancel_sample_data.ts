import { database } from '#app/core/database/database'
import { DomainError } from '#app/core/errors/domain_error'
import { findSet, sampleDataState } from '#app/sample_data/queries/sample_data_set'
import type { SampleData } from '#contracts/sample_data'

/**
 * Stops the filling; nothing of it stays. What is there already is taken away by removing it.
 *
 * @throws sample_data.not_possible_now
 */
export async function cancelSampleData(): Promise<SampleData> {
  const found = await findSet('lock')
  if (found?.state === 'added') throw new DomainError('sample_data.not_possible_now')
  if (found?.state === 'running')
    await database()
      .updateTable('sampleDataSets')
      .set({ cancelRequested: true })
      .where('id', '=', found.id)
      .execute()
  else if (found) await database().deleteFrom('sampleDataSets').where('id', '=', found.id).execute()
  return sampleDataState()
}
