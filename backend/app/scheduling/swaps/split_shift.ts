import { addDays, clockMinutes, type Day } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import type { ClockTime, ShiftBreak } from '#contracts/schedule'
import type { SwapPart } from '#contracts/swaps'

type Shift = { day: Day; start: ClockTime; end: ClockTime; breaks: readonly ShiftBreak[] }
type Piece = { day: Day; start: ClockTime; end: ClockTime; breaks: ShiftBreak[] }

const dayMinutes = 1440
/** Neither half of a shift is shorter. */
const leastPart = 60

/**
 * The two halves of a shift that is split at a time on the wall clock, each with its breaks. One without a time of its
 * own stays with the longer half.
 *
 * @throws scheduling.swap_part for a time outside of the shift or within an hour of its ends, or inside a break
 */
export function splitShift(shift: Shift, { give, at }: SwapPart): { given: Piece; kept: Piece } {
  const length = since(shift.start, shift.end) || dayMinutes
  const place = since(shift.start, at)
  if (place < leastPart || length - place < leastPart)
    throw new DomainError('scheduling.swap_part', { field: 'part' })
  const [early, late] = breaksOf(shift, place, length)
  const isNextDay = clockMinutes(shift.start) + place >= dayMinutes
  const first = { day: shift.day, start: shift.start, end: at, breaks: early }
  const last = {
    ...{ day: isNextDay ? addDays(shift.day, 1) : shift.day, start: at, end: shift.end, breaks: late },
  }
  return give === 'first' ? { given: first, kept: last } : { given: last, kept: first }
}

function breaksOf(shift: Shift, place: number, length: number): [early: ShiftBreak[], late: ShiftBreak[]] {
  const halves: [ShiftBreak[], ShiftBreak[]] = [[], []]
  for (const one of shift.breaks) {
    const from = one.start === null ? null : since(shift.start, one.start)
    if (from !== null && from < place && from + one.minutes > place)
      throw new DomainError('scheduling.swap_part', { field: 'part' })
    const isEarly = from === null ? place > length - place : from < place
    halves[isEarly ? 0 : 1].push(one)
  }
  return halves
}

const since = (from: ClockTime, to: ClockTime): number =>
  (clockMinutes(to) - clockMinutes(from) + dayMinutes) % dayMinutes
