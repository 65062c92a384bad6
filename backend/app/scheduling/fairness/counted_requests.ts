import type { DaySpan } from '#app/scheduling/entries/entry'
import type { LedgerFigures } from '#contracts/fairness'

export type CountedRequests = Pick<LedgerFigures, 'requests' | 'requestsRefused'>
type CountRequests = (employeeIds: readonly string[], days: DaySpan) => Promise<Map<string, CountedRequests>>

let count: CountRequests = () => Promise.resolve(new Map())

/** Called once, where modules are joined: requests belong to a module that uses this one. */
export const requestsAreCountedBy = (known: CountRequests): void => void (count = known)

/** Decided requests that begin in the days, by person; who filed none is missing. */
export const countedRequests: CountRequests = (employeeIds, days) => count(employeeIds, days)
