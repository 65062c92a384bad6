import { sql } from 'kysely'
import { countOf } from '#app/core/database/count_of'
import { database } from '#app/core/database/database'
import type { FileContentType } from '#app/exports/formats/content_type'
import { organisationContext } from '#app/core/organisation_context'
import { personNameSql } from '#app/core/person_name'
import { notFound } from '#app/core/errors/domain_error'
import type { PageQuery } from '#app/core/http/result'
import type { ExportBatchState } from '#contracts/exports'

export type BatchRow = Awaited<ReturnType<typeof findBatch>>

/** States of a batch that has not ended. */
export const openStates: ExportBatchState[] = ['requested', 'running']

/** Batches visible to planners of all their locations; work without an actor sees all. */
function mine() {
  const locationIds = organisationContext.current().actor?.locationIds
  const batches = database().selectFrom('exportBatches as b')
  if (!locationIds) return batches
  return batches.where(
    sql<boolean>`not exists (select from jsonb_array_elements_text(b.scope->'resolvedLocationIds') l
      where l <> all(${locationIds}))`
  )
}

/** With the file, and who asked for it. */
const detailed = (query: ReturnType<typeof mine>) =>
  query
    .leftJoin('storedFiles as f', 'f.id', 'b.fileId')
    .leftJoin('users as u', 'u.id', 'b.requestedBy')
    .leftJoin('employees as e', 'e.userId', 'b.requestedBy')
    .select([
      'b.id',
      'b.layout',
      'b.format',
      'b.locale',
      'b.scope',
      'b.state',
      'b.progress',
      'b.rowCount as rows',
    ])
    .select([
      'b.totalMinutes',
      'b.excluded',
      'b.hours',
      'b.failureCode',
      'b.createdAt as requestedAt',
      'b.requestedBy',
    ])
    .select(['b.finishedAt', 'f.name as fileName', 'f.contentType', 'f.storageKey', 'f.size'])
    .select('f.sha256 as checksum')
    .select(
      sql
        .raw<string>(personNameSql('coalesce(e.name, u.name)', 'coalesce(e.surname, u.surname)'))
        .as('requestedByName')
    )
    .$narrowType<{ contentType: FileContentType | null }>()

/** @throws core.not_found also for a batch with a location the actor may not touch */
export const findBatch = (id: string) =>
  detailed(mine().where('b.id', '=', id)).executeTakeFirstOrThrow(() => notFound({ batchId: id }))

/** The newest first. */
export async function listBatches({
  page,
  pageSize,
}: PageQuery): Promise<{ items: BatchRow[]; total: number }> {
  const items = await detailed(mine())
    .orderBy('b.createdAt', 'desc')
    .orderBy('b.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items, total: await countOf(mine()) }
}
