import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { isPlanned } from '../model/entry_kind.ts'
import { startingIn } from '../model/publication.ts'
import type { DayRange } from '../model/view_range.ts'
import type { Labels } from '../words/labels.ts'

/** The shifts of the screen that a template of one location leaves out, and where they are. */
export function stayingOut(
  entries: readonly ScheduleEntry[],
  { from, until, locationId }: DayRange & { locationId: string | null },
  { location, format }: Labels
): { count: number; places: string } {
  const out = startingIn(entries, { from, until }).filter(
    (entry) => isPlanned(entry) && entry.locationId !== locationId
  )
  const places = [...new Set(out.map((entry) => location(entry.locationId)))].filter(Boolean)
  return { count: out.length, places: format.list(places.toSorted(format.compare)) }
}
