import { addDays, weekdayOf } from '@shiftloom/solver/time'
import type { Day } from './days.ts'
import { numbersFrom } from './random.ts'

const days = 730
/** What an hour brings, from nine in the morning on. */
const hours = [18, 30, 34, 42, 52, 44, 34, 30]
/** Monday to Sunday. */
const weekdays = [0.9, 0.85, 0.95, 1, 1.2, 1.3, 1]

/** Two years of hours of one metric at one location, up to yesterday, as a till would export them. */
export function twoYears(today: Day, locationCode: string, metric: string): Buffer {
  const below = numbersFrom(20_271)
  const lines = ['Date and time,Location,Metric,Value']
  for (let back = days; back > 0; back--) {
    const day = addDays(today, -back)
    for (const [at, usual] of hours.entries()) {
      const value = Math.round(usual * weekdays[weekdayOf(day) - 1]! * (0.5 + below(1_000) / 1_000))
      lines.push(`${day}T${String(9 + at).padStart(2, '0')}:00:00,${locationCode},${metric},${value}`)
    }
  }
  return Buffer.from(lines.join('\n'))
}

/** Rows of such a file. */
export const twoYearsRows = days * hours.length
