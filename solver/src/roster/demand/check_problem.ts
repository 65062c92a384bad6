import { checkCatalogue } from './checks/catalogue.ts'
import { checkContracts } from './checks/contracts.ts'
import { checkDemand } from './checks/demand.ts'
import { checkReferences } from './checks/references.ts'
import { checkShape } from './checks/shape.ts'
import type { RosterProblem } from '../problem.ts'
import type { ProblemFault } from './checks/fault.ts'

export type { ProblemFault, ProblemFaultCode } from './checks/fault.ts'

/**
 * What makes a problem one that cannot be planned: ill-formed parts, unknown ids, limits that contradict each other.
 * Linear in its size; empty for every problem a search may be given. A demand that is merely too large is no fault.
 */
export function checkProblem(problem: RosterProblem): ProblemFault[] {
  const shape = checkShape(problem)
  if (shape.length > 0) return shape
  return [checkReferences, checkContracts, checkCatalogue, checkDemand].flatMap((check) => check(problem))
}
