import { countsOf } from '../carriers.ts'
import type { ReasonKind } from './reason_kind.ts'

/** In the order of `Model.kinds`. */
const codes = ['fewest_nights', 'fewest_weekends', 'fewest_holidays'] as const

/**
 * Makes the reason that, with this night (weekend day, holiday) too, no one who could take it carries fewer: counts
 * of the finished plan, work that stays included.
 */
const fewestOf =
  (kind: number): ReasonKind =>
  ({ plan: { model, standings }, shift, person, others }) => {
    if (others.length === 0 || !model.kinds[kind]![shift]) return false
    const countOf = (p: number): number => countsOf(model, standings[p]!)[kind]!
    const count = countOf(person)
    const next = Math.min(...others.map(countOf))
    return count <= next && { code: codes[kind]!, details: { count, next, others: others.length } }
  }

export const fewestNights = fewestOf(0)
export const fewestWeekends = fewestOf(1)
export const fewestHolidays = fewestOf(2)
