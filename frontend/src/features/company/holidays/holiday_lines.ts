import type { HolidayOfYear } from '@shiftloom/backend/contracts/holidays'

/** A day of the list; what the company keeps everywhere is one line with all its countries. */
export type HolidayLine = HolidayOfYear & { countries: string[] }

export function linesOf(days: readonly HolidayOfYear[]): HolidayLine[] {
  const lines = new Map<string, HolidayLine>()
  for (const holiday of days) {
    const key = holiday.own ? `${holiday.own.id} ${holiday.day}` : `${holiday.country} ${holiday.day}`
    const line = lines.get(key)
    if (line) line.countries.push(holiday.country)
    else lines.set(key, { ...holiday, countries: [holiday.country] })
  }
  return [...lines.values()]
}
