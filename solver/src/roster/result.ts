import type { ConstraintCode } from './codes.ts'

/** A code of the kernel with ids and numbers that fill its sentence; never names. */
export type Reason = { readonly code: string; readonly details: Readonly<Record<string, string | number>> }

export type RosterResult = {
  readonly version: 2
  /** One entry per shift of the problem, in its order. */
  readonly assignments: readonly Assignment[]
  /** Weighted penalties; their sum is `score`. Lower is better. */
  readonly scoreByGoal: ScoreByGoal
  readonly score: number
  /** No plan of this problem scores less; null while nothing is proved. */
  readonly lowerBound: number | null
  /** What the score is made of, heaviest first, in words' worth of numbers: never raw penalties. */
  readonly constraints: readonly ConstraintShare[]
  /** Who carries what, one entry per person of the problem. */
  readonly carriers: readonly Carrier[]
  /** The current plan, measured the same way. */
  readonly figuresBefore: RosterFigures
  readonly figuresAfter: RosterFigures
  /** Every shift whose person differs from the current one, including those now unassigned. */
  readonly changes: readonly ExplainedChange[]
  /** Every filled shift that stays with its person. */
  readonly kept: readonly ExplainedChange[]
  readonly unfilled: readonly ExplainedUnfilled[]
  readonly iterations: number
  readonly elapsedMs: number
  readonly stopped: StopReason
}

/** `optimal`: no shift is open and nothing else can improve the score. */
export type StopReason = 'budget' | 'stopped' | 'iterations' | 'optimal'

export type Assignment = { readonly shiftId: string; readonly personId: string | null }

export type ScoreByGoal = {
  readonly coverage: number
  readonly hours: number
  readonly fairness: number
  readonly preferences: number
  readonly stability: number
  readonly cost: number
  /** Rules that only alert. */
  readonly alerts: number
}

export type RosterFigures = {
  readonly filledShifts: number
  readonly unfilledShifts: number
  readonly unfilledMinutes: number
  /** Sum over people and their agreed periods of |planned - norm|, minutes. */
  readonly normDeviationMinutes: number
  /** The norm is that of whole settlement periods; otherwise the planned days' share of it for some people. */
  readonly wholePeriods: boolean
  /** Standard deviation of planned hours relative to each norm, as minutes of the average norm. */
  readonly fairnessMinutes: number
  readonly preferencesMet: number
  readonly preferencesTotal: number
  readonly blockingViolations: number
  /** Minor units; only when the problem carries rates. */
  readonly costMinor?: number
}

export type ExplainedChange = {
  readonly shiftId: string
  readonly fromPersonId: string | null
  readonly toPersonId: string | null
  readonly reasons: readonly Reason[]
}

export type ExplainedUnfilled = {
  readonly shiftId: string
  /**
   * Everybody with the position and the location, and the first rule that blocks, most nearly possible first. `code` is
   * a rule id, or `free` when none does.
   */
  readonly blockers: readonly (Reason & { readonly personId: string })[]
  /**
   * At most three ways to fill it, each tried before it is listed; empty if a person is free for it, or if no one
   * could ever work it because it breaks a rule all by itself.
   */
  readonly fixes: readonly Fix[]
}

/** A change after which the shift can be given to `personId`. */
export type Fix =
  /** The shift begins later or ends earlier. */
  | { readonly kind: 'shorten'; readonly personId: string; readonly start: number; readonly end: number }
  /** A person takes it and gives `otherShiftId` to `otherPersonId`. */
  | {
      readonly kind: 'hand_over'
      readonly personId: string
      readonly otherShiftId: string
      readonly otherPersonId: string
    }
  /** One rule is overridden for this one time. */
  | {
      readonly kind: 'lift_rule'
      readonly personId: string
      readonly ruleId: string
      readonly actual: number
      readonly limit: number
      readonly unit: string
    }
  /** No one can: so many more hours of this position are needed in the planned days. */
  | { readonly kind: 'hire_hours'; readonly positionId: string | null; readonly minutes: number }

export type ConstraintShare = {
  readonly code: ConstraintCode
  /** How much of the whole score it makes, 0 to 100. */
  readonly percent: number
  /** Shifts, minutes, people or mixes, by the code; for `alerts`, one share per rule, its id and breaches. Never money. */
  readonly details: Readonly<Record<string, string | number>>
}

/** Of the planned days, work that stays as it is included. */
export type Carrier = {
  readonly personId: string
  readonly plannedMinutes: number
  readonly normMinutes: number
  readonly nights: number
  readonly weekends: number
  readonly holidays: number
  /** Shifts that last until a location closes. */
  readonly closings: number
  /** What would be this person's fair part of each, with one decimal. */
  readonly fairNights: number
  readonly fairWeekends: number
  readonly fairHolidays: number
  readonly fairClosings: number
  readonly wishesMet: number
  readonly wishes: number
}

/** Who could take a shift, best first. */
export type Replacement = {
  readonly personId: string
  /** The first rule in the way, `null` for people who can take it at once. */
  readonly blocker: Reason | null
  /** Rules that would only alert. */
  readonly alerts: readonly Reason[]
  /** Planned minutes with the shift, and agreed ones. */
  readonly plannedMinutes: number
  readonly normMinutes: number
  /** With the shift. */
  readonly nights: number
  readonly weekends: number
  readonly holidays: number
  /** Declared as a preferred time. */
  readonly preferred: boolean
  /** What speaks for this person, strongest first; none while a rule is in the way. */
  readonly reasons: readonly Reason[]
  /** Minor units more than the present assignee, less than 0 for savings; only when the problem carries rates. */
  readonly costMinor?: number
}

export type RosterProgress = {
  readonly elapsedMs: number
  readonly budgetMs: number
  readonly score: number
  readonly lowerBound: number | null
  readonly unfilledMinutes: number
  readonly unfilledShifts: number
  readonly iterations: number
}
