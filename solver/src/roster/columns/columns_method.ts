import { HighsEngine } from '../../lp/highs_engine.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import { settleRows } from '../grid_search/settle_rows.ts'
import type { Parameters } from '../parameters/parameters.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { SearchContext, SearchMethod } from '../grid_search/search_context.ts'
import { generateColumns, wholeAbove, type Generated } from './column_generation.ts'
import { ColumnPool, type Column } from './column_pool.ts'
import { columnsModelOf } from './columns_model.ts'
import { CoverMaster } from './cover_master.ts'
import { dive } from './dive.ts'
import { diveByCells } from './dive_by_cells.ts'
import { firstColumns } from './first_columns.ts'
import { hardColumnProblem } from './from_grid.ts'
import { LagrangianBound } from './lagrangian.ts'
import { longLimits, softLimits, usualLimits, type NeighbourhoodLimits } from './neighbourhood_limits.ts'
import { NeighbourhoodSearch } from './neighbourhood_search.ts'
import { oneByOne } from './one_by_one.ts'
import { costOfPart, headsOf, keepsMinimum, wholePart } from './part.ts'
import { keepsRules } from './row_rules.ts'
import { hasLongHorizon, isLong, type Workshop } from './workshop.ts'
import { windowsInTurn } from './windows_in_turn.ts'

/** The same for all threads: see `firstColumns`. */
const SETTLING_SEED = 1

/**
 * Bound and rosters by column generation: a roster no single person can improve, the linear programme of the whole, a
 * dive from it, then parts of the best roster redone until asked to stop. Returns at once when the demand is of a
 * kind it does not carry.
 */
export const solveByColumns: SearchMethod = async (context) => {
  const begun = await begin(context)
  if (!begun) return
  const { workshop, prices, settled } = begun
  if (isLong(workshop)) return searchLong(workshop, context, settled, 'forwards')
  const dived = isSmall(workshop) ? solveWhole(workshop, context, prices, settled, 'dive') : null
  searchParts(workshop, context, prices, dived ?? settled)
}

/**
 * Parts of the best roster from the first second on, for further threads: without the linear programme of the whole,
 * unless rules are soft. Only that gives prices worth having then, and it takes seconds.
 */
export const improveByParts: SearchMethod = async (context) => {
  const begun = await begin(context)
  if (!begun) return
  const { workshop, prices, settled } = begun
  if (isLong(workshop)) return searchLong(workshop, context, settled, 'backwards')
  if (!workshop.whole && isSmall(workshop)) {
    solveWhole(workshop, context, prices, settled, 'prices')
  } else {
    const known = context.best()?.cost ?? costOfRoster(workshop, settled)
    const { bound } = context.parameters
    new LagrangianBound({ ...workshop, part: wholePart(workshop.problem), prices }).raise(
      bound.firstSteps,
      known
    )
  }
  searchParts(workshop, context, prices, settled)
}

/** Whether the linear programme of the whole is small enough to be solved. */
function isSmall({ problem, parameters }: Workshop): boolean {
  const { cells, people } = wholePart(problem)
  return cells.length + people.length <= parameters.program.largest
}

/** Whether both methods begin with windows of the days at once. */
export function worksInWindows(problem: GridProblem, parameters: Parameters): boolean {
  return hasLongHorizon(problem, parameters) && hardColumnProblem(problem) !== null
}

type Begun = {
  readonly workshop: Workshop
  readonly prices: Float64Array
  readonly settled: readonly Column[]
}

