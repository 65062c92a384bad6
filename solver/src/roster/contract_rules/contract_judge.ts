import { scanCounted } from '../../labour_code/counted_only.ts'
import { byStart, planWork, type Work } from '../../labour_code/planned_work.ts'
import type { PersonFacts, Rules, Severity } from '../../labour_code/rule.ts'
import type { RosterPerson, RosterProblem } from '../problem.ts'
import { shiftTypesOf } from './contract_context.ts'
import { singleContractRules, type ContractRule, type ContractRuleId } from './contract_rule.ts'
import { contractRulesOf } from './contract_rules.ts'

export type ContractBreach = {
  readonly ruleId: ContractRuleId
  readonly severity: Severity
  readonly actual: number
  readonly limit: number
}

/** Every breach of a person's contract in all their work, kept work included. */
export type ContractJudge = (
  person: RosterPerson,
  facts: PersonFacts,
  rules: Rules,
  work: readonly Work[]
) => ContractBreach[]

/** Judges whole plans from scratch, with none of the search's tables. */
export function contractJudge(problem: RosterProblem): ContractJudge {
  const types = shiftTypesOf(problem)
  const fixedBy = Map.groupBy(problem.fixed, ({ personId }) => personId)
  const known = new Map<string, readonly ContractRule[]>()
  return (person, facts, rules, work) => {
    const own = known.get(person.id) ?? contractRulesOf(person, fixedBy.get(person.id) ?? [], problem, types)
    known.set(person.id, own)
    if (own.length === 0) return []
    const planned = [...work].sort(byStart).map((item) => planWork(item, rules.calendar))
    const breaches: ContractBreach[] = []
    for (const rule of own) {
      scanCounted(rule, planned, facts, rules, (_first, _last, actual, limit) =>
        breaches.push({ ruleId: rule.id, severity: rule.severity, actual, limit })
      )
    }
    return breaches
  }
}

/** Whether the contract allows the person a work at all, whatever lies around it. */
export const agreedTo = (breaches: readonly ContractBreach[]): boolean =>
  !breaches.some(({ ruleId, severity }) => severity === 'block' && singleContractRules.has(ruleId))
