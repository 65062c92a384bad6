import { DomainError } from '#app/core/errors/domain_error'
import { rows } from '#app/core/organisation_context'
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
    await rows('update sample_data_sets set cancel_requested = true where id = ?', [found.id])
  else if (found) await rows('delete from sample_data_sets where id = ?', [found.id])
  return sampleDataState()
}
