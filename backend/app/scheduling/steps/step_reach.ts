import { addDays } from '@shiftloom/solver/time'
import { isShiftType } from '#app/scheduling/people/work_types'
import type { EntryChange } from '#app/scheduling/entries/entry'
import type { FaceChange } from '#app/scheduling/entries/face'
import type { Day } from '#contracts/schedule'

/** How much a step touches, as its person is asked about it later. `until` is exclusive. */
export type StepReach = { shifts: number; people: number; from: Day | null; until: Day | null }

type Side = { day: Day; employeeId: string | null; isShift: boolean }

export const reachOfChanges = (changes: readonly EntryChange[]): StepReach =>
  reachOf(changes.map(({ before, after }) => [before, after].flatMap((side) => (side ? [sideOf(side)] : []))))

export const reachOfFaces = (changes: readonly FaceChange[]): StepReach =>
  reachOf(
    changes.map(({ before, after }) =>
      [before, after].flatMap((side) => (side ? [sideOf({ ...side.face, type: side.facts.type })] : []))
    )
  )

const sideOf = ({ day, employeeId, type }: Omit<Side, 'isShift'> & { type: EntryChangeType }): Side => ({
  ...{ day, employeeId, isShift: isShiftType(type) },
})
type EntryChangeType = NonNullable<EntryChange['after']>['type']

function reachOf(entries: readonly Side[][]): StepReach {
  const sides = entries.flat()
  const days = sides.map(({ day }) => day).sort()
  return {
    shifts: entries.filter((entry) => entry.some(({ isShift }) => isShift)).length,
    people: new Set(sides.flatMap(({ employeeId }) => employeeId ?? [])).size,
    from: days[0] ?? null,
    until: days.length > 0 ? addDays(days.at(-1)!, 1) : null,
  }
}
