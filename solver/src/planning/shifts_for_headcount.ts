import { presentWithBreaks } from '../labour_model/breaks/break_tiling.ts'
import { addDays, instantOf, minutesOf, type Day } from '../time/time.ts'
import type { RosterProblem, RosterShift } from '../roster/problem.ts'
import { coverWithShape, coverWithTypes, type CoverSearch, type SlotShift } from './cover_row.ts'
import type { HeadcountRow, ShiftShape } from '../roster/demand/demand.ts'
import { gapOfRow } from './gap_of_row.ts'
import { shiftOn } from '../roster/demand/shift_on.ts'

/** A need that no shift of the catalogue can cover, by slots next to each other with the same number of people. */
export type UncoveredNeed = {
  readonly code: 'demand_no_shift_covers'
  readonly locationId: string
  readonly positionId: string | null
  readonly day: Day
  /** Minutes of the day on the wall clock. */
  readonly from: number
  readonly until: number
  readonly people: number
}

export type HeadcountShifts = {
  /** The problem with shifts to fill in the place of headcount. */
  readonly problem: RosterProblem
  readonly uncovered: readonly UncoveredNeed[]
}

const DAY_MINUTES = 1440

/** Chooses the shifts that cover each headcount beside the work that stays, with the fewest hours. */
export function withShiftsForHeadcount(problem: RosterProblem, search: CoverSearch): HeadcountShifts {
  const shifts: RosterShift[] = [...problem.shifts]
  const uncovered: UncoveredNeed[] = []
  for (const row of problem.demand?.headcount ?? []) {
    const need = gapOfRow(row, problem)
    const found = coverOf(row, need, problem, search)
    shifts.push(...found.map((shift, number) => rosterShift(shift, number, row, problem)))
    uncovered.push(...uncoveredOf(row, need, found, problem.from))
  }
  const { demand: _, ...rest } = problem
  return { problem: { ...rest, shifts }, uncovered }
}

/** The shape of shifts at a position: its own, else that for all. */
const shapeFor = (problem: RosterProblem, positionId: string | null): ShiftShape | undefined =>
  problem.catalogue?.shapes?.find((shape) => shape.positionId === positionId) ??
  problem.catalogue?.shapes?.find((shape) => shape.positionId === null)

function coverOf(
  { slotMinutes, positionId }: HeadcountRow,
  need: Int32Array,
  problem: RosterProblem,
  search: CoverSearch
): SlotShift[] {
  const shape = shapeFor(problem, positionId)
  if (shape) return coverWithShape(need, slotMinutes, shape, search)
  return coverWithTypes(need, slotMinutes, problem.catalogue?.shiftTypes ?? [], problem.from, search)
}

function rosterShift(
  { from: first, until, breaks, typeId }: SlotShift,
  number: number,
  { locationId, positionId, slotMinutes }: HeadcountRow,
  { from, zone, catalogue }: RosterProblem
): RosterShift {
  const at = (slot: number): number => instantAt(from, slot * slotMinutes, zone)
  const day = addDays(from, Math.floor((first * slotMinutes) / DAY_MINUTES))
  const place = { locationId, positionId }
  const id = ['need', locationId, positionId ?? '', number].join(' ')
  const type = catalogue?.shiftTypes?.find((shift) => shift.id === typeId)
  if (type) return shiftOn(type, day, place, zone, id)
  const period = { start: at(first), end: at(until) }
  const pauses = breaks.map((pause) => ({
    start: at(pause.from),
    minutes: (pause.until - pause.from) * slotMinutes,
    paid: pause.paid,
  }))
  const unpaid = pauses.reduce((minutes, pause) => minutes + (pause.paid ? 0 : pause.minutes), 0)
  return {
    id,
    ...place,
    ...period,
    workMinutes: minutesOf(period) - unpaid,
    day,
    zone,
    breaks: pauses,
    currentPersonId: null,
  }
}

/** The instant of so many wall-clock minutes after midnight of a day. */
function instantAt(from: Day, minutes: number, zone: string): number {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0')
  const rest = minutes % DAY_MINUTES
  return instantOf(
    addDays(from, Math.floor(minutes / DAY_MINUTES)),
    `${two(rest / 60)}:${two(rest % 60)}`,
    zone
  )
}

/** People still missing, slots with as many in a row together. */
function uncoveredOf(
  { locationId, positionId, slotMinutes }: HeadcountRow,
  need: Int32Array,
  shifts: readonly SlotShift[],
  from: Day
): UncoveredNeed[] {
  const last = Math.max(need.length, ...shifts.map(({ until }) => until))
  const present = presentWithBreaks(shifts, last)
  const missing = need.map((people, slot) => Math.max(0, people - present[slot]!))
  const slotsPerDay = DAY_MINUTES / slotMinutes
  const found: UncoveredNeed[] = []
  for (let slot = 0; slot < missing.length;) {
    const people = missing[slot]!
    const endOfDay = (Math.floor(slot / slotsPerDay) + 1) * slotsPerDay
    let next = slot + 1
    while (next < missing.length && next < endOfDay && missing[next] === people) next += 1
    if (people > 0) {
      found.push({
        code: 'demand_no_shift_covers',
        locationId,
        positionId,
        day: addDays(from, Math.floor(slot / slotsPerDay)),
        from: (slot % slotsPerDay) * slotMinutes,
        until: (next - endOfDay + slotsPerDay) * slotMinutes,
        people,
      })
    }
    slot = next
  }
  return found
}
