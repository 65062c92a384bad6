import { checkTimeline } from '../../../labour_code/check.ts'
import { personFactsOf } from '../../../labour_code/person_facts.ts'
import type { Rules } from '../../../labour_code/rule.ts'
import { rulesOf } from '../../facts.ts'
import type { RosterProblem, RosterShift } from '../../problem.ts'

/**
 * Whether a person hired for a shift, with nothing else to do and in the widest work system, could work it: false for
 * one that breaks a blocking rule all by itself.
 */
export function couldBeHiredFor(problem: RosterProblem): (shift: RosterShift) => boolean {
  const ruleSets = [...rulesOf(problem).values()]
  return (shift) => ruleSets.some((rules) => isLawfulAlone(shift, rules))
}

function isLawfulAlone(shift: RosterShift, rules: Rules): boolean {
  const newcomer = personFactsOf(
    {
      id: 'newcomer',
      positionIds: shift.positionId === null ? [] : [shift.positionId],
      locationIds: [shift.locationId],
      workSystem: 'EQUIV24',
      shiftWorker: true,
      dailyMaxMinutes: null,
      employedFrom: null,
      employedUntil: null,
      absences: [],
      availability: [],
      periods: [],
    },
    shift.zone
  )
  return checkTimeline(newcomer, [shift], rules).every(({ severity }) => severity !== 'block')
}
