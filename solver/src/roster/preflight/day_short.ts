import { clockOf } from '../../time/time.ts'
import type { Model } from '../model.ts'
import { freePeople } from './free_people.ts'
import type { PreflightCheck, PreflightFinding } from './finding.ts'
import { unmatchedShifts } from './matching.ts'
import { lacksQualified } from './no_qualified_person.ts'
import { shiftsWithoutRestBetween } from './rest_groups.ts'

/**
 * Days on which more shifts run at one moment than people may work them, listed with the worst moment; and
 * days on which more shifts lie so close together that no one can work two of them. A largest matching of shifts to
 * people, each with one of them, proves how many must stay open.
 */
export const dayShort: PreflightCheck = (model) => {
  const free = freePeople(model)
  const qualified = free.map((_, s) => s).filter((s) => !lacksQualified(model, s))
  const worst = new Map<string, PreflightFinding>()
  for (const moment of new Set(qualified.map((s) => model.shifts[s]!.start))) {
    const running = qualified.filter((s) => model.shifts[s]!.start <= moment && model.shifts[s]!.end > moment)
    for (const finding of findingsOf(model, running, free)) {
      const time = clockOf(moment, model.problem.zone)
      remember(worst, { ...finding, details: { ...finding.details, time } })
    }
  }
  for (const group of shiftsWithoutRestBetween(model, qualified, free)) {
    for (const finding of findingsOf(model, group, free)) remember(worst, { ...finding, code: 'rest_short' })
  }
  return [...worst.values()]
}

function findingsOf(
  model: Model,
  together: readonly number[],
  free: readonly (readonly number[])[]
): PreflightFinding[] {
  const missing = unmatchedShifts(together, (s) => free[s]!, model.people.length)
  const groupOf = (s: number): string => `${model.shifts[s]!.locationId}/${model.shifts[s]!.positionId}`
  return [...Map.groupBy(missing, groupOf)].map(([group, left]) => {
    const { day, locationId, positionId } = model.shifts[left[0]!]!
    const same = together.filter((s) => groupOf(s) === group)
    const available = new Set(same.flatMap((s) => free[s]!)).size
    const numbers = { needed: same.length, available, missing: left.length }
    return {
      code: 'day_short',
      severity: 'block',
      details: { day, locationId, positionId: positionId ?? '', ...numbers },
    }
  })
}

/** Keeps the worst of each day, location and position; of equals the first. */
function remember(worst: Map<string, PreflightFinding>, finding: PreflightFinding): void {
  const { day, locationId, positionId, missing } = finding.details
  const key = `${day}/${locationId}/${positionId}`
  if (Number(worst.get(key)?.details.missing ?? 0) < Number(missing)) worst.set(key, finding)
}
