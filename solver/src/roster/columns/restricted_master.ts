import { ColumnBuilder } from '../../lp/column_builder.ts'
import type { LpEngine } from '../../lp/lp_model.ts'
import type { Column } from './column_pool.ts'
import type { ColumnProblem } from './column_problem.ts'
import type { Part } from './part.ts'

export type RestrictedInput = {
  readonly engine: LpEngine
  readonly problem: ColumnProblem
  readonly part: Part
  /** What may be chosen from. */
  readonly columns: readonly Column[]
  /** A choice to start from, by person of the part; its columns stand among `columns`. */
  readonly start: readonly Column[] | null
  readonly limitMs: number
  readonly maxNodes?: number
  readonly stop: () => boolean
}

/** The best choice of one column per person from a set, as far as the limits allow; null when nothing was found. */
export function chooseColumns(input: RestrictedInput): Column[] | null {
  const { engine, problem, part, columns, start } = input
  const { cells } = part
  const rowOf = new Int32Array(problem.required.length).fill(-1)
  cells.forEach((cell, row) => (rowOf[cell] = row))
  const place = new Map(part.people.map((person, index) => [person, cells.length + index]))
  const builder = new ColumnBuilder()
  for (const { person, row, cost } of columns) {
    const entries: [number, number][] = [[place.get(person)!, 1]]
    row.forEach((type, day) => {
      const at = type === 0 ? -1 : rowOf[day * problem.width + type]!
      if (at >= 0) entries.push([at, 1])
    })
    builder.add(cost, 0, 1, entries, true)
  }
  cells.forEach((cell, row) => {
    builder.add(problem.under[cell]!, 0, Infinity, [[row, 1]])
    builder.add(problem.over[cell]!, 0, Infinity, [[row, -1]])
  })
  const bounds = [
    ...[...cells].map((cell) => problem.required[cell]! - part.covered[cell]!),
    ...part.people.map(() => 1),
  ]
  const model = builder.model(bounds, bounds)
  const values = start ? startValues(input, cells, builder.count) : undefined
  const { limitMs, maxNodes, stop } = input
  const answer = engine.solve(model, {
    limitMs,
    stop,
    relativeGap: 0,
    ...(maxNodes === undefined ? {} : { maxNodes }),
    ...(values ? { start: values } : {}),
  })
  if (answer.status !== 'optimal' && answer.status !== 'feasible') return null
  return columns.filter((_, index) => answer.values[index]! > 0.5)
}

function startValues(
  { problem, part, columns, start }: RestrictedInput,
  cells: Int32Array,
  count: number
): Float64Array {
  const values = new Float64Array(count)
  const heads = Int32Array.from(part.covered)
  const chosen = new Set(start)
  columns.forEach((column, index) => {
    if (!chosen.has(column)) return
    values[index] = 1
    column.row.forEach((type, day) => {
      if (type > 0) heads[day * problem.width + type]!++
    })
  })
  cells.forEach((cell, row) => {
    const surplus = heads[cell]! - problem.required[cell]!
    values[columns.length + 2 * row] = Math.max(0, -surplus)
    values[columns.length + 2 * row + 1] = Math.max(0, surplus)
  })
  return values
}
