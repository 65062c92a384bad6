import type { ConstraintCode, PreflightCode } from '@shiftloom/solver/roster/codes'
import type { RunState } from './enums.ts'
import type { Day } from './schedule.ts'

export type RunScope = {
  from: Day
  /** Exclusive. */
  until: Day
  locationIds: string[]
  /** Empty: all. */
  positionIds: string[]
  employeeIds: string[]
  keep: { published: boolean; locked: boolean; manual: boolean }
}
/** 0 (does not matter) to 100. `cost` is refused for users who may not see cost. */
export type RunGoals = {
  coverage: number
  fairness: number
  preferences: number
  stability: number
  cost: number
}

export type PreflightFinding = {
  code: PreflightCode
  severity: 'block' | 'warn'
  /** Ids and numbers that fill the sentence; never names. */
  details: Record<string, string | number>
}
export type Preflight = {
  shifts: number
  people: number
  neededMinutes: number
  /** What contracts leave of the planned days, absences taken off. */
  agreedMinutes: number
  /** What the law still allows in them, by the share of weeks, months and averages. */
  availableMinutes: number
  findings: PreflightFinding[]
}

/**
 * `asked`: the goals of the request. The others are searched as well from the same snapshot if the request says so:
 * lowest cost (only for users who may see cost), fairest shares, fewest open hours.
 */
export type VariantKey = 'asked' | 'cheapest' | 'fairest' | 'coverage'

/**
 * Repair instead of planning: people who cannot come. Their shifts in the days are given away, everything else stays
 * where it can, and as few people as possible get another plan.
 */
export type RunRepair = {
  employeeId: string
  from: Day
  /** Exclusive. */
  until: Day
}

export type RunProgress = {
  elapsedMs: number
  budgetMs: number
  /**
   * The best plan is at most so many percent away from the best possible one, 0 to 100; `null` if nothing is proved
   * yet.
   */
  gapPercent: number | null
  /** Lower is better. `null` for users who may not see cost if cost is one of the goals. */
  score: number | null
  unfilledMinutes: number
  unfilledShifts: number
  iterations: number
}

export type RunFigures = {
  filledShifts: number
  unfilledShifts: number
  unfilledMinutes: number
  /** Sum over people and their agreed periods of |planned - norm|, minutes; work outside working hours is no part of it. */
  normDeviationMinutes: number
  /** The norm is that of whole settlement periods, otherwise the planned days' share; left out for older plans. */
  wholePeriods?: boolean
  /** Standard deviation of planned hours relative to each norm, minutes. */
  fairnessMinutes: number
  preferencesMet: number
  preferencesTotal: number
  /** Open breaches of the rules as the schedule shows them: those that block, and by rule those that alert. */
  blockingViolations: number
  /** Left out for plans from before they were counted. */
  alertsByRule?: Record<string, number>
  /** Minor units; absent for users who may not see cost. */
  costMinor?: number
}

export type ProposalChange = {
  /** The shift's entry id; its day decides which "accept this day" takes it. */
  entryId: string
  day: Day
  fromEmployeeId: string | null
  toEmployeeId: string | null
  /** Why this person: reason codes of the roster kernel with numbers. */
  reasons: { code: string; details: Record<string, string | number> }[]
  /** Set once accepted. */
  acceptedAt: string | null
  /** A planner left it out: no acceptance takes it until it is put back. */
  leftOut?: true
}
export type ProposalUnfilled = {
  entryId: string
  day: Day
  /** Everyone with the position and location, with the first rule that blocks, most nearly possible first. */
  blockers: { employeeId: string; code: string; details: Record<string, string | number> }[]
  /** At most three, each tried by the solver. */
  fixes: ProposalFix[]
}
/** What would let `employeeId` take an open shift. Instants are ISO. */
export type ProposalFix =
  | { kind: 'shorten'; employeeId: string; startsAt: string; endsAt: string }
  | { kind: 'hand_over'; employeeId: string; otherEntryId: string; otherEmployeeId: string }
  | {
      kind: 'lift_rule'
      employeeId: string
      ruleId: string
      details: Record<string, string | number>
    }
  | { kind: 'hire_hours'; positionId: string | null; minutes: number }

/** What a plan's score is made of, in percent of the whole; `details` as the sentence needs them. */
export type ConstraintShare = {
  code: ConstraintCode
  percent: number
  details: Record<string, string | number>
}
/** Who carries what in the planned days. */
export type Carrier = {
  employeeId: string
  plannedMinutes: number
  normMinutes: number
  nights: number
  weekends: number
  holidays: number
  /** What would be a fair part, one decimal. */
  fairNights: number
  fairWeekends: number
  fairHolidays: number
  /** Shifts that last until a location closes; left out in plans made before they were counted. */
  closings?: number
  fairClosings?: number
  wishesMet: number
  wishes: number
}

/** A plan among those a run offers, without its changes. */
export type RunVariant = {
  key: VariantKey
  goals: RunGoals
  figures: RunFigures
  /** As in `RunProgress`. */
  gapPercent: number | null
  constraints: ConstraintShare[]
  /** Shifts it changes and people it concerns. */
  changedShifts: number
  changedPeople: number
  /** Of these shifts, accepted already. */
  acceptedShifts: number
}
/** GET /api/scheduling/auto-schedule-runs/:id/variants/:key */
export type VariantDetails = RunVariant & {
  changes: ProposalChange[]
  unfilled: ProposalUnfilled[]
  carriers: Carrier[]
}

/**
 * GET /api/scheduling/entries/:id/replacements: who could take a shift instead, best first. `costMinor` (more than now,
 * minor units) only for users who may see cost.
 */
export type ShiftReplacement = {
  employeeId: string
  blocker: { code: string; details: Record<string, string | number> } | null
  alerts: { code: string; details: Record<string, string | number> }[]
  plannedMinutes: number
  normMinutes: number
  nights: number
  weekends: number
  holidays: number
  preferred: boolean
  reasons: { code: string; details: Record<string, string | number> }[]
  costMinor?: number
}
export type AutoScheduleRun = {
  id: string
  state: RunState
  scope: RunScope
  goals: RunGoals
  budgetMs: number
  seed: number
  requestedAt: string
  requestedByUserId: string
  progress: RunProgress | null
  figuresBefore: RunFigures | null
  /** What is offered, `asked` first; empty until the run has ended. */
  variants: RunVariant[]
  /** `null` for a plan that is not a repair. */
  repair: RunRepair[] | null
  failureCode: string | null
}
/** POST /api/scheduling/auto-schedule-runs/:id/acceptances, beside `variant`; that left out: `asked`. */
export type AcceptedPart =
  | { kind: 'all' }
  | { kind: 'day'; day: Day }
  | { kind: 'employee'; employeeId: string }
  | { kind: 'entry'; entryId: string }

/** POST /api/scheduling/auto-schedule-runs/:id/omissions: leaves changes out of all variants, or puts them back. */
export type ProposalOmission = { entryIds: string[]; leftOut: boolean }

/** Hub `jobs`: event `runProgress` (RunProgress) and `runState`. Group `run:<id>` joined by method `WatchRun`. */
export type RunProgressMessage = { runId: string; progress: RunProgress }
export type RunStateMessage = { runId: string; state: RunState }
