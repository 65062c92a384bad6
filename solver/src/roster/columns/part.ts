import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'

/** A part of a roster to be decided: some people, given what the others cover. */
export type Part = {
  readonly people: readonly number[]
  /** Cells whose heads the part decides. */
  readonly cells: Int32Array
  /** Per cell: heads of everybody else. */
  readonly covered: Int32Array
  /** What the cover of all other cells costs. */
  readonly elsewhere: number
}

/** Everybody, in all days. */
export function wholePart(problem: ColumnProblem): Part {
  const covered = new Int32Array(problem.required.length)
  return {
    people: problem.people.map((_, person) => person),
    cells: cellsWithCover(problem, covered, 0, problem.days),
    covered,
    elsewhere: 0,
  }
}

/**
 * Some people within a window of days; outside it they keep what they have.
 *
 * @param heads of the whole roster
 */
export function partOf(
  problem: ColumnProblem,
  columns: readonly Column[],
  heads: Int32Array,
  {
    people,
    from,
    until,
  }: { readonly people: readonly number[]; readonly from: number; readonly until: number }
): Part {
  const covered = heads.slice()
  for (const person of people) count(problem, covered, columns[person]!.row, -1)
  const cells = cellsWithCover(problem, covered, from, until)
  const inside = cells.reduce((sum, cell) => sum + cellCost(problem, cell, heads[cell]!), 0)
  return { people, cells, covered, elsewhere: coverCost(problem, heads) - inside }
}

/** What a part costs with these rows: its people's own costs and all of the cover. */
export function costOfPart(problem: ColumnProblem, part: Part, columns: readonly Column[]): number {
  const heads = part.covered.slice()
  let cost = part.elsewhere
  for (const column of columns) {
    cost += column.cost
    count(problem, heads, column.row, 1)
  }
  for (const cell of part.cells) cost += cellCost(problem, cell, heads[cell]!)
  return cost
}

/** Adds a row's heads to the cells, or takes them away. */
export function count(
  { width }: ColumnProblem,
  heads: Int32Array | Float64Array,
  row: Uint8Array,
  by: 1 | -1
): void {
  for (let day = 0; day < row.length; day++) if (row[day]! > 0) heads[day * width + row[day]!]! += by
}

/** Heads of a whole roster. */
export function headsOf(problem: ColumnProblem, columns: readonly Column[]): Int32Array {
  const heads = new Int32Array(problem.required.length)
  for (const { row } of columns) count(problem, heads, row, 1)
  return heads
}

/** What the cover of a roster costs: missing and surplus people, weighted. */
export function coverCost(problem: ColumnProblem, heads: ArrayLike<number>): number {
  let sum = 0
  for (let cell = 0; cell < problem.required.length; cell++) sum += cellCost(problem, cell, heads[cell]!)
  return sum
}

function cellCost(problem: ColumnProblem, cell: number, heads: number): number {
  const surplus = heads - problem.required[cell]!
  if (surplus >= 0) return surplus * problem.over[cell]!
  const short = Math.max(0, problem.minimum[cell]! - heads)
  return -surplus * problem.under[cell]! + short * problem.shortWeight
}

/** What one more head saves, given how many there are. */
export function headPrice(problem: ColumnProblem, cell: number, heads: number): number {
  if (heads >= problem.required[cell]!) return -problem.over[cell]!
  return heads < problem.minimum[cell]! ? priceCeiling(problem, cell) : problem.under[cell]!
}

/** The highest price a head of a cell can have; the lowest is `-over`. */
export function priceCeiling({ under, minimum, shortWeight }: ColumnProblem, cell: number): number {
  return minimum[cell]! > 0 ? under[cell]! + shortWeight : under[cell]!
}

/**
 * What wanted heads are worth at a price, less what those saves who may be missing for less: a head that may be missing
 * costs only `under`, so that a higher price proves nothing for it.
 */
export function valueOfCell(problem: ColumnProblem, cell: number, price: number, covered: number): number {
  const mayMiss = problem.required[cell]! - problem.minimum[cell]!
  return price * (problem.required[cell]! - covered) + Math.min(0, problem.under[cell]! - price) * mayMiss
}

/** Heads still wanted at a price, before those of the part. */
export function wantedAt({ required, minimum, under }: ColumnProblem, cell: number, price: number): number {
  return price > under[cell]! ? minimum[cell]! : required[cell]!
}

/** Whether every cell has the heads it must have. */
export function keepsMinimum({ minimum }: ColumnProblem, heads: Int32Array): boolean {
  return minimum.every((least, cell) => heads[cell]! >= least)
}

/**
 * Cells of some days where heads of the part cost something, missing or surplus: not those that others fill already
 * where a surplus is free.
 */
export function cellsWithCover(
  problem: ColumnProblem,
  covered: Int32Array,
  from: number,
  until: number
): Int32Array {
  const { required, over, width } = problem
  const cells = Int32Array.from(required.keys()).subarray(from * width, until * width)
  return cells.filter((cell) => {
    const missing = covered[cell]! < required[cell]! && priceCeiling(problem, cell) > 0
    return cell % width > 0 && (missing || over[cell]! > 0)
  })
}

/** The prices of a part's cells; all others count nothing. */
export function pricesIn({ cells }: Part, prices: Float64Array): Float64Array {
  const inside = new Float64Array(prices.length)
  for (const cell of cells) inside[cell] = prices[cell]!
  return inside
}
