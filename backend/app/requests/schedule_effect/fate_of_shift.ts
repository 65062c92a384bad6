import { overlaps, type Period } from '@shiftloom/solver/time'
import type { CoveredShiftFate } from '#contracts/filed_requests'
import type { ScheduleEntry } from '#contracts/schedule'

type Instants = Pick<ScheduleEntry, 'startsAt' | 'endsAt'>
export type Taken = {
  /** Null: whole days. */
  part: Period | null
  isWork: boolean
}

/**
 * What becomes of a shift that a request meets. Whole days cover it. In a part of a day it stays under an absence, and
 * makes way for work, since no one works twice at once.
 */
export function fateOfShift(shift: Instants, { part, isWork }: Taken): CoveredShiftFate {
  if (part === null) return 'covered'
  const { start, end } = periodOfShift(shift)
  if (!isWork || !overlaps(part, { start, end })) return 'stays'
  return part.start <= start && end <= part.end ? 'covered' : 'cut'
}

export const periodOfShift = ({ startsAt, endsAt }: Instants): Period => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
})
