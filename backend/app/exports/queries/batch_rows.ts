import type { FileContentType } from '#app/exports/formats/content_type'
import { organisationContext, rows } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import { notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import type { Locale } from '#contracts/enums'
import type { ExportBatchState, ExportFormat, ExportLayoutId, ExportScope } from '#contracts/exports'
import type { Exclusion } from '#app/exports/sources/rows_of'

/** What was asked for, and the locations it stands for: those that exist when it is asked. */
export type StoredScope = ExportScope & { resolvedLocationIds: string[] }

export type BatchRow = {
  id: string
  layout: ExportLayoutId
  format: ExportFormat
  locale: Locale
  scope: StoredScope
  state: ExportBatchState
  progress: number
  rows: number | null
  totalMinutes: number | null
  excluded: Exclusion[]
  failureCode: string | null
  requestedAt: Date
  requestedBy: string
  requestedByName: string
  finishedAt: Date | null
  fileName: string | null
  contentType: FileContentType | null
  storageKey: string | null
  size: string | null
  checksum: string | null
}

const selected =
  () => `select b.id, b.layout, b.format, b.locale, b.scope, b.state, b.progress, b.row_count as rows,
    b.total_minutes as "totalMinutes", b.excluded, b.failure_code as "failureCode", b.created_at as "requestedAt",
    b.requested_by as "requestedBy", b.finished_at as "finishedAt", f.name as "fileName",
    f.content_type as "contentType", f.storage_key as "storageKey", f.size, f.sha256 as checksum,
    ${personNameSql('coalesce(e.name, u.name)', 'coalesce(e.surname, u.surname)')} as "requestedByName"
  from export_batches b
  left join stored_files f on f.id = b.file_id
  left join users u on u.id = b.requested_by
  left join employees e on e.user_id = b.requested_by`

/** Batches visible to planners of all their locations; work without an actor sees all. */
const mine = `(?::text[] is null or not exists (
  select from jsonb_array_elements_text(b.scope->'resolvedLocationIds') l where l <> all(?::text[])))`
const myLocations = () => {
  const locationIds = organisationContext.current().actor?.locationIds ?? null
  return [locationIds, locationIds]
}

/** @throws core.not_found also for a batch with a location the actor may not touch */
export async function findBatch(id: string): Promise<BatchRow> {
  const [batch] = await rows<BatchRow>(`${selected()} where b.id = ? and ${mine}`, [id, ...myLocations()])
  if (!batch) throw notFound({ batchId: id })
  return batch
}

/** The newest first. */
export async function listBatches({
  page,
  pageSize,
}: PageQuery): Promise<{ items: BatchRow[]; total: number }> {
  const items = await rows<BatchRow>(
    `${selected()} where ${mine} order by b.created_at desc, b.id desc limit ? offset ?`,
    [...myLocations(), pageSize, (page - 1) * pageSize]
  )
  const [counted] = await rows<{ total: number }>(
    `select count(*)::int as total from export_batches b where ${mine}`,
    myLocations()
  )
  return { items, total: counted!.total }
}
