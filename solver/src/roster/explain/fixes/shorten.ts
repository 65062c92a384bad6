import { planWork, type PlannedWork } from '../../../labour_code/planned_work.ts'
import { dayOf, minutesOf } from '../../../time/time.ts'
import type { RosterShift } from '../../problem.ts'
import type { Fix } from '../../result.ts'
import { canTake, withWork } from '../broken_rules.ts'
import type { Standing } from '../finished_plan.ts'
import type { FixKind } from './fix_search.ts'
import { isSound } from './verified.ts'

const STEP_MINUTES = 15
/** At most this part of a shift is cut off, and never so much that less than four hours are left. */
const LONGEST_CUT = 1 / 4
const LEAST_MINUTES = 240

/** The shift begins later or ends earlier: as little as possible, for the person who needs least. */
export const shorten: FixKind = ({ plan }, { shift, hindered, most }) => {
  const { model, standings } = plan
  const cuts = cutsOf(model.shifts[shift]!)
  if (cuts.length === 0) return []
  const longest = cuts.filter(({ steps }) => steps === cuts.at(-1)!.steps)
  const hopeful = hindered.filter(
    ({ p, blocker }) => blocker && longest.some((cut) => canTake(standings[p]!, workOf(standings[p]!, cut)))
  )
  const fixes: (Fix & { kind: 'shorten'; steps: number })[] = []
  for (const { p } of hopeful) {
    const standing = standings[p]!
    const cut = cuts.find((one) => isEnough(standing, workOf(standing, one)))
    if (!cut) continue
    const { start, end } = cut.shift
    fixes.push({ kind: 'shorten', personId: standing.person.id, start, end, steps: cut.steps })
  }
  return fixes
    .sort((a, b) => a.steps - b.steps)
    .slice(0, most)
    .map(({ kind, personId, start, end }) => ({ kind, personId, start, end }))
}

const isEnough = (standing: Standing, work: PlannedWork): boolean =>
  canTake(standing, work) && isSound(standing, withWork(standing.timeline, work))

type Cut = {
  readonly steps: number
  readonly shift: RosterShift
  /** As the rules of one calendar see it. */
  readonly seen: Map<Standing['person']['rules'], PlannedWork>
}

/** A person's rules see the same shift alike when they are the same rules. */
function workOf({ person: { rules } }: Standing, { shift, seen }: Cut): PlannedWork {
  const known = seen.get(rules)
  if (known) return known
  const work = planWork(shift, rules.calendar)
  seen.set(rules, work)
  return work
}

/** Every way to cut a shift, the shortest cuts first. */
function cutsOf(shift: RosterShift): Cut[] {
  const elapsed = minutesOf(shift)
  const most = Math.floor(Math.min(elapsed * LONGEST_CUT, elapsed - LEAST_MINUTES) / STEP_MINUTES)
  const cuts: Cut[] = []
  for (let steps = 1; steps <= most; steps += 1) {
    for (let later = 0; later <= steps; later += 1) {
      const cut = shortened(shift, later * STEP_MINUTES, (steps - later) * STEP_MINUTES)
      if (cut) cuts.push({ steps, shift: cut, seen: new Map() })
    }
  }
  return cuts
}

/**
 * A shift that begins `later` and ends `earlier`, both in minutes. Its unpaid breaks stay; a cut that would reach a break
 * with a time of its own gives null.
 */
export function shortened(shift: RosterShift, later: number, earlier: number): RosterShift | null {
  const start = shift.start + later * 60_000
  const end = shift.end - earlier * 60_000
  const placed = (shift.breaks ?? []).flatMap((pause) =>
    pause.start === undefined ? [] : [{ start: pause.start, end: pause.start + pause.minutes * 60_000 }]
  )
  if (placed.some((pause) => pause.start <= start || pause.end >= end)) return null
  const workMinutes = shift.workMinutes - later - earlier
  return { ...shift, start, end, day: dayOf(start, shift.zone), workMinutes }
}
