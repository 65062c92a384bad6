import { ColumnPool, type Column } from './column_pool.ts'
import { cappedPricers } from './columns_model.ts'
import type { Row } from '../grid_model/row_pricer.ts'
import type { Neighbourhood } from './neighbourhoods.ts'
import { costOfPart } from './part.ts'
import { rowWindow, withOpenDays, type RowWindow } from './row_window.ts'
import { solvePart } from './solve_part.ts'
import type { PartAnswer, PartInput, Workshop } from './workshop.ts'

export type WindowInput = Omit<PartInput, 'part' | 'start' | 'masks' | 'centre' | 'cutoff'> & {
  /** Everybody's. */
  readonly columns: readonly Column[]
  /** Of the whole roster. */
  readonly heads: Int32Array
  readonly neighbourhood: Neighbourhood
  /** Prices of the whole problem; when everybody is asked, the window's own are left in it. */
  readonly prices: Float64Array
}

export type WindowAnswer = {
  readonly answer: PartAnswer
  /** Whole new rows of the neighbourhood's people, in its order; null when nothing cheaper came out. */
  readonly rows: readonly Row[] | null
  /** By how much the roster became cheaper. */
  readonly saved: number
}

/** Decides some people's rows again within a window of days. */
export function decideWindow(workshop: Workshop, input: WindowInput): WindowAnswer {
  const { columns, heads, neighbourhood, prices } = input
  const { people } = neighbourhood
  const { width } = workshop.problem
  const window = rowWindow(workshop.problem, columns, heads, neighbourhood)
  const { problem, part, rows } = window
  const pricers = cappedPricers(problem, workshop.parameters.rowPricing)
  const pool = new ColumnPool(people.length)
  const start = rows.map((row, index) => pool.add(index, row, pricers[index]!.ownCost(row)))
  const now = costOfPart(problem, part, start)
  const centre = new Float64Array(problem.required.length)
  eachCell(window, width, (cell, large) => (centre[cell] = prices[large]!))
  const masks = people.map(() => null)
  const answer = solvePart(
    { ...workshop, problem, pricers, pool },
    { ...input, part, start, masks, centre, cutoff: now }
  )
  if (people.length === columns.length)
    eachCell(window, width, (cell, large) => (prices[large] = centre[cell]!))
  if (!answer.columns) return { answer, rows: null, saved: 0 }
  const decided = answer.columns.map(({ row }, index) =>
    withOpenDays(columns[people[index]!]!.row, window, row)
  )
  return { answer, rows: decided, saved: now - answer.cost }
}

function eachCell({ openDay }: RowWindow, width: number, visit: (cell: number, large: number) => void): void {
  openDay.forEach((day, place) => {
    if (day >= 0) for (let type = 1; type < width; type++) visit(place * width + type, day * width + type)
  })
}
