import { clockMinutes, minutesOf, periodOf } from '@shiftloom/solver/time'
import { DomainError } from '#app/core/errors/domain_error'
import type { ClockTime, Day, ShiftBreak } from '#contracts/schedule'

type Times = { day: Day; start: ClockTime; end: ClockTime; fullDay: boolean; breaks: ShiftBreak[] }
export type EntryTimes = {
  start: ClockTime
  end: ClockTime
  startsAt: string
  endsAt: string
  /** Elapsed minutes less unpaid breaks. */
  workMinutes: number
}

const dayMinutes = 1440

/**
 * The instants and the working time of wall-clock times at a place.
 *
 * @throws scheduling.break_longer_than_shift
 * @throws scheduling.break_outside_shift
 * @throws scheduling.hour_skipped when the clocks go forward over all of it
 */
export function timesOf({ day, start, end, fullDay, breaks }: Times, zone: string): EntryTimes {
  const clock = fullDay ? { start: '00:00', end: '00:00' } : { start, end }
  const period = periodOf(day, clock.start, clock.end, zone)
  const elapsed = minutesOf(period)
  if (elapsed <= 0)
    throw new DomainError('scheduling.hour_skipped', { day, start: clock.start, end: clock.end })
  checkBreaks(clock, breaks, elapsed)
  const unpaid = breaks.reduce((sum, { paid, minutes }) => sum + (paid ? 0 : minutes), 0)
  return {
    ...clock,
    startsAt: new Date(period.start).toISOString(),
    endsAt: new Date(period.end).toISOString(),
    workMinutes: elapsed - unpaid,
  }
}

/** Breaks lie where the clock says, so they are measured along the wall clock from the start. */
function checkBreaks(
  shift: { start: ClockTime; end: ClockTime },
  breaks: ShiftBreak[],
  elapsed: number
): void {
  const total = breaks.reduce((sum, { minutes }) => sum + minutes, 0)
  if (total > elapsed)
    throw new DomainError('scheduling.break_longer_than_shift', { minutes: total, shift: elapsed })
  const span = since(shift.start, shift.end) || dayMinutes
  for (const { start, minutes } of breaks) {
    if (start !== null && since(shift.start, start) + minutes > span)
      throw new DomainError('scheduling.break_outside_shift', { start })
  }
}

const since = (from: ClockTime, to: ClockTime): number =>
  (clockMinutes(to) - clockMinutes(from) + dayMinutes) % dayMinutes
