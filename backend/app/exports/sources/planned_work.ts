import { publishedWork } from '#app/scheduling/public/published_work'
import type { ExportRow, SourceScope } from '#app/exports/sources/export_row'
import { workRows } from '#app/exports/sources/work_rows'

/** Each shift that staff see. */
export const plannedWork = async ({ locationIds, ...span }: SourceScope): Promise<ExportRow[]> =>
  workRows(await publishedWork(span, { locationIds }))
