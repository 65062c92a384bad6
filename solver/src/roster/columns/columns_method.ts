import { HighsEngine } from '../../lp/highs_engine.ts'
import type { SearchContext, SearchMethod } from '../portfolio/search_context.ts'
import { generateColumns, wholeAbove } from './column_generation.ts'
import { ColumnPool, type Column } from './column_pool.ts'
import { columnsModelOf } from './columns_model.ts'
import { CoverMaster } from './cover_master.ts'
import { dive } from './dive.ts'
import { LagrangianBound } from './lagrangian.ts'
import { NeighbourhoodSearch, usualLimits } from './neighbourhood_search.ts'
import { oneByOne } from './one_by_one.ts'
import { costOfPart, headsOf, keepsMinimum, wholePart } from './part.ts'
import { keepsRules } from './row_rules.ts'
import type { Workshop } from './solve_part.ts'

/** Rounds of the whole linear programme between two looks at what others have found. */
const SLICE = 5
const ROOT_PROBES = 4
/** After so many rounds the whole need only be solved to this part of its objective: the last bit may take long. */
const PATIENT_ROUNDS = 40
const NEAR = 0.005
const DIVE_ROUNDS = 6
/** Rows of a linear programme of the whole at most: beyond, it takes minutes, and parts are decided without it. */
const LARGEST_MASTER = 700
const SWEEPS = 20
/** Between so many parts, the bound is raised by so many steps. */
const BOUND_EVERY = 4
const BOUND_STEPS = 2
/** Steps towards good prices where no linear programme gives them. */
const FIRST_STEPS = 60
/** First price of a head that is wanted. */
const FIRST_PRICE = 0.5

/**
 * Bound and rosters by column generation: a roster no single person can improve, the linear programme of the whole, a
 * dive from it, then parts of the best roster decided anew until told to stop. Returns at once when the demand is of a
 * kind it does not carry.
 */
export const solveByColumns: SearchMethod = async (context) => {
  const begun = await begin(context)
  if (!begun) return
  const { workshop, prices, settled } = begun
  const { cells, people } = wholePart(workshop.problem)
  const small = cells.length + people.length <= LARGEST_MASTER
  const dived = small ? rootAndDive(workshop, context, prices, settled) : null
  searchParts(workshop, context, prices, dived ?? settled)
}

/** Parts of the best roster from the first second on, without the linear programme of the whole: for further threads. */
export const improveByParts: SearchMethod = async (context) => {
  const begun = await begin(context)
  if (!begun) return
  const { workshop, prices, settled } = begun
  const known = context.best()?.cost ?? costOfRoster(workshop, settled)
  new LagrangianBound({ ...workshop, part: wholePart(workshop.problem), prices }).raise(FIRST_STEPS, known)
  searchParts(workshop, context, prices, settled)
}

type Begun = {
  readonly workshop: Workshop
  readonly prices: Float64Array
  readonly settled: readonly Column[]
}

/** First prices and a first roster; null when the problem is not carried, or somebody has no row at all. */
async function begin(context: SearchContext): Promise<Begun | null> {
  const model = columnsModelOf(context.problem)
  if (!model) return null
  const pool = new ColumnPool(model.problem.people.length)
  const workshop = { engine: await HighsEngine.load(), ...model, pool, stop: context.stop }
  const prices = Float64Array.from(model.problem.required, (required) => (required > 0 ? FIRST_PRICE : 0))
  const first = firstColumns(workshop, prices)
  if (!first) return null
  offer(workshop, context, first)
  return { workshop, prices, settled: settle(workshop, context, first) }
}

/** Sweeps over everybody until nobody's row changes, or others have something better already. */
function settle(workshop: Workshop, context: SearchContext, first: readonly Column[]): readonly Column[] {
  let columns = first
  for (let sweep = 0; sweep < SWEEPS && !context.stop(); sweep++) {
    const before = costOfRoster(workshop, columns)
    columns = oneByOne(workshop, columns, 1)
    const cost = costOfRoster(workshop, columns)
    if (cost < before) offer(workshop, context, columns)
    if (cost === before || (context.best()?.cost ?? Infinity) < cost) break
  }
  const others = incumbent(workshop, context)
  return others && costOfRoster(workshop, others) < costOfRoster(workshop, columns) ? others : columns
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
    for (let rounds = SLICE; ; rounds += SLICE) {
      master.add(incumbent(workshop, context) ?? [])
      const root = generateColumns({ ...workshop, ...input, master, rounds: SLICE, probes: ROOT_PROBES })
      if (!root) return null
      context.proved(wholeAbove(root.bound))
      if (workshop.stop()) return null
      const near =
        rounds >= PATIENT_ROUNDS && root.answer.objective - root.bound < NEAR * root.answer.objective
      if (!root.complete && !near) continue
      const cutoff = context.best()?.cost ?? Infinity
      const limits = { ...usualLimits, diveRounds: DIVE_ROUNDS }
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
  const { problem } = workshop
  const search = new NeighbourhoodSearch(workshop, start, prices, context.seed)
  const bound = new LagrangianBound({ ...workshop, part: wholePart(problem), prices })
  offer(workshop, context, search.columns)
  for (let step = 0; !context.stop(); step++) {
    const better = (context.best()?.cost ?? Infinity) < search.cost ? incumbent(workshop, context) : null
    if (better && costOfRoster(workshop, better) < search.cost) search.adopt(better)
    if (search.step()) offer(workshop, context, search.columns)
    if (step % BOUND_EVERY === 0) context.proved(wholeAbove(bound.raise(BOUND_STEPS, search.cost)))
  }
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
