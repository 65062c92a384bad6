import type { SearchContext } from '../grid_search/search_context.ts'
import { AnsweringPrices } from './answering_prices.ts'
import type { Column } from './column_pool.ts'
import { wholeAbove } from './column_generation.ts'
import { join, offer } from './incumbent.ts'
import { LagrangianBound } from './lagrangian.ts'
import { longLimits } from './neighbourhood_limits.ts'
import type { NeighbourhoodSearch } from './neighbourhood_search.ts'
import { wholePart } from './part.ts'
import { walkWindows, type Walk } from './walk_windows.ts'
import type { Workshop } from './workshop.ts'

/**
 * Windows in turn, then parts decided quickly rather than to their end, for as long as a little patience sees the roster
 * become cheaper.
 */
export function improveQuickly(
  workshop: Workshop,
  context: SearchContext,
  search: NeighbourhoodSearch,
  walk: Walk
): void {
  const { windows, parts } = workshop.parameters
  const [begunAt, whole] = [workshop.now(), context.leftMs()]
  const limits = longLimits(parts)
  walkWindows(workshop, context, search, walk)
  let gainedAt = workshop.now()
  while (!context.stop()) {
    const now = workshop.now()
    if (now - gainedAt > windows.patience * whole || now - begunAt > windows.share * whole) return
    join(workshop, context, search)
    if (!search.step(limits)) continue
    gainedAt = workshop.now()
    offer(workshop, context, search.columns)
  }
}

/**
 * Goes on from a roster that need not be cheaper than the best one: parts lead further from a roster whose prices fit
 * the whole than from one of many small gains. Given up when it stays dearer for long or gains nothing.
 */
export function improveOther(
  workshop: Workshop,
  context: SearchContext,
  search: NeighbourhoodSearch,
  other: readonly Column[]
): void {
  const { now, parameters } = workshop
  const [begunAt, left] = [now(), context.leftMs()]
  const { patience, share } = parameters.other
  search.adopt(other)
  let gainedAt = begunAt
  while (!context.stop() && search.cost >= (context.best()?.cost ?? Infinity)) {
    if (now() - gainedAt > patience * left || now() - begunAt > share * left)
      return join(workshop, context, search)
    if (search.step()) gainedAt = now()
  }
  offer(workshop, context, search.columns)
}

/** Decides parts of the best roster of any thread again, for so long or until asked to stop. */
export function improveFor(
  workshop: Workshop,
  context: SearchContext,
  search: NeighbourhoodSearch,
  ms: number
): void {
  const until = workshop.now() + ms
  while (!context.stop() && workshop.now() < until) {
    join(workshop, context, search)
    if (search.step()) offer(workshop, context, search.columns)
  }
}

/** Improves parts of the best roster of any thread until asked to stop; the bound is raised on the side. */
export function searchParts(
  workshop: Workshop,
  context: SearchContext,
  prices: Float64Array,
  search: NeighbourhoodSearch
): void {
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
 * A long horizon: windows in turn, then parts. The one that goes forwards raises the bound from the prices of the
 * windows, in a small part of the time since rows of a year take long.
 */
export function searchLong(
  workshop: Workshop,
  context: SearchContext,
  search: NeighbourhoodSearch,
  walk: Walk
): void {
  const { problem, now, parameters } = workshop
  walkWindows(workshop, context, search, walk)
  const prices = search.prices.slice()
  const bound = new AnsweringPrices({ ...workshop, part: wholePart(problem), prices })
  const begunAt = now()
  let boundMs = 0
  while (!context.stop()) {
    join(workshop, context, search)
    if (search.step()) offer(workshop, context, search.columns)
    const passed = now() - begunAt
    if (walk.order === 'backwards' || boundMs > parameters.bound.longShare * passed) continue
    const before = now()
    context.proved(wholeAbove(bound.round(passed / (passed + context.leftMs())), workshop.costStep))
    boundMs += now() - before
  }
}
