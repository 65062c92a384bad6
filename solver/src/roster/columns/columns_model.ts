import { costStepOf } from '../grid_model/cost_step.ts'
import { FORBIDDEN, type GridProblem } from '../grid_model/grid_problem.ts'
import { SoftRowPricer } from '../soft_rows/soft_row_pricer.ts'
import { SoftScratch } from '../soft_rows/soft_scratch.ts'
import type { ColumnProblem, PersonRow } from './column_problem.ts'
import { coverOf, followsOf, hardColumnProblem } from './from_grid.ts'
import { CappedRowPricer } from './row_pricer.ts'
import { usualParameters, type Parameters } from '../parameters/parameters.ts'
import type { RowPricer } from '../grid_model/row_pricer.ts'
import { RowScratch } from './row_scratch.ts'

/** A problem as the column methods see it, and who finds each person's rows. */
export type ColumnsModel = {
  readonly problem: ColumnProblem
  readonly pricers: readonly RowPricer[]
  /** Whether the problem says all about the rows, so that windows of it can be priced by themselves. */
  readonly whole: boolean
  /** All costs are multiples of it. */
  readonly costStep: number
}

/** Hard rules by the stretch programme, soft ones by the programme of runs; null for demand neither can carry. */
export function columnsModelOf(
  grid: GridProblem,
  rowPricing = usualParameters.rowPricing
): ColumnsModel | null {
  if (grid.demand.minimum.some((minimum, cell) => minimum > grid.demand.wanted[cell]!)) return null
  const costStep = costStepOf(grid)
  const hard = hardColumnProblem(grid)
  if (hard) {
    return { problem: hard, pricers: cappedPricers(hard, rowPricing), whole: true, costStep }
  }
  const problem = softColumnProblem(grid)
  const scratch = new SoftScratch(grid)
  const pricers = problem.people.map((_, person) => new SoftRowPricer(grid, person, scratch))
  return { problem, pricers, whole: false, costStep }
}

/** Who prices the rows of hard rules. */
export function cappedPricers(
  problem: ColumnProblem,
  parameters: Parameters['rowPricing'] = usualParameters.rowPricing
): RowPricer[] {
  const scratch = new RowScratch()
  return problem.people.map((person) => new CappedRowPricer(problem, person, scratch, parameters))
}

/** Only cells and cover: what a row costs, and which rows there are, is the pricers' business. */
function softColumnProblem(grid: GridProblem): ColumnProblem {
  return {
    ...coverOf(grid),
    days: grid.days,
    width: grid.types + 1,
    units: Int32Array.from(grid.typeMinutes),
    follows: followsOf(grid),
    weekendOf: Int32Array.from(grid.weekendOf),
    people: grid.rules.map((_, person) => freeRow(grid, person)),
  }
}

function freeRow({ days, types, cellCost }: GridProblem, person: number): PersonRow {
  const cells = days * (types + 1)
  const costs = cellCost.subarray(person * cells, (person + 1) * cells)
  const start = { offBefore: 0, run: { min: 1, max: days, after: 0 } }
  return {
    allowed: Uint8Array.from(costs, (cost) => (cost === FORBIDDEN ? 0 : 1)),
    cost: new Int32Array(cells),
    minUnits: 0,
    maxUnits: 0x3fffffff,
    maxRun: days,
    minRun: 1,
    minOff: 1,
    maxWeekends: days,
    caps: new Int32Array(types + 1).fill(days),
    start,
  }
}
