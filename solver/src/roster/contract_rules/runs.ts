import type { PlannedWork } from '../../labour_code/planned_work.ts'
import type { Scan } from '../../labour_code/rule.ts'
import type { ContractContext } from './contract_context.ts'
import {
  contractRule,
  type ContractRule,
  type ContractRuleId,
  type ContractRuleMaker,
} from './contract_rule.ts'

const atMost = { unit: 'day', sense: 'at_most' } as const
const atLeast = { unit: 'day', sense: 'at_least' } as const
const always = (): boolean => true

/** Consecutive days worked. */
export const daysInRow: ContractRuleMaker = (context) => {
  const { history, contract } = context
  const runs = { context, before: history.workRun, isOne: always }
  return runRules(contract.daysInRow, ['contract_days_in_row', 'contract_least_days_in_row'], runs)
}

/** Consecutive days of the same kind of catalogue shift. */
export const kindsInRow: ContractRuleMaker = (context) => {
  const { history, contract, types } = context
  return Object.entries(contract.kindsInRow ?? {}).flatMap(([kind, limit]) => {
    const before = history.lastKind === kind ? history.kindRun : 0
    const isOne = ({ id }: PlannedWork): boolean => {
      const typeId = types.typeOf.get(id)
      return typeId !== undefined && types.kindOf(typeId) === kind
    }
    const runs = { context, before, isOne }
    return runRules(limit, ['contract_type_in_row', 'contract_least_type_in_row'], runs)
  })
}

/** Which runs: of works that are one, prolonged by the days before the first. */
type Runs = {
  readonly context: ContractContext
  readonly before: number
  readonly isOne: (work: PlannedWork) => boolean
}

function runRules(
  limit: ContractContext['contract']['daysInRow'],
  [most, least]: readonly [ContractRuleId, ContractRuleId],
  runs: Runs
): ContractRule[] {
  const { min, max, weight } = limit ?? {}
  const rules: ContractRule[] = []
  if (max !== undefined) rules.push(contractRule(most, atMost, { weight }, tooLong(runs, max)))
  if (min !== undefined && min > 1) rules.push(contractRule(least, atLeast, { weight }, tooShort(runs, min)))
  return rules
}

/** Runs longer than that, kept work after the planned days included as long as a planned day is among them. */
function tooLong(runs: Runs, max: number): Scan {
  return (work, _person, _limits, _calendar, report) => {
    for (let i = nextOf(work, 0, runs); i < work.length; i = nextOf(work, runEnd + 1, runs)) {
      const length = measure(work, i, runs)
      if (runStarts < runs.context.end && length > max) {
        report(i, runEnd, length, max, work[i]!.start, work[runEnd]!.end)
      }
    }
  }
}

/** Runs shorter than that which begin and end within the planned days, or whose beginning before them is known. */
function tooShort(runs: Runs, min: number): Scan {
  const { first, end, history } = runs.context
  return (work, _person, _limits, _calendar, report) => {
    for (let i = nextOf(work, 0, runs); i < work.length; i = nextOf(work, runEnd + 1, runs)) {
      const length = measure(work, i, runs)
      if (length >= min || runUntil >= end || (runStarts === first && !history.known)) continue
      report(i, runEnd, length, min, work[i]!.start, work[runEnd]!.end)
    }
  }
}

/** What `measure` found besides: index of the run's last work, its first day and the day after its last. */
let runEnd = 0
let runStarts = 0
let runUntil = 0

/** Length in days of the run that begins with work `i`. */
function measure(work: readonly PlannedWork[], i: number, { context, before, isOne }: Runs): number {
  runStarts = work[i]!.dayNumber
  runUntil = runStarts + 1
  runEnd = i
  for (let j = i + 1; j < work.length && work[j]!.dayNumber <= runUntil; j += 1) {
    if (!isOne(work[j]!)) continue
    runEnd = j
    runUntil = work[j]!.dayNumber + 1
  }
  return runUntil - runStarts + (runStarts === context.first ? before : 0)
}

/** The first work from index `i` on that is one and lies on or after the first planned day. */
function nextOf(work: readonly PlannedWork[], i: number, { context, isOne }: Runs): number {
  let next = i
  while (next < work.length && (work[next]!.dayNumber < context.first || !isOne(work[next]!))) next += 1
  return next
}
