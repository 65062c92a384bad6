import { dayOf } from '@shiftloom/solver/time'
import { publishedWork, type PublishedWork } from '#app/scheduling/public/published_work'
import type { ExportRow, SourceScope } from '#app/exports/sources/export_row'
import { workRows } from '#app/exports/sources/work_rows'

/**
 * Worked time. Without time registration it is the published plan of days that are over, in the zone of each location;
 * this function is the only place that knows.
 */
export async function workedTime({ locationIds, ...span }: SourceScope, now: number): Promise<ExportRow[]> {
  const work = await publishedWork(span, { locationIds })
  return workRows(work.filter((piece) => isOver(piece, now)))
}

/** A night shift that began yesterday and still goes on is not over. */
const isOver = ({ day, zone, endsAt }: PublishedWork, now: number): boolean =>
  day < dayOf(now, zone) && Date.parse(endsAt) <= now
