import { record } from '#app/core/audit/record'
import { database, json } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import type { Locale } from '#contracts/enums'
import type { ExportFormat, ExportScope } from '#contracts/exports'
import type { StoredScope } from '#database/json/exports'
import { nothingToExport } from '#app/exports/actions/nothing_to_export'
import { enqueueBatch } from '#app/exports/exports_queue'
import { layoutIn } from '#app/exports/layouts/layouts'
import { findBatch, type BatchRow } from '#app/exports/queries/batch_rows'
import { locationsInScope } from '#app/exports/queries/locations_in_scope'
import { contentOf } from '#app/exports/sources/rows_of'
import { requireSpan } from '#app/exports/validators/export'

type RequestInput = ExportScope & { layout: string; format: ExportFormat; locale: Locale }

/**
 * Asks for a file; it is made in the background.
 *
 * @throws exports.unknown_layout
 * @throws exports.format_not_offered
 * @throws exports.range_reversed
 * @throws exports.range_too_long
 * @throws exports.nothing_to_export with how many people were left out, and how many records and shifts are not settled
 */
export async function requestBatch({
  layout: layoutId,
  format,
  from,
  until,
  locationIds,
  locale,
}: RequestInput): Promise<BatchRow> {
  const layout = layoutIn(layoutId, format)
  requireSpan({ from, until })
  const resolvedLocationIds = await locationsInScope(locationIds)
  const content = await contentOf(layout, { from, until, locationIds: resolvedLocationIds }, locale)
  if (content.rows.length === 0) throw nothingToExport(content)

  const { id: organisationId, actor } = organisationContext.current()
  const id = newId()
  const scope: StoredScope = { from, until, locationIds, resolvedLocationIds }
  await database()
    .insertInto('exportBatches')
    .values({
      id,
      organisationId,
      requestedBy: actor!.userId,
      layout: layout.id,
      format,
      locale,
      scope: json(scope),
    })
    .execute()
  await record({
    action: 'exports.request',
    entity: 'export_batch',
    entityId: id,
    after: { layout: layout.id, format, from, until, locationIds: resolvedLocationIds },
  })
  organisationContext.afterCommit(() => enqueueBatch({ batchId: id, organisationId }))
  return findBatch(id)
}
