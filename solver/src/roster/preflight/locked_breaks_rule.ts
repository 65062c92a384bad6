import { checkPlanned } from '../../labour_code/check.ts'
import { scanCounted } from '../../labour_code/counted_only.ts'
import { overlaps, periodOfDays } from '../../time/time.ts'
import { singleContractRules } from '../contract_rules/contract_rule.ts'
import type { ModelPerson } from '../model.ts'
import type { PreflightCheck } from './finding.ts'

type Breach = {
  readonly ruleId: string
  readonly shiftIds: readonly string[]
  readonly actual: number
  readonly limit: number
  readonly unit: string
}

/** Rules that work which stays breaks already, in the planned days. */
export const lockedBreaksRule: PreflightCheck = ({ people, problem }) => {
  const planned = periodOfDays(problem.from, problem.until, problem.zone)
  const plannedIds = new Set(problem.fixed.filter((work) => overlaps(work, planned)).map(({ id }) => id))
  return people.flatMap((person) =>
    [...ofTheLaw(person), ...ofTheContract(person)]
      .filter(({ shiftIds }) => shiftIds.some((id) => plannedIds.has(id)))
      .map(({ ruleId, shiftIds, actual, limit, unit }) => ({
        code: 'locked_breaks_rule' as const,
        severity: 'warn' as const,
        details: { personId: person.id, rule: ruleId, shiftId: shiftIds.at(-1) ?? '', actual, limit, unit },
      }))
  )
}

const ofTheLaw = ({ facts, fixed, rules }: ModelPerson): Breach[] =>
  checkPlanned(facts, fixed, rules).filter(({ severity }) => severity === 'block')

/** What a contract allows at most; what it asks for at least, other work may still bring. */
function ofTheContract({ facts, fixed, rules, contract }: ModelPerson): Breach[] {
  const breaches: Breach[] = []
  for (const rule of contract) {
    if (rule.severity !== 'block' || rule.sense !== 'at_most') continue
    const { id: ruleId, unit } = rule
    const tell = (first: number, last: number, actual: number, limit: number): void => {
      const shiftIds = fixed.slice(first, last + 1).map(({ id }) => id)
      breaches.push({ ruleId, shiftIds, actual, limit, unit })
    }
    if (!singleContractRules.has(ruleId)) scanCounted(rule, fixed, facts, rules, tell)
    else
      fixed.forEach((work, i) =>
        scanCounted(rule, [work], facts, rules, (_, __, actual, limit) => tell(i, i, actual, limit))
      )
  }
  return breaches
}
