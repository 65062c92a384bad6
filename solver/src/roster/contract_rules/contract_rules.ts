import type { FixedWork, RosterPerson, RosterProblem } from '../problem.ts'
import { dayNumberOf, historyOf, type ShiftTypes } from './contract_context.ts'
import { contractRuleIds, type ContractRule, type ContractRuleMaker } from './contract_rule.ts'
import { completeWeekends, daysWorked, typeCounts, weekends } from './days.ts'
import { daysOffInRow } from './days_off.ts'
import { dayMinutes, periodMinutes, weekMinutes } from './minutes.ts'
import { daysInRow, kindsInRow } from './runs.ts'
import { shiftTypes } from './shift_types.ts'

const makers: readonly ContractRuleMaker[] = [
  shiftTypes,
  dayMinutes,
  weekMinutes,
  periodMinutes,
  daysWorked,
  daysInRow,
  daysOffInRow,
  weekends,
  completeWeekends,
  typeCounts,
  kindsInRow,
]

/** The rules of a person's contract, in the order in which they are listed; none without a contract. */
export function contractRulesOf(
  person: RosterPerson,
  fixed: readonly FixedWork[],
  problem: Pick<RosterProblem, 'from' | 'until'>,
  types: ShiftTypes
): ContractRule[] {
  const { contract } = person
  if (!contract) return []
  const context = {
    contract,
    history: historyOf(person, fixed, problem, types),
    first: dayNumberOf(problem.from),
    end: dayNumberOf(problem.until),
    types,
  }
  return makers
    .flatMap((make) => make(context))
    .sort((a, b) => contractRuleIds.indexOf(a.id) - contractRuleIds.indexOf(b.id))
}
