import { severityOf } from '../../labour_code/check.ts'
import { scanCounted } from '../../labour_code/counted_only.ts'
import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { allRules, singleWorkRules } from '../../labour_code/registry.ts'
import { singleContractRules, type RosterRule } from '../contract_rules/contract_rule.ts'
import type { FinishedPlan, Standing } from './finished_plan.ts'

/** How many breaches of each rule that only alerts the plan has; work that stays counts where work around it does. */
export function alertsByRule({ standings }: FinishedPlan): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (rule: RosterRule, breaches: number): void => {
    if (breaches > 0) counts.set(rule.id, (counts.get(rule.id) ?? 0) + breaches)
  }
  for (const standing of standings) {
    for (const rule of standing.person.alerting) add(rule, breachesOf(rule, standing, standing.timeline))
    for (const rule of singleAlerting(standing)) add(rule, breachesOf(rule, standing, givenWork(standing)))
  }
  return counts
}

/** Rules about one work alone that only alert for this person. */
export const singleAlerting = ({ person: { rules, contract } }: Standing): RosterRule[] => [
  ...allRules.filter(({ id }) => singleWorkRules.has(id) && severityOf(id, rules.settings) === 'alert'),
  ...contract.filter(({ id, severity }) => singleContractRules.has(id) && severity === 'alert'),
]

const givenWork = ({ person, given }: Standing): PlannedWork[] => given.map((s) => person.planned[s]!)

function breachesOf(rule: RosterRule, { person }: Standing, work: readonly PlannedWork[]): number {
  let breaches = 0
  scanCounted(rule, work, person.facts, person.rules, () => (breaches += 1))
  return breaches
}
