import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { enqueueSampleData } from '#app/sample_data/sample_data_queue'
import { sampleDataState } from '#app/sample_data/queries/sample_data_set'
import type { LanguageId } from '#contracts/enums'
import type { SampleData } from '#contracts/sample_data'

/** Asks for sample data in the language; asked again while there are some, or some on their way, nothing happens twice. */
export async function requestSampleData(language: LanguageId): Promise<SampleData> {
  const { id: organisationId } = organisationContext.current()
  const { userId, impersonatorUserId } = organisationContext.actor()
  const [begun] = await rows<{ id: string }>(
    `insert into sample_data_sets (id, organisation_id, requested_by, impersonator_user_id, language)
     values (?, ?, ?, ?, ?)
     on conflict (organisation_id) do update set state = 'requested', requested_by = excluded.requested_by,
       impersonator_user_id = excluded.impersonator_user_id, language = excluded.language, progress = 0,
       cancel_requested = false, updated_at = now() where sample_data_sets.state = 'failed' returning id`,
    [newId(), organisationId, userId, impersonatorUserId, language]
  )
  if (begun) organisationContext.afterCommit(() => enqueueSampleData(organisationId, begun.id))
  return sampleDataState()
}
