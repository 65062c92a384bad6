import type { LimitUnit } from './request_limits.ts'

/** What is left of a limit, before an import and after it. Minutes; a day that is counted whole has 480. */
export type SavedBalance = {
  name: string
  surname: string
  /** Name of the request type. */
  type: string
  year: number
  unit: LimitUnit
  beforeMinutes: number
  afterMinutes: number
}
