import { isPlanned, isWeekend, weekOf, weekdayIndex, type ContractContext } from './contract_context.ts'
import { contractRule, type ContractRule, type ContractRuleMaker } from './contract_rule.ts'
import type { PlannedWork } from '../../labour_code/planned_work.ts'

const SATURDAY = 5

/** Days worked of the planned ones, with those of the history. */
export const daysWorked: ContractRuleMaker = (context) => {
  const { min, max, weight } = context.contract.daysWorked ?? {}
  const before = context.history.daysWorked
  const rules: ContractRule[] = []
  const countOf = (work: readonly PlannedWork[]): number => before + countDays(work, context, () => true)
  if (max !== undefined) {
    rules.push(
      contractRule(
        'contract_days_worked',
        { unit: 'day', sense: 'at_most' },
        { weight },
        (work, _p, _l, _c, report) => {
          const days = countOf(work)
          if (days > max && days > before) report(0, work.length - 1, days, max, 0, 0)
        }
      )
    )
  }
  if (min !== undefined) {
    rules.push(
      contractRule(
        'contract_least_days_worked',
        { unit: 'day', sense: 'at_least' },
        { weight },
        (work, _p, _l, _c, report) => {
          const days = countOf(work)
          if (days < min) report(0, work.length - 1, days, min, 0, 0)
        }
      )
    )
  }
  return rules
}

/** Days of one catalogue shift. */
export const typeCounts: ContractRuleMaker = (context) =>
  Object.entries(context.contract.shiftTypeCounts ?? {}).flatMap(([typeId, { max, weight }]) => {
    if (max === undefined) return []
    const isOne = ({ id }: PlannedWork): boolean => context.types.typeOf.get(id) === typeId
    return [
      contractRule(
        'contract_type_count',
        { unit: 'day', sense: 'at_most' },
        { weight },
        (work, _p, _l, _c, report) => {
          const days = countDays(work, context, isOne)
          if (days > max) report(0, work.length - 1, days, max, 0, 0)
        }
      ),
    ]
  })

/** Weekends with work, with those of the history. */
export const weekends: ContractRuleMaker = (context) => {
  const { max, weight } = context.contract.weekends ?? {}
  if (max === undefined) return []
  const before = context.history.weekends
  return [
    contractRule(
      'contract_weekends',
      { unit: 'weekend', sense: 'at_most' },
      { weight },
      (work, _p, _l, _c, report) => {
        let count = before
        let latest = -1
        let first = -1
        let last = -1
        for (let i = 0; i < work.length; i += 1) {
          const { dayNumber } = work[i]!
          if (!isWeekend(dayNumber) || !isPlanned(work[i]!, context)) continue
          if (first < 0) first = i
          last = i
          if (weekOf(dayNumber) !== latest) count += 1
          latest = weekOf(dayNumber)
        }
        if (count > max && count > before)
          report(first, last, count, max, work[first]!.start, work[last]!.end)
      }
    ),
  ]
}

/** Both days of a weekend or none, for weekends planned whole. */
export const completeWeekends: ContractRuleMaker = (context) => {
  const { completeWeekends: wanted } = context.contract
  if (!wanted) return []
  return [
    contractRule(
      'contract_complete_weekend',
      { unit: 'day', sense: 'at_least' },
      wanted,
      (work, _p, _l, _c, report) => {
        for (let i = 0; i < work.length; i += 1) {
          const { dayNumber, start, end } = work[i]!
          if (!isWeekend(dayNumber)) continue
          const other = weekdayIndex(dayNumber) === SATURDAY ? dayNumber + 1 : dayNumber - 1
          const whole =
            Math.min(dayNumber, other) >= context.first && Math.max(dayNumber, other) < context.end
          const firstOfDay = i === 0 || work[i - 1]!.dayNumber !== dayNumber
          if (whole && firstOfDay && !hasWorkOn(work, other)) report(i, i, 1, 2, start, end)
        }
      }
    ),
  ]
}

function hasWorkOn(work: readonly PlannedWork[], dayNumber: number): boolean {
  for (let i = 0; i < work.length; i += 1) if (work[i]!.dayNumber === dayNumber) return true
  return false
}

/** Planned days with such work. */
function countDays(
  work: readonly PlannedWork[],
  context: ContractContext,
  isOne: (work: PlannedWork) => boolean
): number {
  let days = 0
  let latest = -Infinity
  for (let i = 0; i < work.length; i += 1) {
    if (work[i]!.dayNumber === latest || !isPlanned(work[i]!, context) || !isOne(work[i]!)) continue
    latest = work[i]!.dayNumber
    days += 1
  }
  return days
}
