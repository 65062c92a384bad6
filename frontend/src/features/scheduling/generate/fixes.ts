import type { EntryOperation, ScheduleEntry, ShiftBreak } from '@shiftloom/backend/contracts/schedule'
import type { ProposalFix } from '@shiftloom/backend/contracts/auto_schedule'
import { clockOf, dayOf } from '@shiftloom/solver/time'
import { planUpdate } from '../model/plan_operations.ts'

const MINUTE_MS = 60_000

/** What carries out a fix as one undo step; null when there is nothing to press, or the shifts have changed since. */
export function operationsOf(
  fix: ProposalFix,
  open: ScheduleEntry,
  entryById: ReadonlyMap<string, ScheduleEntry>
): EntryOperation[] | null {
  switch (fix.kind) {
    case 'lift_rule':
      return [planUpdate(open, { employeeId: fix.employeeId })]
    case 'shorten':
      return [planUpdate(open, { employeeId: fix.employeeId, ...shortened(open, fix) })]
    case 'hand_over': {
      const other = entryById.get(fix.otherEntryId)
      if (!other || other.locked) return null
      return [
        planUpdate(other, { employeeId: fix.otherEmployeeId }),
        planUpdate(open, { employeeId: fix.employeeId }),
      ]
    }
    case 'hire_hours':
      return null
  }
}

type Shortened = { startsAt: string; endsAt: string }

/** The new times on the wall clock of the shift, with the breaks that still lie within. */
function shortened({ zone, breaks }: ScheduleEntry, { startsAt, endsAt }: Shortened) {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)]
  return {
    day: dayOf(start, zone),
    start: clockOf(start, zone),
    end: clockOf(end, zone),
    breaks: breaks.filter((pause) => isWithin(pause, { start, end, zone })),
  }
}

/** A break without a place of its own moves along. */
function isWithin(
  pause: ShiftBreak,
  { start, end, zone }: { start: number; end: number; zone: string }
): boolean {
  if (pause.start === null) return true
  const midnight = minutesInto(clockOf(start, zone))
  const begins = (minutesInto(pause.start) - midnight + 24 * 60) % (24 * 60)
  return begins > 0 && begins + pause.minutes < (end - start) / MINUTE_MS
}

const minutesInto = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** By how much a shift gets shorter, in minutes. */
export const minutesCut = (open: ScheduleEntry, { startsAt, endsAt }: Shortened): number =>
  (Date.parse(open.endsAt) - Date.parse(open.startsAt) - Date.parse(endsAt) + Date.parse(startsAt)) /
  MINUTE_MS
