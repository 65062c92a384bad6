import { minuteOfDay } from '../position/place_days.ts'
import type { PlannedTime } from './presence.ts'

/** A shift as a schedule has it, on the clock; an end not after the start is the next day's. */
type ClockedShift = {
  readonly start: string
  readonly end: string
  readonly breaks: readonly {
    readonly start: string | null
    readonly minutes: number
    readonly paid: boolean
  }[]
}

/**
 * A shift in minutes from the first midnight of a row, with the breaks in which the person is away.
 *
 * @param day of the row on which it begins; -1 is the evening before
 */
export function clockedShift({ start, end, breaks }: ClockedShift, day: number): PlannedTime {
  const begins = day * 1440 + minuteOfDay(start)
  const length = minuteOfDay(end) - minuteOfDay(start)
  const ends = begins + (length > 0 ? length : length + 1440)
  const unpaid = breaks.filter(({ paid, minutes }) => !paid && minutes > 0)
  return {
    ...{ from: begins, until: ends },
    unpaidBreaks: unpaid.map(({ start: at, minutes }) => {
      // A break without a time is taken in the middle; one before the shift's start is of the next day.
      const middle = Math.round((begins + ends - minutes) / 2)
      const offset = at === null ? middle - begins : minuteOfDay(at) - minuteOfDay(start)
      const first = begins + (offset >= 0 ? offset : offset + 1440)
      return { from: first, until: Math.min(ends, first + minutes) }
    }),
  }
}
