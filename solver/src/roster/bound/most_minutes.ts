import { workSystemsOf } from '../../labour_code/contract_terms.ts'
import { mostExtendedMinutes } from '../../labour_code/extended_hours.ts'
import { workMinutesInside, type PlannedWork } from '../../labour_code/planned_work.ts'
import type { ModelPerson } from '../model.ts'
import type { Period } from '../../time/time.ts'
import { holdsAlways } from './following.ts'

const WEEK_DAYS = 7

/**
 * Most minutes that rules about whole periods leave for works to be given; Infinity without such a rule. A limit counts
 * when all the works lie inside its period and kept work does not break it already.
 */
export function mostMinutes(person: ModelPerson, works: readonly PlannedWork[]): number {
  const { facts, rules, allCounts, fixed } = person
  if (!allCounts) return Infinity
  const { limits, calendar } = rules
  const left = ({ start, end }: Period, limit: number): number => {
    const inside = works.every((work) => work.start >= start && work.end <= end)
    if (!inside) return Infinity
    return limit - fixed.reduce((total, work) => total + workMinutesInside(work, { start, end }), 0)
  }
  let most = Infinity
  if (holdsAlways(person, 'period_hours')) {
    const isContinuous = workSystemsOf(facts).includes('CONT')
    for (const period of facts.periodLimits) {
      const extended = isContinuous ? mostExtendedMinutes(period, limits) : 0
      most = Math.min(most, left(period, period.maximumMinutes + extended + limits.toleranceMinutes))
    }
  }
  const { settlement } = calendar
  if (settlement && limits.averageWeekMaxMinutes !== null && holdsAlways(person, 'period_average')) {
    const limit = ((limits.averageWeekMaxMinutes + limits.toleranceMinutes) * settlement.days) / WEEK_DAYS
    most = Math.min(most, left(settlement, limit))
  }
  return most
}
