import {
  addDays,
  clockMinutes,
  clockOf,
  dayOf,
  daysBetween,
  type Day,
  type Period,
} from '@shiftloom/solver/time'
import { clockAfter } from '#app/requests/schedule_effect/clock_after'
import type { ClockTime, ScheduleEntry, ShiftBreak } from '#contracts/schedule'

export type Piece = { day: Day; start: ClockTime; end: ClockTime; breaks: ShiftBreak[] }
export type CutShift = {
  before: Piece | null
  /** What the part takes of it. */
  taken: Piece
  after: Piece | null
}
type Shift = Pick<ScheduleEntry, 'day' | 'start' | 'end' | 'zone' | 'breaks'>
/** Minutes on the wall clock since the shift begins. */
type Stretch = { from: number; until: number }

const dayMinutes = 1440

/**
 * A shift cut around a part of a day that it meets. Each break stays where it lies, cut as well where the part begins or
 * ends in it; those without a time stay with the longest stretch.
 */
export function cutShift(shift: Shift, part: Period): CutShift {
  const length = since(shift.start, shift.end) || dayMinutes
  const [from, until] = [part.start, part.end].map((at) => Math.min(length, Math.max(0, placeOf(at, shift))))
  const stretches: [Stretch, Stretch, Stretch] = [
    { from: 0, until: from! },
    { from: from!, until: until! },
    { from: until!, until: length },
  ]
  const longest = [...stretches].sort((one, other) => lengthOf(other) - lengthOf(one))[0]!
  const pieceOf = (stretch: Stretch): Piece => ({
    day: addDays(shift.day, Math.floor((clockMinutes(shift.start) + stretch.from) / dayMinutes)),
    start: clockAt(shift, stretch.from),
    end: clockAt(shift, stretch.until),
    breaks: shift.breaks.flatMap((one) =>
      one.start === null ? (stretch === longest ? [one] : []) : within(one, one.start, shift, stretch)
    ),
  })
  const [before, taken, after] = stretches
  return {
    before: lengthOf(before) > 0 ? pieceOf(before) : null,
    taken: pieceOf(taken),
    after: lengthOf(after) > 0 ? pieceOf(after) : null,
  }
}

/** The breaks of stretches that follow each other; a break that was cut is whole again. */
export function joinedBreaks(...stretches: (readonly ShiftBreak[])[]): ShiftBreak[] {
  const joined: ShiftBreak[] = []
  const all = stretches.flat()
  for (const one of all.filter(({ start }) => start !== null)) {
    const last = joined.at(-1)
    const goesOn = last?.paid === one.paid && since(last.start!, one.start!) === last.minutes
    if (last && goesOn) joined[joined.length - 1] = { ...last, minutes: last.minutes + one.minutes }
    else joined.push(one)
  }
  return [...joined, ...all.filter(({ start }) => start === null)]
}

/** What lies of a break in a stretch of its shift. */
function within(one: ShiftBreak, start: ClockTime, shift: Shift, stretch: Stretch): ShiftBreak[] {
  const place = since(shift.start, start)
  const from = Math.max(place, stretch.from)
  const minutes = Math.min(place + one.minutes, stretch.until) - from
  return minutes > 0 ? [{ ...one, start: clockAt(shift, from), minutes }] : []
}

const placeOf = (instant: number, { day, start, zone }: Shift): number =>
  daysBetween(day, dayOf(instant, zone)) * dayMinutes +
  clockMinutes(clockOf(instant, zone)) -
  clockMinutes(start)

const lengthOf = ({ from, until }: Stretch): number => until - from

const clockAt = ({ start }: Shift, place: number): ClockTime => clockAfter(start, place)

const since = (from: ClockTime, to: ClockTime): number =>
  (clockMinutes(to) - clockMinutes(from) + dayMinutes) % dayMinutes
