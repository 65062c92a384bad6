import type { ClockTime, Day } from '@shiftloom/backend/contracts/schedule'
import { addDays } from '#/lib/time/days.ts'

/** The wall-clock time at which a slot begins. */
export function clockOfSlot(slot: number, stepMinutes: number): ClockTime {
  const minutes = slot * stepMinutes
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Day and time of a place among values from midnight of `from`. */
export function slotAt(place: number, { from, stepMinutes }: { from: Day; stepMinutes: number }) {
  const slots = 1440 / stepMinutes
  return {
    day: addDays(from, Math.floor(place / slots)),
    time: clockOfSlot(place % slots, stepMinutes),
  }
}
