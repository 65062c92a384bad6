import { hoursBetween, openSlots } from '../rules/operation_hours.ts'
import type { MinuteRange } from '../slots.ts'

/** Opening on one weekday, 1 Monday to 7 Sunday, `HH:mm`; `closes` not later than `opens` means the next day. */
export type DayHours = { readonly weekday: number; readonly opens: string; readonly closes: string }

/** When a rule asks for people. */
export type RuleHours = {
  /** Null: while the place is open. */
  readonly hours: readonly DayHours[] | null
  readonly bufferBeforeMinutes: number
  readonly bufferAfterMinutes: number
  /** Days of the row, half-open, on which it holds; left out: all. */
  readonly inForce?: { readonly from: number; readonly until: number }
}

/** A row of days of a place. */
export type DaysOfPlace = {
  /** 1 Monday to 7 Sunday, one a day. */
  readonly weekdays: readonly number[]
  readonly slotMinutes: number
  /** The place's week; none means that it never closes. */
  readonly hours: readonly DayHours[]
  /** Hours of days that differ from the week, by day of the row; -1 is the day before it. */
  readonly exceptions: ReadonlyMap<number, readonly Omit<DayHours, 'weekday'>[]>
}

export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** 1 for each slot of the days in which a rule asks for people, buffers included. */
export function openRow(rule: RuleHours, place: DaysOfPlace): Uint8Array {
  const perDay = 1440 / place.slotMinutes
  const grid = { slots: place.weekdays.length * perDay, slotMinutes: place.slotMinutes }
  const { bufferBeforeMinutes, bufferAfterMinutes, inForce } = rule
  const days = Array.from({ length: place.weekdays.length + 2 }, (_, at) => at - 1)
  const row = new Uint8Array(grid.slots)
  for (const day of days) {
    if (inForce && (day < inForce.from || day >= inForce.until)) continue
    const opening = hoursOn(rule.hours, day, place)
    if (opening.length === 0) continue
    // Three days around are all that hours past midnight and buffers can reach.
    const first = Math.max(0, (day - 1) * perDay)
    const until = Math.min(grid.slots, (day + 3) * perDay)
    if (until <= first) continue
    const firstMinute = first * place.slotMinutes
    const part = openSlots(
      { opening, bufferBeforeMinutes, bufferAfterMinutes },
      { slots: until - first, slotMinutes: place.slotMinutes, firstMinute }
    )
    for (const [at, open] of part.entries()) if (open === 1) row[first + at] = 1
  }
  return row
}

/** Of one day, in minutes of the row; a day on which the place is closed closes its rules' own hours too. */
function hoursOn(own: readonly DayHours[] | null, day: number, place: DaysOfPlace): MinuteRange[] {
  const exception = place.exceptions.get(day)
  if (exception?.length === 0) return []
  const weekday = weekdayOn(day, place)
  const week = own ?? place.hours
  const usual = week.filter((hours) => hours.weekday === weekday)
  const never = own === null && place.hours.length === 0 && !exception
  const hours = own === null && exception ? exception : usual
  if (never) return [{ from: day * 1440, until: (day + 1) * 1440 }]
  return hours.map(({ opens, closes }) => {
    const range = hoursBetween(minuteOfDay(opens), minuteOfDay(closes))
    return { from: day * 1440 + range.from, until: day * 1440 + range.until }
  })
}

const weekdayOn = (day: number, { weekdays }: DaysOfPlace): number =>
  weekdays[day] ?? ((((weekdays[0]! - 1 + day) % 7) + 7) % 7) + 1
