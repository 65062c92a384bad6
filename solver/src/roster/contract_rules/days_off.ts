import type { PlannedWork } from '../../labour_code/planned_work.ts'
import type { Report, Scan } from '../../labour_code/rule.ts'
import type { ContractContext } from './contract_context.ts'
import { contractRule, type ContractRule, type ContractRuleMaker } from './contract_rule.ts'

/** Consecutive days off between two days worked, at least and at most. */
export const daysOffInRow: ContractRuleMaker = (context) => {
  const { min, max, weight } = context.contract.daysOffInRow ?? {}
  const rules: ContractRule[] = []
  if (min !== undefined && min > 1) {
    const scan = gaps(context, (days, open) => (!open && days < min ? min : HOLDS))
    rules.push(contractRule('contract_least_days_off', { unit: 'day', sense: 'at_least' }, { weight }, scan))
  }
  if (max !== undefined) {
    const scan = gaps(context, (days) => (days > max ? max : HOLDS))
    rules.push(contractRule('contract_most_days_off', { unit: 'day', sense: 'at_most' }, { weight }, scan))
  }
  return rules
}

const HOLDS = -1

/**
 * Compares the days off of every gap that has a planned day; `open` ones touch the first day with nothing known before
 * or have no work behind them yet.
 */
function gaps(context: ContractContext, broken: (days: number, open: boolean) => number): Scan {
  const { first, end, history } = context
  return (work, _person, _limits, _calendar, report) => {
    let from = first
    let before = history.offRun
    let open = !history.known
    let previous = -1
    for (let i = 0; i < work.length; i += 1) {
      const { dayNumber } = work[i]!
      if (dayNumber < first) continue
      if (from >= end) return
      const days = dayNumber - from
      if (days > 0) tell(work, previous, i, days + before, broken(days + before, open), report)
      from = dayNumber + 1
      before = 0
      open = false
      previous = i
    }
    if (from < end)
      tell(work, previous, previous, end - from + before, broken(end - from + before, true), report)
  }
}

function tell(
  work: readonly PlannedWork[],
  previous: number,
  next: number,
  days: number,
  limit: number,
  report: Report
): void {
  if (limit === HOLDS) return
  const first = Math.max(0, previous)
  report(first, next, days, limit, work[first]?.end ?? 0, work[next]?.start ?? 0)
}
