import type { PersonOfRequests } from './filed_requests.ts'
import type { Day } from './schedule.ts'

/** Days for which a deputy can be named at once, both ends counted. */
export const longestDeputyPeriod = 366

/** POST /api/requests/deputies. */
export type DeputyInput = {
  /** Whose place is taken. Left out: the caller. Another person only with `requests.create`. */
  employeeId?: string
  deputyId: string
  /** Both null: on every day on which the person is away. */
  firstDay: Day | null
  lastDay: Day | null
}

/** One of GET /api/requests/deputies: of the caller, in either part; of everyone with `requests.create`. None that is over. */
export type RequestDeputy = {
  id: string
  person: PersonOfRequests
  deputy: PersonOfRequests
  firstDay: Day | null
  lastDay: Day | null
  /** Today. */
  isActive: boolean
  /** Whether the caller may take it back. */
  isRemovable: boolean
}
