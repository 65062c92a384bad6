import { Random } from '@shiftloom/solver/random'
import { addDays, daysOf, weekdayOf, type Day } from '@shiftloom/solver/time'

/** As many days as forecasts look back. */
export const sampleDays = 182

/** Mean tickets of the hours from opening on: a morning, a noon and a quiet evening. */
const profile = [8, 14, 16, 12, 14, 20, 24, 18, 14, 14, 16, 18, 12, 6]
/** Monday to Sunday. */
const weekdays = [0.9, 0.9, 0.95, 1, 1.2, 1.3, 1.05]

/** Hourly tickets of half a year that ends yesterday, growing a little. */
export function sampleRecords(today: Day, opens: number, busy: number): { at: string; value: number }[] {
  const luck = new Random(2027)
  return daysOf(addDays(today, -sampleDays), today).flatMap((day, at) =>
    profile.map((mean, hour) => ({
      at: `${day} ${String(opens + hour).padStart(2, '0')}:00`,
      value: Math.round(
        mean *
          busy *
          weekdays[weekdayOf(day) - 1]! *
          (0.92 + (0.08 * at) / sampleDays) *
          (0.8 + luck.next() * 0.4)
      ),
    }))
  )
}
