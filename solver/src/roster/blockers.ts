import { scanCounted } from '../labour_code/counted_only.ts'
import { allRules, singleWorkRules } from '../labour_code/registry.ts'
import { severityOf } from '../labour_code/check.ts'
import { byStart, type PlannedWork } from '../labour_code/planned_work.ts'
import type { Rule } from '../labour_code/rule.ts'
import type { ModelPerson } from './model.ts'
import { excessOf } from './search/excess.ts'

/** What keeps one person from one more work: the first rule, and how many rules do. */
export type Blocker = {
  readonly rule: Rule
  readonly actual: number
  readonly limit: number
  /** How far beyond the limit, in the rule's unit. */
  readonly breach: number
  readonly rules: number
}

/** Null when nothing keeps the person from it. Breaches that are there without the work do not count. */
export function blockerOf(
  person: ModelPerson,
  timeline: readonly PlannedWork[],
  work: PlannedWork
): Blocker | null {
  const after = [...timeline, work].sort(byStart)
  const blocking = allRules.filter(({ id }) => severityOf(id, person.rules.settings) === 'block')
  const broken = blocking.filter((rule) => isBroken(rule, person, timeline, after, work))
  const [rule] = broken
  if (!rule) return null
  const found = worstOf(rule, person, singleWorkRules.has(rule.id) ? [work] : after)
  return { rule, ...found, breach: Math.abs(found.actual - found.limit), rules: broken.length }
}

const isBroken = (
  rule: Rule,
  person: ModelPerson,
  before: readonly PlannedWork[],
  after: readonly PlannedWork[],
  work: PlannedWork
): boolean =>
  singleWorkRules.has(rule.id)
    ? excessOf(rule, person, [work]) > 0
    : excessOf(rule, person, after) > excessOf(rule, person, before) + 1e-6

function worstOf(
  rule: Rule,
  person: ModelPerson,
  work: readonly PlannedWork[]
): { actual: number; limit: number } {
  let worst = { actual: 0, limit: 0 }
  scanCounted(rule, work, person.facts, person.rules, (_first, _last, actual, limit) => {
    if (Math.abs(actual - limit) > Math.abs(worst.actual - worst.limit)) worst = { actual, limit }
  })
  return worst
}
