import type { PlannedWork } from '../../labour_code/planned_work.ts'
import type { Report, Scan } from '../../labour_code/rule.ts'
import type { ContractLimit } from './contract.ts'
import { isPlanned, weekOf, type ContractContext } from './contract_context.ts'
import {
  contractRule,
  type ContractRule,
  type ContractRuleId,
  type ContractRuleMaker,
} from './contract_rule.ts'

const NONE = -1

/** Minutes of a day worked, at most and at least. */
export const dayMinutes: ContractRuleMaker = (context) =>
  limitsOf(context.contract.dayMinutes, ['contract_day_minutes', 'contract_least_day_minutes'], (compare) =>
    groupedBy(({ dayNumber }) => dayNumber, context, compare)
  )

/** Minutes of a calendar week. Too few are reported only for weeks planned whole, including those without work. */
export const weekMinutes: ContractRuleMaker = (context) => {
  const week = ({ dayNumber }: PlannedWork): number => weekOf(dayNumber)
  const { max, min, weight } = context.contract.weekMinutes ?? {}
  const rules: ContractRule[] = []
  if (max !== undefined) {
    const scan = groupedBy(week, context, (minutes) => (minutes > max ? max : NONE))
    rules.push(contractRule('contract_week_minutes', atMost, { weight }, scan))
  }
  if (min !== undefined) {
    rules.push(contractRule('contract_least_week_minutes', atLeast, { weight }, leastOfWeeks(context, min)))
  }
  return rules
}

/** Minutes of all planned days. */
export const periodMinutes: ContractRuleMaker = (context) =>
  limitsOf(
    context.contract.periodMinutes,
    ['contract_period_minutes', 'contract_least_period_minutes'],
    (compare) => (work, _p, _l, _c, report) => {
      let minutes = 0
      for (let i = 0; i < work.length; i += 1)
        if (isPlanned(work[i]!, context)) minutes += work[i]!.workMinutes
      const limit = compare(minutes)
      if (limit !== NONE) report(0, work.length - 1, minutes, limit, 0, 0)
    }
  )

const atMost = { unit: 'minute', sense: 'at_most' } as const
const atLeast = { unit: 'minute', sense: 'at_least' } as const

/** The limit that so many minutes break, or NONE. */
type Compare = (minutes: number) => number

function limitsOf(
  limit: ContractLimit | undefined,
  [most, least]: readonly [ContractRuleId, ContractRuleId],
  scanWith: (compare: Compare) => Scan
): ContractRule[] {
  const { min, max, weight } = limit ?? {}
  return [
    ...(max === undefined
      ? []
      : [
          contractRule(
            most,
            atMost,
            { weight },
            scanWith((minutes) => (minutes > max ? max : NONE))
          ),
        ]),
    ...(min === undefined
      ? []
      : [
          contractRule(
            least,
            atLeast,
            { weight },
            scanWith((minutes) => (minutes < min ? min : NONE))
          ),
        ]),
  ]
}

/** Compares the minutes of each group of neighbouring works that has any. */
function groupedBy(groupOf: (work: PlannedWork) => number, context: ContractContext, compare: Compare): Scan {
  return (work, _person, _limits, _calendar, report) => {
    let first = NONE
    let minutes = 0
    for (let i = 0; i <= work.length; i += 1) {
      const goesOn = i < work.length && first !== NONE && groupOf(work[i]!) === groupOf(work[first]!)
      if (first !== NONE && !goesOn) {
        tell(work, first, i - 1, minutes, compare(minutes), report)
        first = NONE
        minutes = 0
      }
      if (i === work.length || !isPlanned(work[i]!, context)) continue
      if (first === NONE) first = i
      minutes += work[i]!.workMinutes
    }
  }
}

function tell(
  work: readonly PlannedWork[],
  first: number,
  last: number,
  minutes: number,
  limit: number,
  report: Report
): void {
  if (limit !== NONE) report(first, last, minutes, limit, work[first]!.start, work[last]!.end)
}

const WEEK = 7

function leastOfWeeks({ first, end }: ContractContext, least: number): Scan {
  const from = weekOf(first + WEEK - 1)
  const until = weekOf(end)
  return (work, _person, _limits, _calendar, report) => {
    for (let week = from; week < until; week += 1) {
      let minutes = 0
      for (let i = 0; i < work.length; i += 1) {
        if (weekOf(work[i]!.dayNumber) === week) minutes += work[i]!.workMinutes
      }
      if (minutes < least) report(0, work.length - 1, minutes, least, 0, 0)
    }
  }
}
