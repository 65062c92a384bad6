import { overlaps, type Period } from '../time/time.ts'
import type { Rule, RuleId } from './rule.ts'

/** What a rule found: enough to show it, to translate it and to decide whether a change may be saved. */
export type Verdict = {
  readonly ruleId: RuleId
  readonly severity: 'alert' | 'block'
  readonly personId: string
  /** The works involved, in time order. */
  readonly shiftIds: readonly string[]
  /** The window the rule looked at. */
  readonly window: Period
  /** Both in `unit`. */
  readonly actual: number
  readonly limit: number
  readonly unit: Rule['unit']
  readonly sense: Rule['sense']
  readonly basis: string
  /** Of breaks: only paid ones were counted. */
  readonly paidOnly?: true
  /** The company's tolerance, where the breach lies within it: it alerts and does not block. */
  readonly toleranceMinutes?: number
}

/** How far beyond its limit a verdict is, in its unit. */
export const breach = ({ actual, limit, sense }: Verdict): number =>
  sense === 'at_most' ? actual - limit : limit - actual

/** Whether two verdicts say the same of the same works. */
export const sameVerdict = (a: Verdict, b: Verdict): boolean =>
  a === b ||
  (a.ruleId === b.ruleId &&
    a.actual === b.actual &&
    a.limit === b.limit &&
    a.severity === b.severity &&
    a.personId === b.personId &&
    sameWindow(a, b) &&
    sameWorks(a, b))

const sameWindow = (a: Verdict, b: Verdict): boolean =>
  a.window.start === b.window.start && a.window.end === b.window.end

const sameWorks = (a: Verdict, b: Verdict): boolean =>
  a.shiftIds.length === b.shiftIds.length && a.shiftIds.every((id, index) => id === b.shiftIds[index])

const shareWork = (a: Verdict, b: Verdict): boolean => a.shiftIds.some((id) => b.shiftIds.includes(id))

/** Rules about times that lie apart from the plan: a work that is moved away from one of them meets another one. */
const ofTimes: ReadonlySet<RuleId> = new Set<RuleId>(['absence', 'availability'])

/**
 * What a change of one person's plan made worse and what it made better. A breach that only moved along with its works,
 * or lies in the same window of some of the same works, is the old one: an earlier mistake is not reported again.
 * `worse` holds verdicts of the plan after, `better` those of the plan before.
 */
export function comparedVerdicts(
  before: readonly Verdict[],
  after: readonly Verdict[]
): { worse: Verdict[]; better: Verdict[] } {
  const old = before.filter((verdict) => !after.includes(verdict))
  const now = after.filter((verdict) => !before.includes(verdict))
  if (old.length === 0 || now.length === 0) return { worse: now, better: old }
  const partners = partnersOf(old, now)
  const worse = now.filter((verdict) => {
    const partner = partners.get(verdict)
    return partner === undefined || breach(verdict) > breach(partner)
  })
  const known = new Map([...partners].map(([verdict, partner]) => [partner, verdict]))
  const better = old.filter((verdict) => {
    const partner = known.get(verdict)
    return partner === undefined || breach(partner) < breach(verdict)
  })
  return { worse, better }
}

/** Of each verdict now the one it was before: first those of the very same works, then those of the same window. */
function partnersOf(old: readonly Verdict[], now: readonly Verdict[]): Map<Verdict, Verdict> {
  const partners = new Map<Verdict, Verdict>()
  const free = new Set(old)
  const pair = (alike: (a: Verdict, b: Verdict) => boolean): void => {
    for (const verdict of now) {
      if (partners.has(verdict)) continue
      for (const candidate of free) {
        if (candidate.ruleId !== verdict.ruleId || !alike(candidate, verdict)) continue
        partners.set(verdict, candidate)
        free.delete(candidate)
        break
      }
    }
  }
  pair((a, b) => sameWorks(a, b) && sameWindow(a, b))
  pair((a, b) => sameWorks(a, b) && (!ofTimes.has(a.ruleId) || overlaps(a.window, b.window)))
  pair((a, b) => sameWindow(a, b) && shareWork(a, b))
  return partners
}
