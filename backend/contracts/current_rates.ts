import type { Rate } from './employment_terms.ts'
import type { EmployeeListItem } from './organisation.ts'
import type { Day } from './schedule.ts'

/** GET employee-rates: a person with their pay of today; only with `rates.read`. */
export type CurrentRate = Pick<
  EmployeeListItem,
  'id' | 'name' | 'surname' | 'avatarUrl' | 'role' | 'mainLocationId' | 'positionIds'
> & {
  /** In force today on the organisation's clock; `null` without one. */
  rate: Rate | null
  /** First day of the next one; `null` if none is entered. */
  nextFrom: Day | null
}

/** Who is listed: people with a rate in force, people without, or people with one of a kind. */
export const rateFilters = ['with', 'without', 'hourly', 'monthly'] as const
export type RateFilter = (typeof rateFilters)[number]
