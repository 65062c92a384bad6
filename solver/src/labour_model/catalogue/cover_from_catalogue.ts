import type { LpEngine } from '../../lp/lp_model.ts'
import { NetworkSimplex } from '../flow/network_simplex.ts'
import { circularCover } from './circular_cover.ts'
import { costOf, type CatalogueCover, type CatalogueRow } from './cover_cost.ts'

/**
 * The cheapest choice from a catalogue. Exact by one flow where the row is straight or has a moment that no placement
 * crosses; else whole numbers are searched for by the engine, within the limit.
 */
export function coverFromCatalogue(row: CatalogueRow, engine: LpEngine, limitMs: number): CatalogueCover {
  const cut = row.cyclic ? uncrossedSlot(row) : 0
  return cut === null ? circularCover(row, engine, limitMs) : straightCover(row, cut)
}

function uncrossedSlot({ need, placements }: CatalogueRow): number | null {
  const slots = need.length
  const crossed = new Uint8Array(slots)
  for (const { from, until } of placements) {
    for (let at = from + 1; at < until; at += 1) crossed[at % slots] = 1
  }
  const cut = crossed.indexOf(0)
  return cut < 0 ? null : cut
}

/**
 * Present people of two neighbouring slots differ by who begins and who ends, so the rows of needs, each less the one
 * before, balance the nodes of a network: placements are arcs through time, people too many flow back.
 * @param cut the slot that the row begins with
 */
export function straightCover(
  { need, placements, prices }: Omit<CatalogueRow, 'cyclic'>,
  cut: number
): CatalogueCover {
  const slots = need.length
  const needAt = (slot: number): number => (slot < 0 || slot >= slots ? 0 : need[(slot + cut) % slots]!)
  const starts = placements.map(({ from }) => (from - cut + slots) % slots)
  const ends = placements.map(({ from, until }, place) => starts[place]! + until - from)
  const row = Array.from({ length: slots }, (_, slot) => slot)
  const simplex = new NetworkSimplex({
    nodes: slots + 1,
    supply: Float64Array.from({ length: slots + 1 }, (_, slot) => needAt(slot) - needAt(slot - 1)),
    from: Int32Array.from([...starts, ...row, ...row.map((slot) => slot + 1)]),
    to: Int32Array.from([...ends, ...row.map((slot) => slot + 1), ...row]),
    capacity: Float64Array.from([
      ...placements.map(() => Infinity),
      ...row.map(needAt),
      ...row.map(() => Infinity),
    ]),
    cost: Float64Array.from([
      ...placements.map(({ price }) => price),
      ...row.map(() => prices.under),
      ...row.map(() => prices.over),
    ]),
  })
  const counts = Int32Array.from(simplex.solve().flow.subarray(0, placements.length))
  const cost = costOf({ need, placements, prices }, counts)
  return { counts, cost, bound: cost }
}
