import type { Model } from '../model.ts'
import type { PreflightCheck } from './finding.ts'

/** Shifts whose position no one at that location holds: one finding per location and position. */
export const noQualifiedPerson: PreflightCheck = (model) => {
  if (model.people.length === 0) return []
  const alone = model.shifts.filter((_, s) => lacksQualified(model, s))
  const groups = Map.groupBy(alone, ({ locationId, positionId }) => `${locationId}/${positionId}`)
  return [...groups.values()].map((shifts) => ({
    code: 'no_qualified_person',
    severity: 'block',
    details: {
      locationId: shifts[0]!.locationId,
      positionId: shifts[0]!.positionId ?? '',
      day: shifts[0]!.day,
      shifts: shifts.length,
      minutes: shifts.reduce((total, { workMinutes }) => total + workMinutes, 0),
    },
  }))
}

/**
 * No one may work it, and even without leave and availability no one could: position, location and employment are in
 * the way for everybody, as far as those rules block.
 */
export function lacksQualified({ candidates, shifts, people }: Model, s: number): boolean {
  if (candidates[s]!.length > 0) return false
  const { positionId, locationId, start, end } = shifts[s]!
  return !people.some(({ facts, rules: { settings } }) => {
    const holds =
      positionId === null || settings.qualification !== 'block' || facts.positionIds.has(positionId)
    const works = settings.location !== 'block' || facts.locationIds.has(locationId)
    const employed =
      settings.employment !== 'block' || (facts.employed.start <= start && facts.employed.end >= end)
    return holds && works && employed
  })
}
