import type { WorkSystem } from '@shiftloom/solver/labour_code/limits'
import type { Day } from './schedule.ts'

/** Employment for a range of days; two of one person never share a day. */
export type Contract = {
  id: string
  version: number
  employeeId: string
  startsOn: Day
  /** The last day of employment; `null` if indefinite. */
  endsOn: Day | null
  workSystem: WorkSystem
  /** Full-time equivalent, 0 < fte <= 1, three decimals. */
  fte: number
  agreedMinutesPerMonth: number | null
  /** Longest working day of an equivalent system. */
  maxDailyMinutes: number | null
}
export type ContractInput = Omit<Contract, 'id' | 'version' | 'employeeId'>

/** What a person earns from a day on, in minor units; until the next rate begins. Only with `rates.read`. */
export type Rate = {
  id: string
  version: number
  employeeId: string
  validFrom: Day
  kind: 'hourly' | 'monthly'
  currency: string
  salaryMinor: number | null
  weekdayMinor: number | null
  saturdayMinor: number | null
  sundayMinor: number | null
  dayOffMinor: number | null
}
export type RateInput = Omit<Rate, 'id' | 'version' | 'employeeId' | 'currency'>

/** GET and PUT organisation-users/profile/qr-code: what the picture holds; PUT makes a new one and ends the old. */
export type OwnQrCode = {
  code: string
  /** ISO instant; null while it is the first one. */
  renewedAt: string | null
}
