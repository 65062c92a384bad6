import { HighsEngine } from '../../lp/highs_engine.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import { settleRows } from '../grid_search/settle_rows.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { SearchContext, SearchMethod } from '../grid_search/search_context.ts'
import { ColumnPool, type Column } from './column_pool.ts'
import { columnsModelOf } from './columns_model.ts'
import { firstColumns } from './first_columns.ts'
import { hardColumnProblem } from './from_grid.ts'
import { costOfRoster, incumbent, offer } from './incumbent.ts'
import { LagrangianBound } from './lagrangian.ts'
import { longLimits, softLimits, usualLimits, type NeighbourhoodLimits } from './neighbourhood_limits.ts'
import { NeighbourhoodSearch } from './neighbourhood_search.ts'
import { oneByOne } from './one_by_one.ts'
import { wholePart } from './part.ts'
import { keepsRules } from './row_rules.ts'
import { improveFor, improveOther, improveQuickly, searchLong, searchParts } from './search_parts.ts'
import { solveWhole } from './whole_program.ts'
import { isLong, isSmall, type Workshop } from './workshop.ts'

/** The same for all threads: see `firstColumns`. */
const SETTLING_SEED = 1

/**
 * Bound and rosters by column generation. Under hard rules: windows of the days in turn, the linear programme of the
 * whole, a dive from it, then parts of the best roster redone until asked to stop. Under soft ones a roster no single
 * person can improve takes the place of the windows. Returns at once when the demand is of a kind it does not carry.
 */
export const solveByColumns: SearchMethod = (context) => searchColumns(context, 0)

/** The same for a thread that searches alone: parts are redone between slices of the linear programme as well. */
export const solveAlone: SearchMethod = (context) => searchColumns(context, context.parameters.program.parts)

async function searchColumns(context: SearchContext, partsShare: number): Promise<void> {
  const begun = await begin(context)
  if (!begun) return
  const { workshop, prices } = begun
  const search = searchFrom(begun, context)
  const walk = { order: 'forwards', before: begun.before } as const
  if (isLong(workshop)) return searchLong(workshop, context, search, walk)
  if (workshop.whole) improveQuickly(workshop, context, search, walk)
  if (isSmall(workshop)) {
    const dived = solveWhole({
      ...{ workshop, context, prices, first: search.columns, limits: limitsOf(workshop), wanted: 'dive' },
      ...(workshop.whole && {
        between: (sliceMs: number) => improveFor(workshop, context, search, partsShare * sliceMs),
      }),
    })
    search.reprice(prices)
    if (dived) improveOther(workshop, context, search, dived)
  }
  searchParts(workshop, context, prices, search)
}

/**
 * Windows from the other end and parts of the best roster, for further threads: without the linear programme of the whole,
 * unless rules are soft. Only that gives prices worth having then, and it takes seconds.
 */
export const improveByParts: SearchMethod = async (context) => {
  const begun = await begin(context)
  if (!begun) return
  const { workshop, prices, settled } = begun
  const search = searchFrom(begun, context)
  const walk = { order: 'backwards', before: begun.before } as const
  if (isLong(workshop)) return searchLong(workshop, context, search, walk)
  if (workshop.whole) improveQuickly(workshop, context, search, walk)
  if (!workshop.whole && isSmall(workshop)) {
    solveWhole({ workshop, context, prices, first: settled, limits: limitsOf(workshop), wanted: 'prices' })
    search.reprice(prices)
  } else {
    const known = context.best()?.cost ?? search.cost
    const { bound } = context.parameters
    new LagrangianBound({ ...workshop, part: wholePart(workshop.problem), prices }).raise(
      bound.firstSteps,
      known
    )
    search.reprice(prices)
  }
  searchParts(workshop, context, prices, search)
}

/** Whether columns begin with windows of the days, in which a few seconds lead further than annealing for a minute. */
export function beginsWithWindows(problem: GridProblem): boolean {
  return hardColumnProblem(problem) !== null
}

type Begun = {
  readonly workshop: Workshop
  readonly prices: Float64Array
  readonly settled: readonly Column[]
  /** Cost of the cheapest roster handed in so far. */
  readonly before: number
}

function searchFrom({ workshop, prices, settled }: Begun, { seed }: SearchContext): NeighbourhoodSearch {
  // Windows find their own prices; before them, none are better than the same for every cell.
  const start = workshop.whole ? new Float64Array(prices.length) : prices
  return new NeighbourhoodSearch(workshop, settled, start, seed, limitsOf(workshop))
}

function limitsOf(workshop: Workshop): NeighbourhoodLimits {
  const { whole, parameters } = workshop
  if (isLong(workshop)) return longLimits(parameters.parts)
  return whole ? usualLimits(parameters.parts) : softLimits(parameters.parts)
}

/**
 * First prices and a first roster; null when the problem is not carried, or a person has no row at all. What windows are
 * to improve is spread evenly, without a look at costs: they find more from there than from rows each of which is cheap.
 */
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
  const even = workshop.whole
  let before = Infinity
  const first = firstColumns(workshop, even, otherwise, (rows) => {
    offer(workshop, context, rows)
    before = Math.min(before, costOfRoster(workshop, rows))
  })
  if (!first) return null
  return { workshop, prices, before, settled: even ? first : settle(workshop, context, first) }
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
