import type { Series } from '../forecast/series.ts'

/** Days of four slots whose values come from the week, the weekday (0 for the first day) and the slot of the day. */
export function weeklySeries(
  weeks: number,
  value: (week: number, weekday: number, slot: number) => number,
  unusual?: readonly number[]
): Series {
  const slotsPerDay = 4
  const days = weeks * 7
  const values = Float64Array.from({ length: days * slotsPerDay }, (_, at) => {
    const day = Math.floor(at / slotsPerDay)
    return value(Math.floor(day / 7), day % 7, at % slotsPerDay)
  })
  if (!unusual) return { values, slotsPerDay }
  return {
    values,
    slotsPerDay,
    unusual: Uint8Array.from({ length: days }, (_, day) => (unusual.includes(day) ? 1 : 0)),
  }
}
