import { publishedWork } from '#app/scheduling/public/published_work'
import type { SourceContent, SourceScope } from '#app/exports/sources/export_row'
import { workRows } from '#app/exports/sources/work_rows'

/** Each shift that staff see. */
export const plannedWork = async ({ locationIds, ...span }: SourceScope): Promise<SourceContent> => ({
  rows: await workRows(await publishedWork(span, { locationIds })),
  hours: [],
})
