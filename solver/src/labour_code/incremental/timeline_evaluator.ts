import { verdictsOfRule, severityOf, type Verdict } from '../check.ts'
import { byStart, planWork, type PlannedWork, type Work } from '../planned_work.ts'
import { allRules } from '../registry.ts'
import type { PersonFacts, Rule, Rules } from '../rule.ts'
import { changedPart, widened, type ChangedPart } from './changed_part.ts'
import { neighboursCut, sundaysCut } from './cuts.ts'
import { reachOf } from './rule_reach.ts'
import { feltIn, touches, windowsOf, worksAround } from './windows.ts'

/** Works taken away by id and works put in; a moved work is both. */
export type TimelineChange = { readonly remove?: readonly string[]; readonly add?: readonly Work[] }

/** What a change did: verdicts that are new and verdicts that are gone. */
export type VerdictDifference = { readonly added: readonly Verdict[]; readonly removed: readonly Verdict[] }

type Standing = {
  readonly work: readonly PlannedWork[]
  /** By rule, in the order of all rules. */
  readonly verdicts: readonly (readonly Verdict[])[]
}

/**
 * One person's work with its verdicts, kept up to date change by change: each rule looks again only where the change
 * can be felt. The verdicts are those of `checkTimeline` at every moment, in the same order. Ids of works are unique.
 */
export class TimelineEvaluator {
  readonly #person: PersonFacts
  readonly #rules: Rules
  readonly #active: readonly Rule[]
  readonly #history: Standing[] = []
  #standing: Standing

  constructor(person: PersonFacts, work: readonly Work[], rules: Rules) {
    this.#person = person
    this.#rules = rules
    this.#active = allRules.filter(({ id }) => severityOf(id, rules.settings) !== 'off')
    const planned = [...work].sort(byStart).map((item) => planWork(item, rules.calendar))
    this.#standing = {
      work: planned,
      verdicts: this.#active.map((rule) => verdictsOfRule(rule, person, planned, rules)),
    }
  }

  get work(): readonly Work[] {
    return this.#standing.work
  }

  get verdicts(): readonly Verdict[] {
    return this.#standing.verdicts.flat()
  }

  /** Makes a change; ids that are not there are passed over. */
  apply({ remove = [], add = [] }: TimelineChange): VerdictDifference {
    const before = this.#standing
    const gone = new Set(remove)
    const work = before.work.filter(({ id }) => !gone.has(id))
    for (const item of add) insert(work, planWork(item, this.#rules.calendar))
    const part = changedPart(before.work, work)
    this.#history.push(before)
    if (part !== null) this.#standing = { work, verdicts: this.#judge(part, before.verdicts) }
    return differenceOf(before, this.#standing)
  }

  /**
   * Takes back the last change exactly.
   * @throws Error when there is none
   */
  undo(): VerdictDifference {
    const earlier = this.#history.pop()
    if (!earlier) throw new Error('No change to take back. Maybe undo was called once too often.')
    const later = this.#standing
    this.#standing = earlier
    return differenceOf(later, earlier)
  }

  #judge(part: ChangedPart, known: Standing['verdicts']): Verdict[][] {
    const near = widened(part, neighboursCut(this.#person, this.#rules.limits))
    const sundays = widened(part, sundaysCut)
    return this.#active.map((rule, index) => {
      const reach = reachOf[rule.id]
      if (reach === 'work') return this.#judgePart(rule, part, known[index]!)
      if (reach === 'neighbours') return this.#judgePart(rule, near, known[index]!)
      if (reach === 'sundays') return this.#judgePart(rule, sundays, known[index]!)
      return this.#judgeWindows(rule, part, known[index]!)
    })
  }

  /** Verdicts begin with a work; those that begin in the part are found anew, the others stay. */
  #judgePart(rule: Rule, part: ChangedPart, known: readonly Verdict[]): Verdict[] {
    const places = new Map(part.before.map(({ id }, index) => [id, index]))
    const placeOf = ({ shiftIds }: Verdict): number => places.get(shiftIds[0]!)!
    const work = part.after.slice(part.from, part.newUntil)
    return [
      ...known.filter((verdict) => placeOf(verdict) < part.from),
      ...verdictsOfRule(rule, this.#person, work, this.#rules),
      ...known.filter((verdict) => placeOf(verdict) >= part.oldUntil),
    ]
  }

  /** Verdicts belong to a window; those of windows in which the change is felt are found anew. */
  #judgeWindows(rule: Rule, part: ChangedPart, known: readonly Verdict[]): Verdict[] {
    const felt = feltIn(part)
    const windows = windowsOf(rule.id, this.#person, this.#rules)
    const affected = windows.filter((window) => touches(window, felt))
    if (affected.length === 0) return [...known]
    // A rest ends outside its week: that rule needs the neighbours, and can be given fewer weeks instead.
    const found =
      rule.id === 'weekly_rest'
        ? verdictsOfRule(rule, this.#person, part.after, {
            ...this.#rules,
            calendar: { ...this.#rules.calendar, weeks: affected },
          })
        : verdictsOfRule(rule, this.#person, worksAround(part.after, affected), this.#rules)
    const orderOf = ({ window }: Verdict): number =>
      windows.findIndex(({ start, end }) => start === window.start && end === window.end)
    return [
      ...known.filter(({ window }) => !touches(window, felt)),
      ...found.filter(({ window }) => touches(window, felt)),
    ].sort((a, b) => orderOf(a) - orderOf(b))
  }
}

function insert(work: PlannedWork[], item: PlannedWork): void {
  let place = work.length
  while (place > 0 && byStart(work[place - 1]!, item) > 0) place -= 1
  work.splice(place, 0, item)
}

const textOf = (verdict: Verdict): string => JSON.stringify(verdict)

function differenceOf(before: Standing, after: Standing): VerdictDifference {
  const [old, now] = [before.verdicts.flat(), after.verdicts.flat()]
  const known = new Set(old.map(textOf))
  const stays = new Set(now.map(textOf))
  return {
    added: now.filter((verdict) => !known.has(textOf(verdict))),
    removed: old.filter((verdict) => !stays.has(textOf(verdict))),
  }
}
