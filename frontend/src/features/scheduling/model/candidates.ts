import type { ScheduleEntry, SchedulePerson } from '@shiftloom/backend/contracts/schedule'
import { overlaps, type Period } from '@shiftloom/solver/time'
import { blocksWork } from './entry_kind.ts'
import type { PersonTotals } from './totals.ts'

/** Why somebody is lower in the list; null is a good choice. */
export type Obstacle = 'not_qualified' | 'busy' | 'away' | 'unavailable' | 'over_norm' | null
export type Candidate = {
  person: SchedulePerson
  obstacle: Obstacle
  prefers: boolean
  /** Hours left to the norm after the shifts. */ roomMinutes: number
}

const order: Obstacle[] = [null, 'over_norm', 'unavailable', 'not_qualified', 'busy', 'away']
export const periodOfEntry = (entry: ScheduleEntry): Period => ({
  start: Date.parse(entry.startsAt),
  end: Date.parse(entry.endsAt),
})

/** People for these shifts, the best first: qualified and free, then who has most hours left to the norm. */
export function rankCandidates(
  shifts: readonly ScheduleEntry[],
  people: readonly SchedulePerson[],
  entries: readonly ScheduleEntry[],
  totals: ReadonlyMap<string, PersonTotals>
): Candidate[] {
  const own = new Map<string, ScheduleEntry[]>()
  for (const entry of entries)
    if (entry.employeeId && entry.state !== 'removed')
      own.set(entry.employeeId, [...(own.get(entry.employeeId) ?? []), entry])
  const moving = new Set(shifts.map(({ id }) => id))
  const added = shifts.reduce((sum, shift) => sum + shift.workMinutes, 0)

  return people
    .filter((person) => !person.disabledInSchedule)
    .map((person) => {
      const others = (own.get(person.id) ?? []).filter(({ id }) => !moving.has(id))
      const mine = totals.get(person.id)
      const roomMinutes = (mine?.normMinutes ?? person.normMinutes) - (mine?.plannedMinutes ?? 0) - added
      const clashing = shifts.flatMap((shift) =>
        others.filter((other) => overlaps(periodOfEntry(shift), periodOfEntry(other)))
      )
      const prefers = clashing.some((entry) => entry.availability === 'preferred')
      return { person, obstacle: obstacleOf(person, shifts, clashing, roomMinutes), prefers, roomMinutes }
    })
    .sort(
      (a, b) =>
        order.indexOf(a.obstacle) - order.indexOf(b.obstacle) ||
        Number(b.prefers) - Number(a.prefers) ||
        b.roomMinutes - a.roomMinutes ||
        a.person.surname.localeCompare(b.person.surname)
    )
}

function obstacleOf(
  person: SchedulePerson,
  shifts: readonly ScheduleEntry[],
  clashing: ScheduleEntry[],
  roomMinutes: number
): Obstacle {
  if (clashing.some((entry) => entry.type !== 8 && blocksWork(entry))) return 'away'
  if (clashing.some((entry) => entry.type === 0)) return 'busy'
  if (shifts.some(({ positionId }) => positionId && !person.positionIds.includes(positionId)))
    return 'not_qualified'
  if (clashing.some(blocksWork)) return 'unavailable'
  return roomMinutes < 0 && person.normMinutes > 0 ? 'over_norm' : null
}
