import type { ModelProblem, ModelRow } from '../labour_model/run/problem.ts'
import type { RosterGoals, RosterProblem } from '../roster/problem.ts'
import type { RosterProgress, RosterResult } from '../roster/result.ts'

/** Runs to search; the job's id is the run's. */
export const problemQueue = 'auto-schedule'
/** Runs of little work: each process keeps places for them, so that they never wait for large ones. */
export const smallProblemQueue = 'auto-schedule-small'
export const problemQueues = [problemQueue, smallProblemQueue] as const
/** Up to so many milliseconds of search, over all plans of a run, are little work. */
const smallWorkMs = 30_000
/** What became of them; read once by the process that stores results. Job id `result-<runId>`. */
export const resultQueue = 'auto-schedule-results'
/**
 * Orders that outlive a lost notification and a killed worker: a job `stop-<runId>` or `cancel-<runId>` that no worker
 * consumes. The worker looks for it every two seconds while the run goes, and removes it at the end.
 */
export const orderQueue = 'auto-schedule-orders'

/**
 * The channel of PostgreSQL or Redis on which an order reaches a running search at once; every order is a job of
 * `orderQueue` as well.
 */
export const orderChannel = 'solver_control'
/** `stop` keeps the best roster so far, `cancel` throws the run away. */
export type Order = { readonly cmd: 'stop' | 'cancel'; readonly id: string }

/** Every job says whose it is. */
type Envelope<Data> = { readonly organisationId: string; readonly data: Data }

/** What a run's progress events carry, several times a second: how far the plan for the problem's own goals is. */
export type ProgressEvent = Envelope<RosterProgress>

/** The same problem under other goals, searched side by side. Keys are the asker's; none is called `asked`. */
export type Alternative = { readonly key: string; readonly goals: RosterGoals }
export type ProblemJob = Envelope<{
  readonly runId: string
  readonly problem: RosterProblem
  readonly alternatives?: readonly Alternative[]
}>
/** Where a run waits, by the time its plans may be searched for. */
export const queueOf = ({ problem, alternatives = [] }: ProblemJob['data']): string =>
  problem.budgetMs * (1 + alternatives.length) <= smallWorkMs ? smallProblemQueue : problemQueue

export type AlternativeResult = { readonly key: string; readonly result: RosterResult }
export type ResultJob = Envelope<
  { readonly runId: string } & (
    | { readonly result: RosterResult; readonly alternatives: readonly AlternativeResult[] }
    | { readonly failure: { readonly code: FailureCode } }
  )
>
/** A run whose worker is killed is taken up again so many times; at one loss more it fails as `stalled`. */
export const timesTakenUpAgain = 3
/** `stalled`: more workers died with it than `timesTakenUpAgain`. */
export type FailureCode = 'cancelled' | 'solver_failed' | 'unknown_version' | 'stalled'

/** Shifts to make from demand; the job's id is the run's, orders are those of `orderQueue`. */
export const modelQueue = 'labour-model'
/** What became of them. Job id `result-<runId>`. */
export const modelResultQueue = 'labour-model-results'

/** Positions at locations that are planned, of all. */
export type ModelProgress = { readonly done: number; readonly total: number }
export type ModelProgressEvent = Envelope<ModelProgress>
export type ModelJob = Envelope<{ readonly runId: string; readonly problem: ModelProblem }>
export type ModelResultJob = Envelope<
  { readonly runId: string } & (
    { readonly rows: readonly ModelRow[] } | { readonly failure: { readonly code: FailureCode } }
  )
>
