import { needOfPosition, type MetricRows } from '../position/staffing_rule.ts'
import type { Known, UnitsBand } from '../sandbox/known_metrics.ts'
import { placeOf, unitsOf } from '../sandbox/sandbox_basis.ts'
import type { ModelLocation } from './problem.ts'

/** People that a position needs at least and at most, in each slot of the planned days, if what comes keeps to its band. */
export type NeedBand = {
  readonly positionId: string
  readonly lower: Int32Array
  readonly upper: Int32Array
}

/** @param bands of the location's metrics, over its planned days, as `units` are */
export function needBands(
  { from, days, positions }: Pick<ModelLocation, 'from' | 'days' | 'positions'>,
  known: Known,
  bands: ReadonlyMap<string, UnitsBand>,
  units: ReadonlyMap<string, Float64Array> = unitsOf(known, from, days)
): NeedBand[] {
  const place = placeOf(known, from, days)
  // What came is what it was, and where nothing is expected nothing more is.
  const side = (of: keyof UnitsBand): MetricRows =>
    new Map(
      [...units].map(([id, row]) => {
        const edge = bands.get(id)?.[of]
        return [id, row.map((value, slot) => (edge && !Number.isNaN(edge[slot]) ? edge[slot]! : value))]
      })
    )
  const sides = [units, side('lower'), side('upper')]
  return positions.map(({ positionId, rules, ...options }) => {
    const rows = sides.map((one) => needOfPosition(rules, one, place, options).people)
    // A rule in steps may ask for fewer people where more comes, and what is expected may lie at an edge of what came before.
    const edge = (of: (...people: number[]) => number): Int32Array =>
      rows[0]!.map((_, slot) => of(...rows.map((people) => people[slot]!)))
    return { positionId, lower: edge(Math.min), upper: edge(Math.max) }
  })
}
