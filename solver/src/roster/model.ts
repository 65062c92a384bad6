import type { PlannedWork } from '../labour_code/planned_work.ts'
import type { PersonFacts, Rules } from '../labour_code/rule.ts'
import type { ContractRule, RosterRule } from './contract_rules/contract_rule.ts'
import type { OvertimeTables } from './cost/overtime_tables.ts'
import type { MixTables } from './demand/mix_tally.ts'
import type { Parameters } from './parameters/parameters.ts'
import type { RosterProblem, RosterShift } from './problem.ts'
import type { Weights } from './score.ts'
import type { NearShifts } from './search/near_shifts.ts'

export const UNASSIGNED = -1

/** A problem made ready for millions of moves: indices instead of ids, tables instead of look-ups. */
export type Model = {
  readonly problem: RosterProblem
  /** How it is searched. */
  readonly parameters: Parameters
  /** Sorted by start: an index order is a time order. */
  readonly shifts: readonly RosterShift[]
  readonly people: readonly ModelPerson[]
  readonly minutes: Int32Array
  readonly near: NearShifts
  /** Who has each shift now, UNASSIGNED for an open one. */
  readonly current: Int32Array
  /** Per shift: the people no single-shift rule forbids. */
  readonly candidates: readonly Int32Array[]
  /** [person * shifts + shift] 1 when no single-shift rule forbids it. */
  readonly allowed: Uint8Array
  /** [person * shifts + shift] alerts of single-shift rules. */
  readonly shiftAlerts: Uint8Array
  /** [person * shifts + shift] the preferred time it would meet, -1 for none. */
  readonly preference: Int32Array
  readonly preferences: number
  /** Per preferred time. */
  readonly preferenceWeights: Int32Array
  readonly mix: MixTables | null
  /** [kind - 1][shift]: night, weekend, holiday. */
  readonly kinds: readonly Uint8Array[]
  /** [person * shifts + shift] minor units per hour times minutes, by the shift alone; null without rates. */
  readonly costUnits: Float64Array | null
  /** What overtime adds to that; null where nothing is known of it, or where cost does not matter. */
  readonly overtime: OvertimeTables | null
  /** Where each person's periods begin in a flat table of planned minutes. */
  readonly periodOffset: Int32Array
  readonly periodCount: number
  /** [window * shifts + shift] minutes inside the window. */
  readonly windowMinutes: Int32Array
  readonly fair: FairTargets
  /** Per person 1 if they cannot keep what they have now, so that no repair disturbs them. */
  readonly cannotKeep: Uint8Array
  readonly weights: Weights
}

export type ModelPerson = {
  readonly id: string
  readonly facts: PersonFacts
  readonly rules: Rules
  readonly fte: number
  /** Rules about more than one work, by what they do: the labour code's, then those of the person's contract. */
  readonly blocking: readonly RosterRule[]
  readonly alerting: readonly RosterRule[]
  /** All rules of the person's contract, those about a single work as well. */
  readonly contract: readonly ContractRule[]
  /** Work that stays, sorted by start. */
  readonly fixed: readonly PlannedWork[]
  /** The shifts to decide as this person's rules see them. */
  readonly planned: readonly PlannedWork[]
  /** All of it is included in working hours. */
  readonly allCounts: boolean
  readonly periods: readonly ModelPeriod[]
  readonly normMinutes: number
  /** How often each kind of unpopular work occurs in fixed work, with what is carried over. */
  readonly fixedKinds: readonly number[]
  /** Of these, what is carried over from before the planned days. */
  readonly carriedOver: readonly number[]
}

export type ModelPeriod = {
  readonly window: number
  readonly norm: number
  readonly minimum: number
  /** Minutes of fixed work. */
  readonly fixed: number
}

/** Known before anything is planned, so that a plan's fairness is a sum over people. */
export type FairTargets = {
  /** Planned hours in thousandths of the agreed ones, were all work filled and shared evenly. */
  readonly load: number
  /** [person * kinds + kind] in the unit of `shareOf`. */
  readonly counts: Int32Array
}
