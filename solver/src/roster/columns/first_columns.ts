import { Random } from '../../random.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem, PersonRow } from './column_problem.ts'
import type { Parameters } from '../parameters/parameters.ts'
import type { Row } from '../grid_model/row_pricer.ts'
import { cappedPricers } from './columns_model.ts'
import { pacedProblem } from './pace.ts'
import { NO_ROW } from '../grid_model/row_pricer.ts'
import type { Workshop } from './workshop.ts'

/** Everyone begins with rows of the same seed in every thread: threads that change other days can then join theirs. */
const SEED = 1

/**
 * A row for one person after the other, each on the days most in want of people by then, so that days are short alike
 * and totals are left over for all of them; `null` if no row is found for a person. Which type is worked where is
 * for others to decide.
 *
 * @param spread whether totals must keep pace with the days, which is much faster when there are many
 * @param onSweep called with everybody's rows each time all have been through
 * @param otherwise finds a row for whom prices found none: caps per type can make that hard
 */
export function firstColumns(
  workshop: Workshop,
  spread: boolean,
  otherwise: (person: number) => Row | null,
  onSweep: (columns: readonly Column[]) => void = () => {}
): Column[] | null {
  const { problem, pool, pricers, parameters } = workshop
  const { firstRows, rowPricing } = parameters
  const random = new Random(SEED)
  const paced = spread ? cappedPricers(pacedProblem(problem, firstRows), rowPricing) : pricers
  const heads = new Int32Array(problem.days)
  const row = new Uint8Array(problem.days)
  const columns: Column[] = []
  for (let sweep = 0; sweep < (spread ? sweepsFor(problem, firstRows) : 1); sweep++) {
    for (const [person, pricer] of pricers.entries()) {
      const present = columns[person]
      if (present && workshop.stop()) return columns
      if (present) countDays(heads, present.row, -1)
      const evenly = sweep < firstRows.evenSweeps
      const prices = dayPrices(problem, problem.people[person]!, heads, random, evenly, firstRows)
      const ways = present ? [paced[person]!] : [paced[person]!, pricer]
      const found = ways.some((one) => one.price(prices, null, row) < Infinity && row[0] !== NO_ROW)
      const settled = found ? row : present ? present.row : otherwise(person)
      if (!settled) return null
      columns[person] = pool.add(person, settled, pricer.ownCost(settled))
      countDays(heads, columns[person]!.row, 1)
    }
    onSweep(columns)
  }
  return columns
}

/** Everybody again once the others are known, unless there are so many cells that it takes long. */
function sweepsFor(
  { people, days, width }: ColumnProblem,
  { sweeps, sweptCells }: Parameters['firstRows']
): number {
  return Math.max(1, Math.min(sweeps, Math.round(sweptCells / (people.length * days * width))))
}

function countDays(heads: Int32Array, row: Uint8Array, by: 1 | -1): void {
  row.forEach((type, day) => (heads[day]! += type > 0 ? by : 0))
}

/** What one head more is worth on each day: in the part of its people that is missing, or all of it while any is. */
function dayPrices(
  { days, width, required, under, over }: ColumnProblem,
  { caps }: PersonRow,
  heads: Int32Array,
  random: Random,
  evenly: boolean,
  { capped, noise }: Parameters['firstRows']
): Float64Array {
  const prices = new Float64Array(required.length)
  for (let day = 0; day < days; day++) {
    const first = day * width
    const wanted = required.subarray(first + 1, first + width).reduce((sum, count) => sum + count, 0)
    const short = Math.max(0, wanted - heads[day]!)
    const missing = evenly ? short / Math.max(1, wanted) : Math.min(1, short)
    for (let type = 1; type < width; type++) {
      const share = (caps[type]! < days ? capped : 1) * (1 - noise * random.next())
      prices[first + type] = missing > 0 ? under[first + type]! * missing * share : -over[first + type]!
    }
  }
  return prices
}
