import type { ScheduleEntry } from '@shiftloom/backend/contracts/schedule'
import { useState } from 'react'
import { clashOf, type Clash, type Seen } from '../model/clash.ts'
import { useScheduler } from '../context/scheduler_context.ts'

export type EditedEntry = {
  /** Saving is based on this one: its version is the last the planner has seen. */
  seen: ScheduleEntry
  /** The entry as it is now; undefined when it is not among the days shown. */
  now: ScheduleEntry | undefined
  /** What colleagues have done to it since the editor was opened. */
  clash: Clash
  /** It has changed once more than the planner has agreed to: the first attempt to save only says so. */
  asks: boolean
  see: (seen: Partial<Seen>) => void
}

/**
 * The entry of an editor that lives beside live data. What a colleague does meanwhile is shown at once, but what is
 * sent keeps the version the editor opened with until the planner agrees to the newer one.
 */
export function useEditedEntry(opened: ScheduleEntry, known?: Seen): EditedEntry {
  const { model, runner } = useScheduler()
  const [{ entry: seen, deleted }, setSeen] = useState<Seen>(known ?? { entry: opened, deleted: false })
  const now = model.entryById.get(opened.id)
  const seenVersion = runner.ownVersion(seen)
  return {
    seen,
    now,
    clash: deleted ? 'deleted' : clashOf(now, seen, runner.ownVersion(opened)),
    asks: now !== undefined && now.version > seenVersion,
    see: (part) => setSeen((before) => ({ ...before, ...part })),
  }
}
