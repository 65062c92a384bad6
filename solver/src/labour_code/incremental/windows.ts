import type { Period } from '../../time/time.ts'
import type { PlannedWork } from '../planned_work.ts'
import type { PersonFacts, RuleId, Rules } from '../rule.ts'
import type { ChangedPart } from './changed_part.ts'
import { endBefore } from './cuts.ts'

/** The windows a rule looks at, in its order. */
export function windowsOf(ruleId: RuleId, person: PersonFacts, { calendar }: Rules): readonly Period[] {
  if (ruleId === 'weekly_hours' || ruleId === 'personal_week')
    return [...calendar.weeks, ...(calendar.partialWeeks ?? [])]
  if (ruleId === 'weekly_norm' || ruleId === 'position_hours') return calendar.weeks
  if (ruleId === 'period_average' || ruleId === 'continuous_average' || ruleId === 'night_average')
    return calendar.settlement ? [calendar.settlement] : []
  return person.periodLimits
}

/**
 * The time in which a change can be felt: from the end of the work before it to the start of the work after it, since
 * a rest reaches that far.
 */
export function feltIn(part: ChangedPart): Period {
  const { before, after, from, oldUntil, newUntil } = part
  const changed = [...before.slice(from, oldUntil), ...after.slice(from, newUntil)]
  const earlier = endBefore(after, from)
  const starts = Math.min(...changed.map(({ start }) => start))
  const ends = Math.max(earlier, ...changed.map(({ end }) => end))
  const next = after.slice(newUntil).find(({ start }) => start >= ends)
  return { start: Math.min(earlier, starts), end: next?.start ?? Infinity }
}

/** Also windows that the time merely touches. */
export const touches = (window: Period, time: Period): boolean =>
  window.start <= time.end && window.end >= time.start

/** The works from the first to the last one that touches one of the windows. */
export function worksAround(
  work: readonly PlannedWork[],
  windows: readonly Period[]
): readonly PlannedWork[] {
  const inside = (item: Period): boolean => windows.some((window) => touches(window, item))
  const first = work.findIndex(inside)
  return first < 0 ? [] : work.slice(first, work.findLastIndex(inside) + 1)
}
