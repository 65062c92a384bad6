import { addDays } from '@shiftloom/solver/time'
import { isShiftType } from '#app/scheduling/people/work_types'
import type { EntryContent } from '#app/scheduling/entries/entry'
import type { Face } from '#app/scheduling/entries/face'
import type { Day } from '#contracts/schedule'

/** How much a step touches, as its person is asked about it later. `until` is exclusive. */
export type StepReach = { shifts: number; people: number; from: Day | null; until: Day | null }

/** What an entry was, and what it becomes. */
type Both<T> = { before: T | null; after: T | null }
type Side = Pick<EntryContent, 'day' | 'employeeId' | 'type'>
type Shown = { face: Pick<Face['face'], 'day' | 'employeeId'>; facts: Pick<Face['facts'], 'type'> }

export const reachOfChanges = (changes: readonly Both<Side>[]): StepReach => reachOf(changes.map(sidesOf))

export const reachOfFaces = (changes: readonly Both<Shown>[]): StepReach =>
  reachOf(changes.map((change) => sidesOf(change).map(({ face, facts }) => ({ ...face, type: facts.type }))))

const sidesOf = <T>({ before, after }: Both<T>): T[] => [before, after].filter((side) => side !== null)

function reachOf(entries: readonly Side[][]): StepReach {
  const sides = entries.flat()
  const days = sides.map(({ day }) => day).sort()
  return {
    shifts: entries.filter((entry) => entry.some(({ type }) => isShiftType(type))).length,
    people: new Set(sides.flatMap(({ employeeId }) => employeeId ?? [])).size,
    from: days[0] ?? null,
    until: days.length > 0 ? addDays(days.at(-1)!, 1) : null,
  }
}
