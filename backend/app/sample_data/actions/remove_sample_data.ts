import { database } from '#app/core/database/database'
import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { organisationContext } from '#app/core/organisation_context'
import { removeSampleDemand } from '#app/demand/public/sample_demand'
import { removeSampleDirectory } from '#app/organisation/public/sample_directory'
import { planRemoval } from '#app/sample_data/queries/removal'
import { findSet } from '#app/sample_data/queries/sample_data_set'
import { forgetSampleNumbers } from '#app/requests/public/sample_requests'
import { lockSchedule, removeSampleEntries } from '#app/scheduling/public/sample_entries'
import { holdRecords } from '#app/time_tracking/public/sample_time'
import type { SampleDataRemoval, SampleDataRemovalInput } from '#contracts/sample_data'

/**
 * Takes the samples away again; what the company changed or uses stays and is its own.
 *
 * @returns what went and what stayed
 * @throws sample_data.not_possible_now while there are none
 */
export async function removeSampleData(input: SampleDataRemovalInput): Promise<SampleDataRemoval> {
  await holdRecords()
  const found = await findSet('lock')
  if (found?.state !== 'added') throw new DomainError('sample_data.not_possible_now')
  const revision = await lockSchedule()
  const { removal, scope, going } = await planRemoval(found, input, 'lock')
  await removeSampleEntries(scope, revision)
  await forgetSampleNumbers(going.peopleIds)
  await removeSampleDirectory(going)
  await removeSampleDemand()
  await database().deleteFrom('sampleDataSets').where('id', '=', found.id).execute()
  await record({
    action: 'sample_data.remove',
    entity: 'organisation',
    entityId: organisationContext.current().id,
    after: removal,
  })
  return removal
}
