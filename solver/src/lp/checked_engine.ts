import type { LpEngine, LpModel, LpResult } from './lp_model.ts'

const TOLERANCE = 1e-5

/** The engine, with every answer held against the model: values that break it are never called a solution. */
export function checked(engine: LpEngine): LpEngine {
  return {
    name: engine.name,
    solve: (model, options) => judge(model, engine.solve(model, options)),
  }
}

/** The answer, or `wrong` with the first thing it breaks. Whole numbers are rounded in what is handed on. */
export function judge(model: LpModel, result: LpResult): LpResult {
  if (result.status !== 'optimal' && result.status !== 'feasible') return result
  const values = rounded(model, result.values)
  const complaint =
    complaintAbout(model, result.values, values) ?? complaintAboutObjective(model, values, result)
  if (complaint) return { ...result, status: 'wrong', values: new Float64Array(0), duals: null, complaint }
  return { ...result, values }
}

function rounded({ columns }: LpModel, values: Float64Array): Float64Array {
  return values.map((value, column) => (columns.whole?.[column] ? Math.round(value) : value))
}

function complaintAbout(model: LpModel, given: Float64Array, values: Float64Array): string | null {
  const { columns, rows, rowLower, rowUpper } = model
  if (given.length !== columns.count) return `${given.length} values for ${columns.count} columns`
  const activity = new Float64Array(rows)
  for (let column = 0; column < columns.count; column++) {
    const value = values[column]!
    if (!Number.isFinite(value)) return `column ${column} is ${value}`
    if (Math.abs(value - given[column]!) > TOLERANCE) return `column ${column} is not whole: ${given[column]}`
    if (outside(value, columns.lower[column]!, columns.upper[column]!))
      return `column ${column} out of bounds: ${value}`
    for (let at = columns.starts[column]!; at < columns.starts[column + 1]!; at++) {
      activity[columns.rowOf[at]!]! += columns.values[at]! * value
    }
  }
  const broken = activity.findIndex((value, row) => outside(value, rowLower[row]!, rowUpper[row]!))
  return broken < 0 ? null : `row ${broken} out of bounds: ${activity[broken]}`
}

function complaintAboutObjective(
  { columns }: LpModel,
  values: Float64Array,
  result: LpResult
): string | null {
  const objective = values.reduce((sum, value, column) => sum + value * columns.cost[column]!, 0)
  return outside(result.objective, objective, objective)
    ? `objective ${result.objective} is ${objective}`
    : null
}

function outside(value: number, lower: number, upper: number): boolean {
  const slack = TOLERANCE * Math.max(1, Math.abs(value))
  return value < lower - slack || value > upper + slack
}
