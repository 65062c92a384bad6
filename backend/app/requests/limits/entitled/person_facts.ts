import type { Day } from '@shiftloom/solver/time'
import type { NormContract } from '#app/labour_code/public/nominal_minutes'
import type { LeaveFacts } from '#contracts/request_limits'
import type { RequestRules } from '#contracts/requests'

/** All that a person's limits follow from. */
export type PersonFacts = LeaveFacts & {
  /** ISO 3166-1 alpha-2 of the law that counts. */
  country: string
  /** In order of their days. */
  contracts: readonly NormContract[]
  birthDate: Day | null
  /** As a person with a disability; `until` is exclusive. null: none. */
  disability: { from: Day | null; until: Day | null } | null
}
export type LimitedType = Pick<
  RequestRules,
  'daysCount' | 'limitPer' | 'primaryVacation' | 'affectsVacationLimit' | 'overtimeCompensation'
> & {
  id: string
  /** Of the kind of request it began as; null: made by the company. */
  code: string | null
}
