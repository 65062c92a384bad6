import { record } from '#app/core/audit/record'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import type { Locale } from '#contracts/enums'
import type { ExportFormat, ExportScope } from '#contracts/exports'
import { enqueueBatch } from '#app/exports/exports_queue'
import { layoutIn } from '#app/exports/layouts/layouts'
import { findBatch, type BatchRow, type StoredScope } from '#app/exports/queries/batch_rows'
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
 * @throws exports.nothing_to_export with how many people were left out
 */
export class RequestBatch {
  async handle({
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
    if (content.rows.length === 0)
      throw new DomainError('exports.nothing_to_export', { excluded: content.excluded.length })

    const { id: organisationId, actor } = organisationContext.current()
    const id = newId()
    const scope: StoredScope = { from, until, locationIds, resolvedLocationIds }
    await rows(
      `insert into export_batches (id, organisation_id, requested_by, layout, format, locale, scope)
       values (?, ?, ?, ?, ?, ?, ?::jsonb)`,
      [id, organisationId, actor!.userId, layout.id, format, locale, JSON.stringify(scope)]
    )
    await record({
      action: 'exports.request',
      entity: 'export_batch',
      entityId: id,
      after: { layout: layout.id, format, from, until, locationIds: resolvedLocationIds },
    })
    organisationContext.afterCommit(() => enqueueBatch({ batchId: id, organisationId }))
    return findBatch(id)
  }
}
