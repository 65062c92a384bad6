import type { PlanEntry } from '@shiftloom/solver/labour_code/plan/plan_context'
import { workOfEntry, type Positions } from '@shiftloom/solver/labour_code/plan/plan_entries'
import type { RosterWork } from '@shiftloom/solver/roster/problem'
import { scheduleEntryTypes } from '#contracts/enums'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'

const read = new WeakMap<SnapshotEntry, PlanEntry>()

/** A row of the snapshot as the plan judge reads it; each row once, because writing instants out takes its time. */
export function planEntryOf(entry: SnapshotEntry): PlanEntry {
  const known = read.get(entry)
  if (known) return known
  const work = {
    ...entry,
    startsAt: new Date(entry.start).toISOString(),
    endsAt: new Date(entry.end).toISOString(),
  }
  read.set(entry, work)
  return work
}

/** Work as the search's rules see it, which is as the judge does: with its breaks, and what is true of its position. */
export const rosterWorkOf = (entry: SnapshotEntry, positions: Positions): RosterWork => ({
  ...workOfEntry(planEntryOf(entry), positions),
  locationId: entry.locationId,
  ...(entry.type !== scheduleEntryTypes.shift && { paid: false }),
})
