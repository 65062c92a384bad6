import { addDays, daysBetween } from '../../time/time.ts'
import { shiftOn } from '../demand/shift_on.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import { keptShift } from './grid_types.ts'
import { keptDaysOf } from './kept_days.ts'
import type { Counted } from './to_grid.ts'

/**
 * A roster of the core model as shifts: one for each head, given to its person, and an open one for each head that is
 * still wanted. Work that stays is none of them.
 */
export function shiftsOfRoster(
  problem: RosterProblem,
  { grid, types }: Counted,
  roster: Uint8Array
): RosterShift[] {
  const { days, labels } = grid
  const kept = new Map(keptDaysOf(problem).map((day) => [day.person * days + day.day, day]))
  const shifts: RosterShift[] = []
  const heads = new Map<string, number>()
  const add = (day: number, type: number, personId: string | null): void => {
    const known = types.list[type - 1]
    if (!known || !('shift' in known)) return
    const number = (heads.get(`${day} ${type}`) ?? 0) + 1
    heads.set(`${day} ${type}`, number)
    const on = addDays(problem.from, day)
    const id = [on, known.shift.id, known.locationId, known.positionId ?? '', number].join(' ')
    shifts.push({ ...shiftOn(known.shift, on, known, problem.zone, id), currentPersonId: personId })
  }
  roster.forEach((type, cell) => {
    const day = cell % days
    if (type > 0 && !kept.has(cell)) add(day, type, labels.people[Math.floor(cell / days)]!)
  })
  const keptHeads = new Map<string, number>()
  for (const day of kept.values()) {
    const key = `${day.day} ${keptShift(day, types.typeAt)}`
    keptHeads.set(key, (keptHeads.get(key) ?? 0) + 1)
  }
  for (const { day, shiftTypeId, locationId, positionId, wanted } of problem.demand?.counts ?? []) {
    const at = daysBetween(problem.from, day)
    const type = types.typeAt(shiftTypeId, locationId, positionId)
    const there = (keptHeads.get(`${at} ${type}`) ?? 0) + (heads.get(`${at} ${type}`) ?? 0)
    for (let head = there; head < wanted; head += 1) add(at, type, null)
  }
  return shifts
}
