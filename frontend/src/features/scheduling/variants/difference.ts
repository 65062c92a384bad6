import type { Day } from '@shiftloom/backend/contracts/schedule'
import type { ProposalChange } from '@shiftloom/backend/contracts/auto_schedule'

/** A shift that two plans give to different people; `null` if unassigned. */
export type Difference = { entryId: string; day: Day; left: string | null; right: string | null }

type Changes = readonly Pick<ProposalChange, 'entryId' | 'day' | 'fromEmployeeId' | 'toEmployeeId'>[]

/** Where two plans made from the same schedule part, day by day. A plan that leaves a shift alone keeps who has it. */
export function differencesOf(left: Changes, right: Changes): Difference[] {
  const byEntry = (changes: Changes) => new Map(changes.map((change) => [change.entryId, change]))
  const [lefts, rights] = [byEntry(left), byEntry(right)]
  return [...new Set([...lefts.keys(), ...rights.keys()])]
    .map((entryId) => {
      const [one, other] = [lefts.get(entryId), rights.get(entryId)]
      const { day, fromEmployeeId: now } = (one ?? other)!
      return {
        entryId,
        day,
        left: one ? one.toEmployeeId : now,
        right: other ? other.toEmployeeId : now,
      }
    })
    .filter(({ left, right }) => left !== right)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.entryId.localeCompare(b.entryId))
}

/** The place of the next one, or the previous; after the last comes the first. -1: none was looked at yet. */
export const stepTo = (at: number, step: 1 | -1, count: number): number =>
  at < 0 ? (step === 1 ? 0 : count - 1) : (at + step + count) % count
