import { ColumnBuilder } from '../../lp/column_builder.ts'
import type { LpEngine } from '../../lp/lp_model.ts'
import { costOf, type CatalogueCover, type CatalogueRow } from './cover_cost.ts'

/** A week without any moment that all shifts leave out is no flow any more: whole numbers are searched for. */
export function circularCover(row: CatalogueRow, engine: LpEngine, limitMs: number): CatalogueCover {
  const { need, placements, prices } = row
  const columns = new ColumnBuilder()
  for (const { from, until, price } of placements) {
    const entries = Array.from({ length: until - from }, (_, at) => [(from + at) % need.length, 1] as const)
    columns.add(price, 0, Infinity, entries, true)
  }
  for (let slot = 0; slot < need.length; slot += 1) {
    columns.add(prices.under, 0, need[slot]!, [[slot, 1]])
    columns.add(prices.over, 0, Infinity, [[slot, -1]])
  }
  const { values, bound } = engine.solve(columns.model(need, need), { limitMs, relativeGap: 0 })
  const counts = Int32Array.from(placements, (_, place) => Math.round(values[place] ?? 0))
  const cost = costOf(row, counts)
  return { counts, cost, bound: Math.min(cost, Math.max(0, Math.ceil(bound - 1e-6))) }
}
