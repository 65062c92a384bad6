import type { PlannedWork } from '../../../labour_code/planned_work.ts'
import { loadOf } from '../../score.ts'
import type { Fix } from '../../result.ts'
import { plannedMinutesOf } from '../carriers.ts'
import { withWork } from '../broken_rules.ts'
import type { Standing } from '../finished_plan.ts'
import { takersOf, type FixKind, type FixSearch } from './fix_search.ts'
import { isSound, keepsRules } from './verified.ts'

/** A shift further away than this frees no one under rules of days, rests and weeks. */
const REACH_MS = 8 * 86_400_000

/** A person takes the open shift and gives one of theirs, the nearest that helps, to a third person. */
export const handOver: FixKind = (search, { shift, hindered, most }) => {
  const { model, standings } = search.plan
  const fixes: Fix[] = []
  for (const { p, blocker } of hindered) {
    if (fixes.length === most) break
    if (!blocker || !model.allowed[p * model.shifts.length + shift]) continue
    const fix = throughOneShift(search, standings[p]!, shift)
    if (fix) fixes.push(fix)
  }
  return fixes
}

function throughOneShift(search: FixSearch, standing: Standing, shift: number): Fix | null {
  const { shifts } = search.plan.model
  const { person, given } = standing
  const distance = (other: number): number => Math.abs(shifts[other]!.start - shifts[shift]!.start)
  const near = given.filter((other) => distance(other) < REACH_MS).sort((a, b) => distance(a) - distance(b))
  for (const other of near) {
    const rest = standing.timeline.filter((work) => work !== person.planned[other])
    const after = withWork(rest, person.planned[shift]!)
    if (!keepsRules(standing, after) || !isSound(standing, after)) continue
    const taker = leastLoaded(search, other, takersOf(search, other))
    if (taker === null) continue
    const otherPersonId = search.plan.model.people[taker]!.id
    return { kind: 'hand_over', personId: person.id, otherShiftId: shifts[other]!.id, otherPersonId }
  }
  return null
}

/** Who has the smallest part of their agreed hours, and breaks nothing with it. */
function leastLoaded({ plan }: FixSearch, shift: number, takers: readonly number[]): number | null {
  const load = (p: number): number =>
    loadOf(plannedMinutesOf(plan.model, plan.standings[p]!), plan.model.people[p]!.normMinutes)
  const sorted = takers.map((p) => ({ p, load: load(p) })).sort((a, b) => a.load - b.load || a.p - b.p)
  const work = (p: number): PlannedWork => plan.model.people[p]!.planned[shift]!
  const found = sorted.find(({ p }) => {
    const standing = plan.standings[p]!
    return isSound(standing, withWork(standing.timeline, work(p)))
  })
  return found?.p ?? null
}
