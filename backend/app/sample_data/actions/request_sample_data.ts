import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { enqueueSampleData } from '#app/sample_data/sample_data_queue'
import { sampleDataState } from '#app/sample_data/queries/sample_data_set'
import type { LanguageId } from '#contracts/enums'
import type { SampleData } from '#contracts/sample_data'

/** Asks for sample data in the language; asked again while there are some, or some on their way, nothing happens twice. */
export async function requestSampleData(language: LanguageId): Promise<SampleData> {
  const { id: organisationId } = organisationContext.current()
  const { userId, impersonatorUserId } = organisationContext.actor()
  const asked = { requestedBy: userId, impersonatorUserId, language }
  const begun = await database()
    .insertInto('sampleDataSets')
    .values({ id: newId(), organisationId, ...asked })
    .onConflict((set) =>
      set
        .column('organisationId')
        .doUpdateSet({ ...asked, state: 'requested', progress: 0, cancelRequested: false })
        .where('sampleDataSets.state', '=', 'failed')
    )
    .returning('id')
    .executeTakeFirst()
  if (begun) organisationContext.afterCommit(() => enqueueSampleData(organisationId, begun.id))
  return sampleDataState()
}
