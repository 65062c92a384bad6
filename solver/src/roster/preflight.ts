import { modelOf } from './model_of.ts'
import { contractEnded } from './preflight/contract_ended.ts'
import { contractExceeded } from './preflight/contract_exceeded.ts'
import { contractUnreachable } from './preflight/contract_unreachable.ts'
import { daysShort } from './preflight/days_short.ts'
import { demandUncovered } from './preflight/demand_uncovered.ts'
import type { PreflightCheck, PreflightFinding } from './preflight/finding.ts'
import { agreedMinutesLeft, hoursShort } from './preflight/hours_short.ts'
import { lawfulMinutes } from './preflight/lawful_minutes.ts'
import { lockedBreaksRule } from './preflight/locked_breaks_rule.ts'
import { mixShort } from './preflight/mix_short.ts'
import { noQualifiedPerson } from './preflight/no_qualified_person.ts'
import { nothingToDo } from './preflight/nothing_to_do.ts'
import { shiftBreaksRule } from './preflight/shift_breaks_rule.ts'
import { withShiftsOfCounts } from './preflight/shifts_of_counts.ts'
import type { RosterProblem } from './problem.ts'

export type Preflight = {
  readonly shifts: number
  readonly people: number
  /** Minutes of all shifts to decide. */
  readonly neededMinutes: number
  /** What contracts leave of the planned days, absences taken off: more than this exceeds a person's agreed hours. */
  readonly agreedMinutes: number
  /** What the law still lets them work in these days, by `lawfulMinutes`: a figure to compare with, no proof. */
  readonly availableMinutes: number
  readonly findings: readonly PreflightFinding[]
}

const checks: readonly PreflightCheck[] = [
  nothingToDo,
  demandUncovered,
  noQualifiedPerson,
  mixShort,
  shiftBreaksRule,
  daysShort,
  hoursShort,
  contractUnreachable,
  contractExceeded,
  lockedBreaksRule,
  contractEnded,
]

/** What can be known about a problem without searching: under a second for 200 people and four weeks. */
export function preflight(problem: RosterProblem): Preflight {
  const model = modelOf(withShiftsOfCounts(problem))
  return {
    shifts: model.shifts.length,
    people: model.people.length,
    neededMinutes: model.minutes.reduce((total, minutes) => total + minutes, 0),
    agreedMinutes: agreedMinutesLeft(model),
    availableMinutes: lawfulMinutes(model),
    findings: checks.flatMap((check) => check(model)),
  }
}
