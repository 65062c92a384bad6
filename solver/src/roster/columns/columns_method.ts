import { HighsEngine } from '../../lp/highs_engine.ts'
import type { SearchContext, SearchMethod } from '../portfolio/search_context.ts'
import { generateColumns, wholeAbove } from './column_generation.ts'
import { ColumnPool, type Column } from './column_pool.ts'
import { CoverMaster } from './cover_master.ts'
import { dive } from './dive.ts'
import { columnProblemOf } from './from_grid.ts'
import { LagrangianBound } from './lagrangian.ts'
import { NeighbourhoodSearch, usualLimits } from './neighbourhood_search.ts'
import { oneByOne } from './one_by_one.ts'
import { wholePart } from './part.ts'
import { CappedRowPricer } from './row_pricer.ts'
import { costOfRows, keepsRules } from './row_rules.ts'
import { RowScratch } from './row_scratch.ts'
import type { Workshop } from './solve_part.ts'

/** Rounds between two looks at what others have found. */
const SLICE = 5
const ROOT_PROBES = 6
/** Rows of a linear programme of the whole at most: beyond, it takes minutes, and parts are decided without it. */
const LARGEST_MASTER = 700
const SWEEPS = 20
/** Between so many parts, the bound is raised by so many steps. */
const BOUND_EVERY = 4
const BOUND_STEPS = 2
/** First price of a head that is wanted. */
const FIRST_PRICE = 0.5

/**
 * Bound and rosters by column generation: the linear programme of the whole, a dive from it, then parts of the best
 * roster decided anew until told to stop. Returns at once for problems whose rules it does not carry.
 */
export const solveByColumns: SearchMethod = async (context) => {
  const problem = columnProblemOf(context.problem)
  if (!problem) return
  const scratch = new RowScratch()
  const pricers = problem.people.map((person) => new CappedRowPricer(problem, person, scratch))
  const pool = new ColumnPool(problem.people.length)
  const workshop = { engine: await HighsEngine.load(), problem, pricers, pool, stop: context.stop }
  const prices = Float64Array.from(problem.required, (required) => (required > 0 ? FIRST_PRICE : 0))
  const first = firstColumns(workshop, prices)
  if (!first) return
  offer(
    context,
    first,
    costOfRows(
      problem,
      first.map(({ row }) => row)
    )
  )
  const settled = oneByOne(workshop, first, SWEEPS)
  offer(
    context,
    settled,
    costOfRows(
      problem,
      settled.map(({ row }) => row)
    )
  )
  const small = wholePart(problem).cells.length + problem.people.length <= LARGEST_MASTER
  const dived = small ? rootAndDive(workshop, context, prices, first) : null
  searchParts(workshop, context, prices, dived ?? incumbent(workshop, context) ?? settled)
}

/** The cheapest row of everybody; null when somebody has none. */
function firstColumns({ problem, pricers, pool }: Workshop, prices: Float64Array): Column[] | null {
  const row = new Uint8Array(problem.days)
  const columns: Column[] = []
  for (const [person, pricer] of pricers.entries()) {
    if (pricer.price(prices, null, row) === Infinity) return null
    columns.push(pool.add(person, row, pricer.ownCost(row)))
  }
  return columns
}

/** Solves the linear programme of the whole and dives; prices and pool stay behind. */
function rootAndDive(
  workshop: Workshop,
  context: SearchContext,
  prices: Float64Array,
  first: readonly Column[]
): readonly Column[] | null {
  const { problem } = workshop
  const part = wholePart(problem)
  const masks = part.people.map(() => null)
  const master = new CoverMaster(workshop.engine, problem, part)
  try {
    master.add(first)
    const input = { part, masks, centre: prices, cutoff: Infinity }
    for (;;) {
      const others = incumbent(workshop, context)
      if (others) master.add(others)
      const root = generateColumns({ ...workshop, ...input, master, rounds: SLICE, probes: ROOT_PROBES })
      if (!root) return null
      context.proved(wholeAbove(root.bound))
      if (workshop.stop()) return null
      if (!root.complete) continue
      const cutoff = context.best()?.cost ?? Infinity
      const limits = { ...usualLimits, diveRounds: 6 }
      return dive(workshop, { ...input, ...limits, start: [], cutoff }, master, root.answer)
    }
  } finally {
    master.close()
  }
}

/** Improves parts of the best roster, whoever found it, until told to stop; the bound is raised on the side. */
function searchParts(
  workshop: Workshop,
  context: SearchContext,
  prices: Float64Array,
  start: readonly Column[]
): void {
  const { problem, pricers, pool, stop } = workshop
  const search = new NeighbourhoodSearch(workshop, start, prices, context.seed)
  const lagrangian = new LagrangianBound({ problem, pricers, pool, part: wholePart(problem), prices, stop })
  offer(context, search.columns, search.cost)
  for (let step = 0; !context.stop(); step++) {
    const better = (context.best()?.cost ?? Infinity) < search.cost ? incumbent(workshop, context) : null
    if (
      better &&
      costOfRows(
        problem,
        better.map(({ row }) => row)
      ) < search.cost
    )
      search.adopt(better)
    if (search.step()) offer(context, search.columns, search.cost)
    if (step % BOUND_EVERY === 0) context.proved(wholeAbove(lagrangian.raise(BOUND_STEPS, search.cost)))
  }
}

function offer(context: SearchContext, columns: readonly Column[], cost: number): void {
  const roster = new Uint8Array(columns.length * columns[0]!.row.length)
  for (const { person, row } of columns) roster.set(row, person * row.length)
  context.offer(roster, cost)
}

/** The best roster of all, as columns; null while there is none that keeps the rules as they are carried here. */
function incumbent({ problem, pricers, pool }: Workshop, context: SearchContext): Column[] | null {
  const best = context.best()
  if (!best) return null
  const columns = problem.people.map((_, person) => {
    const row = best.roster.subarray(person * problem.days, (person + 1) * problem.days)
    return pool.add(person, row, pricers[person]!.ownCost(row))
  })
  return columns.every(({ row, person }) => keepsRules(problem, problem.people[person]!, row))
    ? columns
    : null
}
