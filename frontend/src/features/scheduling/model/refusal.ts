import { ruleIds, type RuleId } from '@shiftloom/solver/labour_code/rule'
import { isApiFailure } from '#/lib/failures/api_failure.ts'

/** One breach as the server tells it when it refuses. */
export type RefusedBreach = {
  ruleId: RuleId
  employeeId: string
  entryIds: readonly string[]
  actual: number
  limit: number
  unit: string
  windowStart: string
  windowEnd: string
  paidOnly?: true
}
/** A change the labour code does not allow. */
export type Refusal = {
  /** The first breach, in the language of the page. */
  message: string
  breaches: readonly RefusedBreach[]
  /** More than are listed when there are very many. */
  count: number
  /** This user may override it and make the change. */
  overridable: boolean
}

const prefix = 'labour_code.'

/** What the server said against a change, when it was a rule that spoke. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isApiFailure(error, 400) || !error.code.startsWith(prefix)) return null
  const ruleId = error.code.slice(prefix.length) as RuleId
  if (!ruleIds.includes(ruleId)) return null
  const { others, overridable, count, ...first } = error.details as RefusalDetails
  const breaches = [{ ...first, ruleId, entryIds: first.entryIds ?? [] } as RefusedBreach, ...(others ?? [])]
  return {
    message: error.message,
    breaches,
    count: count ?? breaches.length,
    overridable: overridable === true,
  }
}

type RefusalDetails = Partial<RefusedBreach> & {
  others?: RefusedBreach[]
  overridable?: boolean
  count?: number
}
