import { overlaps } from '../../time/time.ts'
import type { Model } from '../model.ts'
import type { PreflightCheck, PreflightFinding } from './finding.ts'
import { unmatchedShifts } from './matching.ts'
import { lacksQualified } from './no_qualified_person.ts'

/**
 * Days on which more shifts run at one moment than there are people who may work them. Nobody works two shifts at once,
 * so a largest matching of shifts to people proves how many must stay open.
 */
export const dayShort: PreflightCheck = (model) => {
  if (model.people.length === 0) return []
  const free = model.shifts.map((_, s) => freeFor(model, s))
  const qualified = free.map((_, s) => s).filter((s) => !lacksQualified(model, s))
  const worst = new Map<string, PreflightFinding>()
  for (const moment of new Set(qualified.map((s) => model.shifts[s]!.start))) {
    const running = qualified.filter((s) => model.shifts[s]!.start <= moment && model.shifts[s]!.end > moment)
    const missing = unmatchedShifts(running, (s) => free[s]!, model.people.length)
    for (const finding of findingsOf(model, running, missing, free)) remember(worst, finding)
  }
  return [...worst.values()]
}

/** Who may work a shift and has no kept work at that time. */
const freeFor = ({ candidates, people, shifts }: Model, s: number): number[] =>
  [...candidates[s]!].filter((p) => !people[p]!.fixed.some((work) => overlaps(work, shifts[s]!)))

function findingsOf(
  model: Model,
  running: readonly number[],
  missing: readonly number[],
  free: readonly (readonly number[])[]
): PreflightFinding[] {
  const groupOf = (s: number): string => `${model.shifts[s]!.locationId}/${model.shifts[s]!.positionId}`
  return [...Map.groupBy(missing, groupOf)].map(([group, left]) => {
    const { day, locationId, positionId } = model.shifts[left[0]!]!
    const same = running.filter((s) => groupOf(s) === group)
    const available = new Set(same.flatMap((s) => free[s]!)).size
    const numbers = { needed: same.length, available, missing: left.length }
    return {
      code: 'day_short',
      severity: 'block',
      details: { day, locationId, positionId: positionId ?? '', ...numbers },
    }
  })
}

/** Keeps the worst moment of each day, location and position. */
function remember(worst: Map<string, PreflightFinding>, finding: PreflightFinding): void {
  const { day, locationId, positionId, missing } = finding.details
  const key = `${day}/${locationId}/${positionId}`
  if (Number(worst.get(key)?.details.missing ?? 0) < Number(missing)) worst.set(key, finding)
}
