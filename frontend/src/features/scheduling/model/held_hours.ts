import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { heldMinutesOf } from '@shiftloom/solver/labour_code/plan/held_hours'
import { isAbsence } from '@shiftloom/solver/labour_code/plan/plan_entries'
import { asPublished } from './entry_draft.ts'

/** Which positions count is the server's to say; its answer takes the place of this a moment later. */
const allCount = { uncounted: new Set<string>(), strenuous: new Set<string>() }

/** An absence that is entered or moved, with the hours planned in it, as the server will answer it. */
export function withHeldHours(
  before: ScheduleEntry | null,
  after: ScheduleEntry,
  plan: Iterable<ScheduleEntry>
): ScheduleEntry {
  if (!isAbsence(after) || (before && isSameAbsence(before, after))) return after
  const entries = [...plan]
  const seen = entries.filter(
    ({ published }) => published?.day === after.day && published.employeeId === after.employeeId
  )
  const handedOver = seen.flatMap((entry) => asPublished(entry) ?? [])
  return { ...after, heldMinutes: heldMinutesOf(after, entries, handedOver, allCount) }
}

const isSameAbsence = (before: ScheduleEntry, after: ScheduleEntry): boolean =>
  isAbsence(before) &&
  (['employeeId', 'day', 'fullDay', 'startsAt', 'endsAt'] as const).every((key) => before[key] === after[key])
