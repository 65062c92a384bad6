import { severityOf, verdictsOfRule } from '../check.ts'
import { byStart, planWork, type PlannedWork, type Work } from '../planned_work.ts'
import { allRules } from '../registry.ts'
import type { PersonFacts, Rule, Rules } from '../rule.ts'
import { sameVerdict, type Verdict } from '../verdict.ts'
import { changedPart, widened, type ChangedPart } from './changed_part.ts'
import { neighboursCut, sundaysCut } from './cuts.ts'
import { reachOf } from './rule_reach.ts'
import { feltIn, touches, windowsOf, worksAround } from './windows.ts'

/** Works taken away by id and works put in; a moved work is both. */
export type TimelineChange = { readonly remove?: readonly string[]; readonly add?: readonly Work[] }

/** What a change did: verdicts that are new and verdicts that are gone. */
export type VerdictDifference = { readonly added: readonly Verdict[]; readonly removed: readonly Verdict[] }

/** Whose timeline it is and what it is judged by; `active` are the rules that are not off. */
export type Subject = {
  readonly person: PersonFacts
  readonly rules: Rules
  readonly active: readonly Rule[]
}

/** A timeline with its verdicts. Never changed: a change makes another one that shares what it can. */
export type Standing = {
  readonly work: readonly PlannedWork[]
  /** By active rule. Lists and verdicts that a change does not touch stay the same objects. */
  readonly verdicts: readonly (readonly Verdict[])[]
}

export const subjectOf = (person: PersonFacts, rules: Rules): Subject => ({
  person,
  rules,
  active: allRules.filter(({ id }) => severityOf(id, rules.settings) !== 'off'),
})

/** Judges a timeline from scratch. */
export function standingOf({ person, rules, active }: Subject, work: readonly Work[]): Standing {
  const planned = [...work].sort(byStart).map((item) => planWork(item, rules.calendar))
  return { work: planned, verdicts: active.map((rule) => verdictsOfRule(rule, person, planned, rules)) }
}

/** The standing after a change: each rule looks again only where the change can be felt. Unknown ids are passed over. */
export function changedStanding(
  subject: Subject,
  before: Standing,
  { remove = [], add = [] }: TimelineChange
): Standing {
  const work = before.work.filter(({ id }) => !remove.includes(id))
  for (const item of add) insert(work, planWork(item, subject.rules.calendar))
  const part = changedPart(before.work, work)
  return part === null ? before : { work, verdicts: judged(subject, part, before.verdicts) }
}

function insert(work: PlannedWork[], item: PlannedWork): void {
  let place = work.length
  while (place > 0 && byStart(work[place - 1]!, item) > 0) place -= 1
  work.splice(place, 0, item)
}

function judged(subject: Subject, part: ChangedPart, known: Standing['verdicts']): (readonly Verdict[])[] {
  const near = widened(part, neighboursCut(subject.person, subject.rules.limits))
  const sundays = widened(part, sundaysCut)
  return subject.active.map((rule, index) => {
    const reach = reachOf[rule.id]
    if (reach === 'work') return judgedPart(subject, rule, part, known[index]!)
    if (reach === 'neighbours') return judgedPart(subject, rule, near, known[index]!)
    if (reach === 'sundays') return judgedPart(subject, rule, sundays, known[index]!)
    if (reach === 'all')
      return kept(known[index]!, verdictsOfRule(rule, subject.person, part.after, subject.rules))
    return judgedWindows(subject, rule, part, known[index]!)
  })
}

/** Verdicts begin with a work; those that begin in the part are found again, the others stay. */
function judgedPart(
  { person, rules }: Subject,
  rule: Rule,
  part: ChangedPart,
  known: readonly Verdict[]
): readonly Verdict[] {
  const found = verdictsOfRule(rule, person, part.after.slice(part.from, part.newUntil), rules)
  if (known.length === 0) return found.length === 0 ? known : found
  const placeOf = ({ shiftIds }: Verdict): number => part.before.findIndex(({ id }) => id === shiftIds[0])
  const places = known.map(placeOf)
  return kept(known, [
    ...known.filter((_, index) => places[index]! < part.from),
    ...found,
    ...known.filter((_, index) => places[index]! >= part.oldUntil),
  ])
}

/** Verdicts belong to a window; those of windows in which the change is felt are found again. */
function judgedWindows(
  { person, rules }: Subject,
  rule: Rule,
  part: ChangedPart,
  known: readonly Verdict[]
): readonly Verdict[] {
  const felt = feltIn(part)
  const windows = windowsOf(rule.id, person, rules)
  const affected = windows.filter((window) => touches(window, felt))
  if (affected.length === 0) return known
  const found = verdictsOfRule(rule, person, worksAround(part.after, affected), rules)
  if (found.length === 0 && known.length === 0) return known
  const orderOf = ({ window }: Verdict): number =>
    windows.findIndex(({ start, end }) => start === window.start && end === window.end)
  return kept(
    known,
    [
      ...known.filter(({ window }) => !touches(window, felt)),
      ...found.filter(({ window }) => touches(window, felt)),
    ].sort((a, b) => orderOf(a) - orderOf(b))
  )
}

/** The same verdicts, as the objects already known where they say the same, and the known list where nothing differs. */
function kept(known: readonly Verdict[], now: readonly Verdict[]): readonly Verdict[] {
  const objects = now.map((verdict) => known.find((old) => sameVerdict(old, verdict)) ?? verdict)
  const unchanged = objects.length === known.length && objects.every((one, index) => one === known[index])
  return unchanged ? known : objects
}

/** Verdicts that only one of two standings has. */
export function differenceOf(before: Standing, after: Standing): VerdictDifference {
  const added: Verdict[] = []
  const removed: Verdict[] = []
  after.verdicts.forEach((now, index) => {
    const old = before.verdicts[index]!
    if (now === old) return
    for (const verdict of now) if (!old.some((other) => sameVerdict(other, verdict))) added.push(verdict)
    for (const verdict of old) if (!now.some((other) => sameVerdict(other, verdict))) removed.push(verdict)
  })
  return { added, removed }
}
