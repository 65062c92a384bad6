import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { isApiFailure } from '#/lib/failures/api_failure.ts'

/**
 * What others have done to an entry while it was edited: changed it, deleted it, or it is only known that it is no
 * longer among the days shown.
 */
export type Clash = 'changed' | 'missing' | 'deleted' | null
type Versioned = Pick<ScheduleEntry, 'version' | 'state'>

/** @param openedVersion what the editor opened with, after the planner's own later changes */
export function clashOf(now: Versioned | undefined, seen: Versioned, openedVersion: number): Clash {
  if (!now) return 'missing'
  if (now.state === 'removed') return 'deleted'
  return Math.max(now.version, seen.version) > openedVersion ? 'changed' : null
}

/** The entry as it is now, when a command was refused because it has changed since. */
export const currentIn = (error: unknown): ScheduleEntry | null =>
  isApiFailure(error, 409) ? ((error.details.current as ScheduleEntry | null | undefined) ?? null) : null

/** The entries a command was refused for because they were deleted meanwhile. */
export const goneIn = (error: unknown): readonly string[] =>
  isApiFailure(error, 409) && error.code === 'scheduling.entry_gone'
    ? ((error.details.entryIds as string[] | undefined) ?? [])
    : []

/** What a planner last saw of the entry an editor is about, and whether a colleague has deleted it since. */
export type Seen = { entry: ScheduleEntry; deleted: boolean }
