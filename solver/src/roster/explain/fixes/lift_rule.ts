import type { RuleId } from '../../../labour_code/rule.ts'
import { minutesOf } from '../../../time/time.ts'
import type { Model } from '../../model.ts'
import type { Hindered } from '../blockers.ts'
import { withWork, type Blocker } from '../broken_rules.ts'
import type { FixKind } from './fix_search.ts'
import { newBreaches } from './verified.ts'

/** People who must not work at night or at strenuous positions are protected: never suggested. */
const protections: readonly string[] = ['night_work', 'forbidden_work'] satisfies RuleId[]
/** Never suggest exceeding a limit by more than this fraction. */
const WIDEST_BREACH = 1 / 3

/** One rule, the only one in the way and one that may be overridden, is lifted this once: the smallest breach first. */
export const liftRule: FixKind = ({ plan: { model, standings } }, { shift, hindered, most }) =>
  hindered
    .flatMap(({ p, blocker }) =>
      isLiftable(blocker) ? [{ p, blocker, part: partOf(model, shift, blocker) }] : []
    )
    .filter(({ part, blocker }) => part <= WIDEST_BREACH || isLeast(blocker))
    .sort((a, b) => a.part - b.part)
    .filter(({ p, blocker }) => {
      const standing = standings[p]!
      const after = withWork(standing.timeline, standing.person.planned[shift]!)
      return newBreaches(standing, after).every(({ ruleId }) => ruleId === blocker.rule.id)
    })
    .slice(0, most)
    .map(({ p, blocker: { rule, actual, limit } }) => ({
      kind: 'lift_rule',
      personId: model.people[p]!.id,
      ruleId: rule.id,
      actual,
      limit,
      unit: rule.unit,
    }))

const isLiftable = (blocker: Hindered['blocker']): blocker is Blocker =>
  blocker?.rules === 1 && !blocker.fact && !protections.includes(blocker.rule.id)

/** A breach that cannot be smaller: of a time at which nothing is allowed, or by one day, weekend or shift. */
const isLeast = ({ limit, breach, rule }: Blocker): boolean =>
  limit === 0 || (rule.unit !== 'minute' && breach <= 1)

/** How far beyond a limit, as a part of it; where nothing at all is allowed, of the shift. */
function partOf({ shifts }: Model, shift: number, { breach, limit, rule }: Blocker): number {
  if (limit > 0) return breach / limit
  return rule.unit === 'minute' ? breach / minutesOf(shifts[shift]!) : 1
}
