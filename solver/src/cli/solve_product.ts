import { writeFileSync } from 'node:fs'
import { checked } from '../lp/checked_engine.ts'
import { HighsEngine } from '../lp/highs_engine.ts'
import { FaultyProblem, planProblem, type Plan, type PlanningTools } from '../planning/plan.ts'
import { openPool } from '../worker/pool.ts'
import { runPortfolio, type PortfolioProgress } from '../portfolio/run_portfolio.ts'
import type { EarlyEnd } from '../roster/portfolio/shared_context.ts'
import { shiftMoveNames } from '../roster/search/moves/move_mix.ts'
import { ThreadStatistics, type MoveStatistics } from '../roster/statistics/search_statistics.ts'
import { any } from '../roster/stopping/any.ts'
import { noImprovement } from '../roster/stopping/no_improvement.ts'
import { target } from '../roster/stopping/target.ts'
import type { RosterProblem } from '../roster/problem.ts'
import type { RosterResult } from '../roster/result.ts'
import { nameOf } from './instance.ts'
import type { SolveOptions } from './options.ts'
import { textOf } from './text_of.ts'
import { Usage } from './usage.ts'
import { rounded, type SolveLine } from './solve_line.ts'

/** Where steps end the search. */
const NO_LIMIT_MS = 1e9
/** Of the whole time, what choosing shifts for a headcount may take at most for each row. */
const COVER_SHARE = 0.1

/** Plans a problem of the product, whatever form its demand has. @throws Usage when it cannot be planned */
export async function solveProduct(
  { instance, seconds, threads, seed, out, steps, early, parameters, stats }: SolveOptions,
  signal: AbortSignal,
  onProgress: (progress: PortfolioProgress) => void
): Promise<SolveLine> {
  const budgetMs = steps === null ? seconds * 1000 : NO_LIMIT_MS
  const problem = { ...productProblem(instance[0]!), seed, budgetMs, iterationLimit: steps }
  const startedAt = performance.now()
  let moves = 0
  let ofGrid: readonly MoveStatistics[] | null = null
  const ofShifts = new ThreadStatistics(shiftMoveNames)
  const ending = new AbortController()
  const ended = endedEarly(early)
  const stop = AbortSignal.any([signal, ending.signal])
  const { share, longest } = parameters.mixes
  const forMixes = problem.skillMix?.length ? Math.min(longest, share * budgetMs) : 0
  const searchGrid: PlanningTools['searchGrid'] = async (grid) => {
    const budget =
      steps === null ? { budgetMs: budgetMs - forMixes } : { budgetMs: steps, clock: 'steps' as const }
    const options = { seed, threads, parameters, early, signal, onProgress, ...budget }
    const found = await runPortfolio(grid, options)
    moves = found.moves
    ofGrid = found.statistics
    return found
  }
  const pool = openPool(threads)
  const search = async (shifts: RosterProblem): Promise<RosterResult> => {
    const [outcome] = await pool.search([shifts], {
      signal: new AbortController().signal,
      stop,
      parameters,
      statistics: ofShifts,
      onProgress: ({ elapsedMs, score, lowerBound, iterations }) => {
        onProgress({ elapsedMs, cost: score, lowerBound, moves: iterations })
        if (ended(elapsedMs, score)) ending.abort()
      },
      onLost: (error) => console.error(error),
    })
    if (outcome?.status !== 'fulfilled') throw outcome?.reason
    return outcome.value
  }
  const engine = checked(await HighsEngine.load())
  const cover = { engine, limitMs: budgetMs * COVER_SHARE }
  const spent = untilThen(startedAt + budgetMs)
  const tools: PlanningTools = {
    ...{ searchGrid, parameters, cover, search },
    ...(steps === null && { spent: () => (signal.aborted ? 1 : spent()) }),
  }
  const plan = await planned(problem, tools).finally(() => pool.close())
  if (out) writeFileSync(out, `${JSON.stringify(writtenOf(plan), null, 2)}\n`)
  const elapsed = Math.max(1, performance.now() - startedAt) / 1000
  return {
    instance: nameOf('shiftloom', instance),
    cost: Math.round(plan.cost),
    hardViolations: plan.hardViolations,
    lowerBound: plan.lowerBound,
    seconds: rounded(elapsed),
    movesPerSecond: Math.round((plan.result?.iterations ?? moves) / elapsed),
    ...(stats && { statistics: ofGrid ?? ofShifts.rows }),
  }
}

/** Which part has passed of the time between the first question and then. */
function untilThen(then: number): () => number {
  let begunAt: number | null = null
  return () => {
    const now = performance.now()
    begunAt ??= now
    return now >= then ? 1 : (now - begunAt) / (then - begunAt)
  }
}

/** Whether a search of single shifts may end early, asked with every report of its progress. */
function endedEarly({ target: wanted, patienceMs }: EarlyEnd): (elapsedMs: number, cost: number) => boolean {
  const criterion = any<string>(
    ...(wanted === undefined ? [] : [target(wanted)]),
    ...(patienceMs === undefined ? [] : [noImprovement(patienceMs)])
  )
  return (elapsedMs, cost) =>
    criterion({ elapsedMs: () => elapsedMs, cost: () => cost, steps: () => 0, bound: () => -Infinity }) !==
    null
}

async function planned(...input: Parameters<typeof planProblem>): Promise<Plan> {
  try {
    return await planProblem(...input)
  } catch (error) {
    if (error instanceof FaultyProblem) throw new Usage(`This problem cannot be planned: ${error.message}.`)
    throw error
  }
}

/** The result of a search of single shifts with the shifts it is about; of counts, who has each shift and what it costs. */
function writtenOf({ planned: { shifts }, assignee, uncovered, result, counts }: Plan): object {
  const assigned = shifts.map((shift) => ({ ...shift, personId: assignee.get(shift.id) ?? null }))
  if (result) return { ...result, shifts: assigned, uncovered }
  const { version, assignments, cost, lowerBound, mixGaps, mixCost, dropped } = counts!
  return { version, assignments, ...cost, lowerBound, mixGaps, mixCost, dropped, shifts: assigned }
}

/** @throws Usage when the file holds something else */
function productProblem(file: string): RosterProblem {
  const text = textOf(file)
  try {
    const problem = JSON.parse(text) as Partial<RosterProblem>
    if (problem.version === 2 && problem.people && problem.shifts) return problem as RosterProblem
  } catch {
    // Reported below, together with JSON of another shape.
  }
  throw new Usage(`${file} is not a roster problem of version 2 in JSON.`)
}
