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
/** 0 (does not matter) to 100. `cost` is refused for whoever may not see cost. */
export type RunGoals = {
  coverage: number
  fairness: number
  preferences: number
  stability: number
  cost: number
}

export type PreflightFinding = {
  code:
    | 'no_shifts'
    | 'no_people'
    | 'no_qualified_person'
    | 'hours_short'
    | 'day_short'
    | 'contract_unreachable'
    | 'locked_breaks_rule'
    | 'contract_ended'
  severity: 'block' | 'warn'
  /** Ids and numbers that fill the sentence; never names. */
  details: Record<string, string | number>
}
export type Preflight = {
  shifts: number
  people: number
  neededMinutes: number
  availableMinutes: number
  findings: PreflightFinding[]
}

export type RunProgress = {
  elapsedMs: number
  budgetMs: number
  /** Lower is better. null for whoever may not see cost when cost is one of the goals. */
  score: number | null
  unfilledMinutes: number
  unfilledShifts: number
  iterations: number
}

export type RunFigures = {
  filledShifts: number
  unfilledShifts: number
  unfilledMinutes: number
  /** Sum over people of |planned - norm|, minutes. */
  normDeviationMinutes: number
  /** Standard deviation of planned hours relative to each norm, minutes. */
  fairnessMinutes: number
  preferencesMet: number
  preferencesTotal: number
  blockingViolations: number
  /** Minor units; absent for whoever may not see cost. */
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
}
export type ProposalUnfilled = {
  entryId: string
  day: Day
  /** Per person the first rule that blocks, most nearly possible first. */
  blockers: { employeeId: string; code: string; details: Record<string, string | number> }[]
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
  figuresAfter: RunFigures | null
  changes: ProposalChange[]
  unfilled: ProposalUnfilled[]
  failureCode: string | null
}
/** POST /api/scheduling/auto-schedule-runs/:id/acceptances */
export type AcceptanceScope =
  | { kind: 'all' }
  | { kind: 'day'; day: Day }
  | { kind: 'employee'; employeeId: string }
  | { kind: 'entry'; entryId: string }

/** Hub `jobs`: event `runProgress` (RunProgress) and `runState`. Group `run:<id>` joined by method `WatchRun`. */
export type RunProgressMessage = { runId: string; progress: RunProgress }
export type RunStateMessage = { runId: string; state: RunState }
