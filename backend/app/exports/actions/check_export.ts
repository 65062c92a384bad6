import type { Locale } from '#contracts/enums'
import type { ExportCheck, ExportScope } from '#contracts/exports'
import { countUnpublishedShifts } from '#app/scheduling/public/published_work'
import { layoutOf } from '#app/exports/layouts/layouts'
import { locationsInScope } from '#app/exports/queries/locations_in_scope'
import { contentOf } from '#app/exports/sources/rows_of'
import { namesOf } from '#app/exports/transformers/batch_transformer'
import { requireSpan } from '#app/exports/validators/export'

type CheckInput = ExportScope & { layout: string; locale: Locale }

/**
 * Reports what an export would contain and whom it would leave out.
 *
 * @throws exports.unknown_layout
 * @throws exports.range_reversed
 * @throws exports.range_too_long
 */
export async function checkExport({
  layout: layoutId,
  from,
  until,
  locationIds,
  locale,
}: CheckInput): Promise<ExportCheck> {
  const layout = layoutOf(layoutId)
  requireSpan({ from, until })
  const places = await locationsInScope(locationIds)
  const content = await contentOf(layout, { from, until, locationIds: places }, locale)
  const named = await namesOf([...content.excluded, ...content.hours])
  return {
    people: content.people,
    rows: content.rows.length,
    totalMinutes: content.totalMinutes,
    excluded: content.excluded.map((one) => named(one)),
    hours: content.hours.map((one) => named(one)),
    unpublishedShifts: await countUnpublishedShifts({ from, until }, places),
  }
}
