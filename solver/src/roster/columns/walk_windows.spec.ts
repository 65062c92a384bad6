import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HighsEngine } from '../../lp/highs_engine.ts'
import { benchInstance } from '../../benchmark/bench_instance.ts'
import type { SearchContext } from '../grid_search/search_context.ts'
import { usualParameters } from '../parameters/parameters.ts'
import { ColumnPool } from './column_pool.ts'
import { columnsModelOf } from './columns_model.ts'
import { firstColumns } from './first_columns.ts'
import { longLimits } from './neighbourhood_limits.ts'
import { NeighbourhoodSearch } from './neighbourhood_search.ts'
import { walkWindows, type Walk } from './walk_windows.ts'
import type { Workshop } from './workshop.ts'

const { problem: grid } = benchInstance('generated-28x8x2-1')
const engine = await HighsEngine.load()
/** Windows of a week that advance by five days: 0 to 7, 5 to 12, 10 to 17, 15 to 22, 20 to 27 and 21 to 28. */
const parameters = {
  ...usualParameters,
  windows: { ...usualParameters.windows, shortest: 7, longest: 7 },
}

type Best = ReturnType<SearchContext['best']>

/** Walks from one end; `best` is what another thread has found by then, `most` the windows after which it stops. */
function walk(
  order: Walk['order'],
  best: Best = null,
  { most = Infinity, before = Infinity, allFrom = Infinity } = {}
) {
  const model = columnsModelOf(grid)!
  const pool = new ColumnPool(model.problem.people.length)
  const stop = () => false
  const asked = { ...parameters, windows: { ...parameters.windows, allFrom } }
  const workshop: Workshop = { engine, ...model, pool, parameters: asked, stop, now: () => 0 }
  const prices = new Float64Array(model.problem.required.length)
  const rows = firstColumns(workshop, true, () => null)!
  const search = new NeighbourhoodSearch(workshop, rows, prices, 1, longLimits(parameters.parts))
  const [first, decided] = [search.cost, [] as string[]]
  const improve = search.improve.bind(search)
  search.improve = (neighbourhood, limits) => {
    const [{ from, until }] = neighbourhood.days as [{ from: number; until: number }]
    decided.push(`${from}-${until}`)
    return improve(neighbourhood, limits)
  }
  let found = best
  const context: SearchContext = {
    ...{ problem: grid, seed: 1, parameters, leftMs: () => 1_000, proved: () => {} },
    stop: () => decided.length >= most,
    best: () => found,
    offer: (roster, cost) => (found = cost < (found?.cost ?? Infinity) ? { roster, cost } : found),
  }
  walkWindows(workshop, context, search, { order, before })
  return { decided, first, cost: search.cost, best: found }
}

test('alone, every window is decided, from either end', () => {
  const forwards = walk('forwards')
  assert.deepEqual(forwards.decided, ['0-7', '5-12', '10-17', '15-22', '20-27', '21-28'])
  assert.deepEqual(walk('backwards').decided, ['21-28', '16-23', '11-18', '6-13', '1-8', '0-7'])
  assert.ok(forwards.cost < forwards.first)
})

test('what another thread decided from the other end is taken over; the window where both meet is decided again', () => {
  const other = walk('backwards', null, { most: 3 })
  assert.deepEqual(other.decided, ['21-28', '16-23', '11-18'])
  const mine = walk('forwards', other.best)
  assert.deepEqual(mine.decided, ['0-7', '5-12', '10-17'])
  assert.ok(mine.cost < other.cost)
  const theirs = walk('backwards', walk('forwards', null, { most: 3 }).best)
  assert.deepEqual(theirs.decided, ['21-28', '16-23'])
})

test('a roster from before the walk is left alone, though it is cheaper', () => {
  const { best } = walk('backwards')
  const { decided } = walk('forwards', best, { before: best!.cost })
  assert.deepEqual(decided, walk('forwards').decided)
})

test('over a year a walk goes all the way, from the cheapest rows there are', () => {
  const other = walk('backwards', null, { most: 3 })
  assert.deepEqual(walk('forwards', other.best, { allFrom: 28 }).decided, walk('forwards').decided)
  const { best } = walk('backwards')
  const begun = { before: best!.cost, most: 1 }
  assert.ok(walk('forwards', best, { ...begun, allFrom: 28 }).cost <= best!.cost)
  assert.ok(walk('forwards', best, { ...begun, allFrom: 29 }).cost > best!.cost)
})