/** First prices and a first roster; null when the problem is not carried, or a person has no row at all. */
async function begin(context: SearchContext): Promise<Begun | null> {
  const model = columnsModelOf(context.problem, context.parameters.rowPricing)
  if (!model) return null
  const pool = new ColumnPool(model.problem.people.length)
  const workshop: Workshop = {
    engine: await HighsEngine.load(),
    ...model,
    pool,
    parameters: context.parameters,
    ...(context.statistics && { statistics: context.statistics }),
    stop: context.stop,
    now: () => -context.leftMs(),
    counted: context.counted ?? false,
  }
  const { firstPrice } = context.parameters.program
  const prices = Float64Array.from(model.problem.required, (required) => (required > 0 ? firstPrice : 0))
  const otherwise = rowsOtherwise(workshop, context)
  const first = firstColumns(workshop, isLong(workshop), otherwise, (rows) => offer(workshop, context, rows))
  if (!first) return null
  return { workshop, prices, settled: isLong(workshop) ? first : settle(workshop, context, first) }
}

/** Rows of the best roster so far, else of one in which everybody is settled alone. */
function rowsOtherwise(
  { problem, pricers }: Workshop,
  context: SearchContext
): (person: number) => Uint8Array | null {
  let roster: Uint8Array | null = null
  return (person) => {
    roster ??=
      context.best()?.roster ??
      settleRows(
        context.problem,
        emptyRoster(context.problem),
        SETTLING_SEED,
        context.stop,
        context.parameters.moves
      )
    const row = roster.slice(person * problem.days, (person + 1) * problem.days)
    const whole = pricers[person]!.ownCost(row) < Infinity
    return whole && keepsRules(problem, problem.people[person]!, row) ? row : null
  }
}

/** Sweeps over everybody until no row changes, or others have something better already. */
function settle(workshop: Workshop, context: SearchContext, first: readonly Column[]): readonly Column[] {
  const { sweeps } = workshop.parameters.program
  let columns = first
  for (let sweep = 0; sweep < sweeps && !context.stop(); sweep++) {
    const before = costOfRoster(workshop, columns)
    columns = oneByOne(workshop, columns, 1)
    const cost = costOfRoster(workshop, columns)
    if (cost < before) offer(workshop, context, columns)
    if (cost === before || (context.best()?.cost ?? Infinity) < cost) break
  }
  const others = incumbent(workshop, context)
  return others && costOfRoster(workshop, others) < costOfRoster(workshop, columns) ? others : columns
}

/** Solves the linear programme of the whole and dives, if that is wanted; prices and pool stay behind. */
function solveWhole(
  workshop: Workshop,
  context: SearchContext,
  prices: Float64Array,
  first: readonly Column[],
  wanted: 'dive' | 'prices'
): readonly Column[] | null {
  const { problem } = workshop
  const { program, dive: diveParameters } = workshop.parameters
  const part = wholePart(problem)
  const masks = part.people.map(() => null)
  const master = new CoverMaster(workshop.engine, problem, part)
  try {
    master.add(first)
    const input = { part, masks, centre: prices, cutoff: Infinity }
    for (let rounds = program.slice; ; rounds += program.slice) {
      master.add(incumbent(workshop, context) ?? [])
      const root = generateColumns({
        ...workshop,
        ...input,
        master,
        rounds: program.slice,
        probes: program.probes,
      })
      if (!root) return null
      context.proved(wholeAbove(root.bound, workshop.costStep))
      if (workshop.stop()) return null
      const near =
        rounds >= program.patience &&
        root.answer.objective - root.bound < program.near * root.answer.objective
      if (!root.complete && !near && !isProved(workshop, root)) continue
      if (wanted === 'prices') return null
      const cutoff = context.best()?.cost ?? Infinity
      const limits = { ...limitsOf(workshop), diveRounds: diveParameters.rounds }
      // Soft rules leave mixtures of many columns, none of them sure.
      const diving = workshop.whole ? dive : diveByCells
      return diving(workshop, { ...input, ...limits, start: [], cutoff }, master, root.answer, root.bound)
    }
  } finally {
    master.close()
  }
}

/** Under soft rules, costs lie far apart: the bound is as good as it can be once no cost lies between it and the objective. */
function isProved({ whole, costStep }: Workshop, { bound, answer }: Generated): boolean {
  return !whole && wholeAbove(bound, costStep) >= wholeAbove(answer.objective, costStep)
}

