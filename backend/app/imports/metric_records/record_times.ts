import { addDays, clockOf, instantOf } from '@shiftloom/solver/time'

/** A time of the wall clock, or the reason why it is none. */
export type ReadTime = { day: string; clock: string } | { reason: string }

const shape = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/

/** `2025-11-13T14:30:00`, with a space instead of the T or without seconds; a day alone is its midnight. */
export function timeIn(text: string): ReadTime {
  const parts = shape.exec(text)
  if (!parts) return { reason: 'not_a_time' }
  const [, year, month, date, hour = '00', minute = '00', second = '00'] = parts
  const day = `${year}-${month}-${date}`
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return { reason: 'not_a_time' }
  if (!day.startsWith('20')) return { reason: 'time_out_of_range' }
  if (Number(minute) % 15 !== 0 || Number(second) !== 0) return { reason: 'not_a_quarter' }
  return { day, clock: `${hour}:${minute}` }
}

const days = new Map<string, boolean>()
function isDay(day: string): boolean {
  const known = days.get(day)
  if (known !== undefined) return known
  const at = new Date(`${day}T00:00:00Z`)
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
  if (days.size > 50_000) days.clear()
  days.set(day, exists)
  return exists
}

/** Says for one zone which times the clocks skip. */
export class SkippedTimes {
  readonly #zone: string
  readonly #isShort = new Map<string, boolean>()
  constructor(zone: string) {
    this.#zone = zone
  }

  has(day: string, clock: string): boolean {
    return this.#losesTime(day) && clockOf(instantOf(day, clock, this.#zone), this.#zone) !== clock
  }

  #losesTime(day: string): boolean {
    const known = this.#isShort.get(day)
    if (known !== undefined) return known
    const start = instantOf(day, '00:00', this.#zone)
    const isShort = instantOf(addDays(day, 1), '00:00', this.#zone) - start < 24 * 3_600_000
    this.#isShort.set(day, isShort)
    return isShort
  }
}
