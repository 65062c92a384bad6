import { rows } from '#app/core/organisation_context'
import type { LanguageId } from '#contracts/enums'
import type { SampleData, SampleDataState } from '#contracts/sample_data'

export type SampleDataSet = {
  id: string
  state: Exclude<SampleDataState, 'none'>
  requestedBy: string
  impersonatorUserId: string | null
  language: LanguageId
  progress: number
  cancelRequested: boolean
}

/** The one set of the organisation; `lock` until the unit of work ends. */
export async function findSet(lock: 'lock' | 'read' = 'read'): Promise<SampleDataSet | null> {
  const [found] = await rows<SampleDataSet>(
    `select id, state, requested_by as "requestedBy", impersonator_user_id as "impersonatorUserId", language, progress,
       cancel_requested as "cancelRequested" from sample_data_sets ${lock === 'lock' ? 'for update' : ''}`
  )
  return found ?? null
}

export async function sampleDataState(): Promise<SampleData> {
  const found = await findSet()
  return found ? { state: found.state, progress: found.progress } : { state: 'none', progress: 0 }
}