function limitsOf({ whole, parameters }: Workshop): NeighbourhoodLimits {
  return whole ? usualLimits(parameters.parts) : softLimits(parameters.parts)
}

/** Improves parts of the best roster of any thread until asked to stop; the bound is raised on the side. */
function searchParts(
  workshop: Workshop,
  context: SearchContext,
  prices: Float64Array,
  start: readonly Column[]
): void {
  const search = new NeighbourhoodSearch(workshop, start, prices, context.seed, limitsOf(workshop))
  const bound = new LagrangianBound({ ...workshop, part: wholePart(workshop.problem), prices })
  const { every, steps } = workshop.parameters.bound
  offer(workshop, context, search.columns)
  for (let step = 0; !context.stop(); step++) {
    join(workshop, context, search)
    if (search.step()) offer(workshop, context, search.columns)
    if (step % every === 0) context.proved(wholeAbove(bound.raise(steps, search.cost), workshop.costStep))
  }
}

/**
 * A long horizon: everybody's days in windows one after the other, from either end, which takes a roster of rows that
 * know nothing of each other to a good one; then parts. The one that goes forwards raises the bound from the prices of
 * the windows, in a small part of the time since rows of a year take long.
 */
function searchLong(
  workshop: Workshop,
  context: SearchContext,
  start: readonly Column[],
  order: 'forwards' | 'backwards'
): void {
  const { problem, now, parameters } = workshop
  const nothing = new Float64Array(problem.required.length)
  const search = new NeighbourhoodSearch(workshop, start, nothing, context.seed, longLimits(parameters.parts))
  for (const neighbourhood of windowsInTurn(problem, order, parameters.windows)) {
    if (context.stop()) return
    join(workshop, context, search)
    if (search.improve(neighbourhood)) offer(workshop, context, search.columns)
  }
  const prices = search.prices.slice()
  const bound = new LagrangianBound({ ...workshop, part: wholePart(problem), prices })
  const begunAt = now()
  let boundMs = 0
  while (!context.stop()) {
    join(workshop, context, search)
    if (search.step()) offer(workshop, context, search.columns)
    if (order === 'backwards' || boundMs > parameters.bound.longShare * (now() - begunAt)) continue
    const before = now()
    context.proved(wholeAbove(bound.raise(1, search.cost), workshop.costStep))
    boundMs += now() - before
  }
}

/** Goes on from what others have found, once it is better. */
function join(workshop: Workshop, context: SearchContext, search: NeighbourhoodSearch): void {
  if ((context.best()?.cost ?? Infinity) >= search.cost) return
  const better = incumbent(workshop, context)
  if (!better || costOfRoster(workshop, better) >= search.cost) return
  search.adopt(better)
  offer(workshop, context, search.columns)
}

function costOfRoster({ problem }: Workshop, columns: readonly Column[]): number {
  return costOfPart(problem, wholePart(problem), columns)
}

/** Hands a roster in, unless a cell has fewer heads than it must have. */
function offer(workshop: Workshop, context: SearchContext, columns: readonly Column[]): void {
  const { problem } = workshop
  if (!keepsMinimum(problem, headsOf(problem, columns))) return
  const roster = new Uint8Array(columns.length * problem.days)
  for (const { person, row } of columns) roster.set(row, person * problem.days)
  context.offer(roster, costOfRoster(workshop, columns))
}

/** The best roster of all, as columns; null while there is none that keeps the rules as they are carried here. */
function incumbent({ problem, pricers, pool }: Workshop, context: SearchContext): Column[] | null {
  const best = context.best()
  if (!best) return null
  const columns: Column[] = []
  for (const [person, pricer] of pricers.entries()) {
    const row = best.roster.slice(person * problem.days, (person + 1) * problem.days)
    const cost = pricer.ownCost(row)
    if (cost === Infinity || !keepsRules(problem, problem.people[person]!, row)) return null
    columns.push(pool.add(person, row, cost))
  }
  return columns
}
