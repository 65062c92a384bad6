import type { ClockTime, Day } from './schedule.ts'

/**
 * What an hour of work costs from a day on, in minor units; a kind of day without a rate of its own has that of
 * weekdays. A salary is given as its hourly rate of the month, rounded.
 */
export type ShiftRate = {
  validFrom: Day
  weekdayMinor: number
  saturdayMinor: number | null
  sundayMinor: number | null
  dayOffMinor: number | null
}
/** What night work and overtime add to pay; lengths in minutes, money in minor units. `null` for nothing. */
export type PayPremiums = {
  nightWindow: { nightFrom: ClockTime; nightUntil: ClockTime } | null
  night:
    | {
        of: 'minimum_wage'
        months: { from: Day; minimumWageMinor: number; nominalMinutes: number; percent: number }[]
      }
    | { of: 'own_wage'; percent: number }
    | null
  overtime: {
    dailyMinutes: number | null
    doubleMinutes: number | null
    /** Weeks or settlement periods with the hours that are normal in each. */
    spans: { from: Day; until: Day; minutes: number }[]
    averaged: boolean
    nightAsRest: boolean
    offDays: boolean
    restWeekdays: number[]
    percent: { workday: number; restDay: number; holiday: number }
  } | null
}
/** GET /api/scheduling/shift-rates: only for users who may see cost. */
export type ShiftRates = {
  currency: string
  /** Work at these costs nothing. */
  unbilledPositionIds: string[]
  /** People paid in another currency, or without a rate, are left out. */
  people: {
    employeeId: string
    country: string
    rates: ShiftRate[]
    daysOff: Day[]
    /** The person's own days of weekly rest, 1 Monday to 7 Sunday; left out where those of the premiums hold. */
    restWeekdays?: number[]
  }[]
  /** By the country of a person's main location: what night work and overtime add. */
  premiums: Record<string, PayPremiums>
}
