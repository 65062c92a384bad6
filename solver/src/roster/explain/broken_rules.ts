import { fixedRules } from '../../labour_code/company_choices.ts'
import { scanCounted } from '../../labour_code/counted_only.ts'
import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { ruleIds } from '../../labour_code/rule.ts'
import { contractRuleIds, type RosterRule } from '../contract_rules/contract_rule.ts'
import { overlaps, type Period } from '../../time/time.ts'
import type { ModelPerson } from '../model.ts'
import type { Reason } from '../result.ts'
import { excessOf } from '../excess.ts'
import type { Standing } from './finished_plan.ts'

/** Rounding of sums of fractional minutes must not look like a breach. */
export const TOLERANCE = 1e-6

/** What keeps one person from one more work: the first rule, and how many rules do. */
export type Blocker = {
  readonly rule: RosterRule
  readonly actual: number
  readonly limit: number
  /** How far beyond the limit, in the rule's unit. */
  readonly breach: number
  /** What the rule looked at. */
  readonly window: Period
  readonly rules: number
  /** Among them is one that cannot be overridden. */
  readonly fact: boolean
}

type Found = Omit<Blocker, 'rules' | 'fact'>

/** Overlaps, absence, employment, position and location: facts about people, not choices. */
const isFact = ({ id }: Pick<RosterRule, 'id'>): boolean => fixedRules.some((fixed) => fixed === id)

/** Null when nothing keeps the person from it. Breaches that are there without the work do not count. */
export function blockerOf(standing: Standing, work: PlannedWork): Blocker | null {
  const { single, around, excess, timeline } = standing
  const alone = single.flatMap((rule) => broken(standing.person, rule, [], [work], 0))
  const after = withWork(timeline, work)
  const beside = around.flatMap((rule, r) => broken(standing.person, rule, timeline, after, excess[r]!))
  const found = [...alone, ...beside].sort((a, b) => rankOf(a.rule) - rankOf(b.rule))
  const [first] = found
  const fact = found.some(({ rule }) => isFact(rule))
  return first ? { ...worstOf(first), rules: found.length, fact } : null
}

/** A rule that one work more breaks, and the work before and after it. */
type Broken = {
  readonly person: ModelPerson
  readonly rule: RosterRule
  readonly before: readonly PlannedWork[]
  readonly after: readonly PlannedWork[]
}

/** @param excess how far the work before is beyond the rule */
export const broken = (
  person: ModelPerson,
  rule: RosterRule,
  before: readonly PlannedWork[],
  after: readonly PlannedWork[],
  excess: number
): Broken[] => (excessOf(rule, person, after) > excess + TOLERANCE ? [{ person, rule, before, after }] : [])

/** The numbers of the worst breach that was not there before. */
export function worstOf({ person, rule, before, after }: Broken): Found {
  const known = new Set(breachesOf(person, rule, before).map(({ key }) => key))
  const now = breachesOf(person, rule, after)
  const added = now.filter(({ key }) => !known.has(key))
  const { actual, limit, breach, window } = (added.length > 0 ? added : now).reduce((worst, one) =>
    one.breach > worst.breach ? one : worst
  )
  return { rule, actual, limit, breach, window }
}

function breachesOf({ facts, rules }: ModelPerson, rule: RosterRule, work: readonly PlannedWork[]) {
  const breaches: (Omit<Found, 'rule'> & { key: string })[] = []
  scanCounted(rule, work, facts, rules, (_first, _last, actual, limit, start, end) => {
    const window = { start, end }
    const key = `${start}/${end}/${actual}`
    breaches.push({ key, actual, limit, breach: Math.abs(actual - limit), window })
  })
  return breaches
}

/** Whether nothing keeps the person from it; the same answer as `blockerOf`, at the first rule that does. */
export function canTake(standing: Standing, work: PlannedWork): boolean {
  const { person, single, around, excess, timeline } = standing
  if (timeline.some((other) => overlaps(other, work))) return false
  for (const rule of single) if (excessOf(rule, person, [work]) > 0) return false
  const after = withWork(timeline, work)
  return around.every((rule, r) => excessOf(rule, person, after) <= excess[r]! + TOLERANCE)
}

const ranks: readonly RosterRule['id'][] = [...ruleIds, ...contractRuleIds]

/** Place of a rule in the order in which they are listed; rules of contracts come last. */
export function rankOf({ id }: Pick<RosterRule, 'id'>): number {
  return ranks.indexOf(id)
}

/** A blocker as it is reported: a rule's id and its numbers, and the window, if it has one, as ISO instants. */
export const toReason = ({ rule, actual, limit, window }: Found): Reason => ({
  code: rule.id,
  details: { rule: rule.id, actual, limit, unit: rule.unit, ...toldWindow(window) },
})

const toldWindow = ({ start, end }: Period): Reason['details'] =>
  Number.isFinite(start) && Number.isFinite(end) && end > start
    ? { windowStart: new Date(start).toISOString(), windowEnd: new Date(end).toISOString() }
    : {}

/** A timeline with one work more, in its place. */
export function withWork(timeline: readonly PlannedWork[], work: PlannedWork): PlannedWork[] {
  let place = timeline.length
  while (place > 0 && timeline[place - 1]!.start > work.start) place -= 1
  return timeline.toSpliced(place, 0, work)
}
