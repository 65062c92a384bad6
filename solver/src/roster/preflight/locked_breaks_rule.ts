import { checkPlanned } from '../../labour_code/check.ts'
import { overlaps, periodOfDays } from '../../time/time.ts'
import type { PreflightCheck } from './finding.ts'

/** Rules that work which stays breaks already, in the planned days. */
export const lockedBreaksRule: PreflightCheck = ({ people, problem }) => {
  const planned = periodOfDays(problem.from, problem.until, problem.zone)
  return people.flatMap(({ id, facts, fixed, rules }) =>
    checkPlanned(facts, fixed, rules)
      .filter(({ severity, shiftIds }) => severity === 'block' && inside(shiftIds))
      .map(({ ruleId, shiftIds, actual, limit, unit }) => ({
        code: 'locked_breaks_rule' as const,
        severity: 'warn' as const,
        details: { personId: id, rule: ruleId, shiftId: shiftIds.at(-1) ?? '', actual, limit, unit },
      }))
  )

  function inside(ids: readonly string[]): boolean {
    return problem.fixed.some((work) => ids.includes(work.id) && overlaps(work, planned))
  }
}
