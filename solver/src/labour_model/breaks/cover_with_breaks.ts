import type { LpEngine } from '../../lp/lp_model.ts'
import { breakModel, SHIFT_PRICE } from './break_model.ts'
import { lengthsOf, paidSlotsOf, type BreakTilingRules } from './break_rules.ts'
import { isBetter, missingPeople, paidSlotsIn, type BreakTile, type BreakTiling } from './break_tiling.ts'
import { freeBound } from './free_bound.ts'
import { improveByWindows, isLongRow } from './improve_by_windows.ts'
import { raisedCover } from './raised_cover.ts'

export type BreakSearch = {
  /** Null for the quick cover alone. */
  readonly engine: LpEngine | null
  readonly limitMs: number
  /** The search ends when the cover is proven to be within this part of the best, e.g. 0.01. */
  readonly relativeGap: number
}

/**
 * Shifts with breaks that cover a need with few paid hours: a quick cover first, on a long row improved part by part, then a
 * search for whole numbers that begins with it, within a time limit and a gap. The answer is never worse than the quick
 * cover, and always has a bound.
 */
export function coverWithBreaks(
  need: ArrayLike<number>,
  rules: BreakTilingRules,
  { engine, limitMs, relativeGap }: BreakSearch
): BreakTiling {
  const quick = raisedCover(need, rules)
  const least = freeBound(need, rules)
  if (!engine || withinGap(quick, least, need, rules, relativeGap)) return tilingOf(quick, least, need, rules)
  const search = { engine, limitMs, relativeGap }
  const { tiles, bound } = isLongRow(need, rules)
    ? searchInParts(need, rules, quick, least, search)
    : searchAtOnce(need, rules, quick, search)
  return tilingOf(tiles, Math.max(least, bound), need, rules)
}

type Searched = { readonly tiles: readonly BreakTile[]; readonly bound: number }
type EngineSearch = BreakSearch & { readonly engine: LpEngine }

function searchAtOnce(
  need: ArrayLike<number>,
  rules: BreakTilingRules,
  quick: readonly BreakTile[],
  { engine, limitMs, relativeGap }: EngineSearch
): Searched {
  const { model, valuesOf, tilesOf } = breakModel(need, rules)
  const found = engine.solve(model, { limitMs, relativeGap, start: valuesOf(quick) })
  const searched = found.values.length > 0 ? tilesOf(found.values) : quick
  const tiles = isBetter(searched, quick, need, rules) ? searched : quick
  return { tiles, bound: boundOf(found.bound, tiles, need, rules) }
}

/** Here an engine may pass its time limit by far, so it gets the whole row without whole numbers only, for the bound. */
function searchInParts(
  need: ArrayLike<number>,
  rules: BreakTilingRules,
  quick: readonly BreakTile[],
  least: number,
  { engine, limitMs, relativeGap }: EngineSearch
): Searched {
  const { model } = breakModel(need, rules)
  const relaxed = engine.solve(
    { ...model, columns: { ...model.columns, whole: null } },
    { limitMs: limitMs / 2 }
  )
  const bound = Math.max(least, boundOf(relaxed.bound, quick, need, rules))
  const goodEnough = bound * (1 + relativeGap)
  const tiles = improveByWindows(need, rules, quick, {
    engine,
    limitMs: limitMs / 2,
    relativeGap,
    goodEnough,
  })
  return { tiles, bound }
}

function withinGap(
  tiles: readonly BreakTile[],
  bound: number,
  need: ArrayLike<number>,
  { breakRules }: BreakTilingRules,
  relativeGap: number
): boolean {
  return missingPeople(need, tiles) === 0 && paidSlotsIn(tiles, breakRules) <= bound * (1 + relativeGap)
}

/** Whole paid slots, from a bound in which shifts have a price: as many as the best cover can have at most are taken off. */
function boundOf(
  searched: number,
  best: readonly BreakTile[],
  need: ArrayLike<number>,
  rules: BreakTilingRules
): number {
  if (!Number.isFinite(searched) || missingPeople(need, best) > 0) return 0
  const lengths = lengthsOf(rules, need.length)
  const leastPaid = Math.min(...lengths.map((length) => paidSlotsOf(length, rules.breakRules)))
  const mostShifts = paidSlotsIn(best, rules.breakRules) / leastPaid
  return Math.max(0, Math.ceil(searched - mostShifts * SHIFT_PRICE - 1e-6))
}

function tilingOf(
  tiles: readonly BreakTile[],
  bound: number,
  need: ArrayLike<number>,
  { breakRules }: BreakTilingRules
): BreakTiling {
  const paidSlots = paidSlotsIn(tiles, breakRules)
  return { tiles, paidSlots, bound: Math.min(bound, paidSlots), missing: missingPeople(need, tiles) }
}
