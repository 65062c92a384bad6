/** A code of the kernel with ids and numbers that fill its sentence; never names. */
export type Reason = { readonly code: string; readonly details: Readonly<Record<string, string | number>> }

export type RosterResult = {
  readonly version: 1
  /** One entry per shift of the problem, in its order. */
  readonly assignments: readonly Assignment[]
  /** Weighted penalties; their sum is `score`. Lower is better. */
  readonly scoreByGoal: ScoreByGoal
  readonly score: number
  /** The current plan, measured the same way. */
  readonly figuresBefore: RosterFigures
  readonly figuresAfter: RosterFigures
  /** Every shift whose person differs from the current one, also when it is nobody now. */
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
  /** Sum over people of |planned - norm|, minutes. */
  readonly normDeviationMinutes: number
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
  /** Per person the first rule that blocks, most nearly possible first. `code` is a rule id, or `free` when none does. */
  readonly blockers: readonly (Reason & { readonly personId: string })[]
}

export type RosterProgress = {
  readonly elapsedMs: number
  readonly budgetMs: number
  readonly score: number
  readonly unfilledMinutes: number
  readonly unfilledShifts: number
  readonly iterations: number
}
