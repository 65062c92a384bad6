import type { FoundEmployee } from '#app/organisation/public/find_employees'
import type { ClockTime, Day } from '#contracts/schedule'
import type { StoredHours } from '#database/json/exports'

type DayType = 'work' | 'free' | 'holiday'

/** One line of an export before any layout. A night shift is one line that ends earlier than it starts. */
export type ExportRow = {
  person: FoundEmployee
  day: Day
  dayType: DayType
  /** null on days without work, like everything below. */
  work: {
    from: ClockTime
    until: ClockTime
    /** Elapsed minutes less unpaid breaks. */
    minutes: number
    breakMinutes: number
    location: string
    position: string
  } | null
}

/** `hours` is empty where all of it is the plan. */
export type SourceContent = { rows: ExportRow[]; hours: StoredHours[] }

export type SourceScope = { from: Day; until: Day; locationIds: string[] }
