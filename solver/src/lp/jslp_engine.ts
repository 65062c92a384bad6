import jslp from 'javascript-lp-solver'
import type { LpEngine, LpModel, LpOptions, LpResult } from './lp_model.ts'

/** The package describes itself as CommonJS but is loaded as a module, where the default export is the solver itself. */
const solver = jslp as unknown as { Solve(model: object): Answer }

type Coefficients = Record<string, number>
type Answer = Record<string, number | boolean | undefined> & {
  readonly feasible: boolean
  readonly bounded?: boolean
  readonly result: number
}

/**
 * javascript-lp-solver: small, plain JavaScript, a dense tableau. No duals, no start values, and its answers must be
 * checked (`checked_engine.ts`): near a limit it has called fractional values whole.
 */
export class JslpEngine implements LpEngine {
  readonly name = 'javascript-lp-solver'

  solve(model: LpModel, { limitMs, relativeGap }: LpOptions = {}): LpResult {
    const answer = solver.Solve({
      optimize: 'cost',
      opType: 'min',
      constraints: constraintsOf(model),
      variables: variablesOf(model),
      ...kindsOf(model),
      options: { tolerance: relativeGap ?? 0, ...(limitMs === undefined ? {} : { timeout: limitMs }) },
    })
    const nothing = { objective: Infinity, bound: -Infinity, values: new Float64Array(0), duals: null }
    if (answer.bounded === false) return { status: 'unbounded', ...nothing }
    if (!answer.feasible) return { status: limitMs === undefined ? 'infeasible' : 'none', ...nothing }
    return resultOf(model, answer, limitMs === undefined && !relativeGap)
  }
}

/** Variables begin at 0 there, so each is moved by its lower bound; an upper bound is a constraint of its own. */
function constraintsOf({
  rows,
  rowLower,
  rowUpper,
  columns,
}: LpModel): Record<string, { min?: number; max?: number }> {
  const constraints: Record<string, { min?: number; max?: number }> = {}
  const moved = activityAtLower(rows, columns)
  for (let row = 0; row < rows; row++) {
    constraints[`r${row}`] = window(rowLower[row]! - moved[row]!, rowUpper[row]! - moved[row]!)
  }
  columns.upper.forEach((upper, column) => {
    if (upper < Infinity) constraints[`u${column}`] = { max: upper - base(columns.lower[column]!) }
  })
  return constraints
}

function window(min: number, max: number): { min?: number; max?: number } {
  return { ...(min > -Infinity ? { min } : {}), ...(max < Infinity ? { max } : {}) }
}

/** How far a variable is moved; one without a lower bound stays where it is and is unrestricted. */
function base(lower: number): number {
  return lower === -Infinity ? 0 : lower
}

function activityAtLower(
  rows: number,
  { count, starts, rowOf, values, lower }: LpModel['columns']
): Float64Array {
  const activity = new Float64Array(rows)
  for (let column = 0; column < count; column++) {
    for (let at = starts[column]!; at < starts[column + 1]!; at++) {
      activity[rowOf[at]!]! += values[at]! * base(lower[column]!)
    }
  }
  return activity
}

function variablesOf({ columns }: LpModel): Record<string, Coefficients> {
  const variables: Record<string, Coefficients> = {}
  for (let column = 0; column < columns.count; column++) {
    const coefficients: Coefficients = { cost: columns.cost[column]! }
    for (let at = columns.starts[column]!; at < columns.starts[column + 1]!; at++) {
      coefficients[`r${columns.rowOf[at]!}`] = columns.values[at]!
    }
    if (columns.upper[column]! < Infinity) coefficients[`u${column}`] = 1
    variables[`x${column}`] = coefficients
  }
  return variables
}

function kindsOf({ columns }: LpModel): { ints: Record<string, 1>; unrestricted: Record<string, 1> } {
  const ints: Record<string, 1> = {}
  const unrestricted: Record<string, 1> = {}
  for (let column = 0; column < columns.count; column++) {
    if (columns.whole?.[column]) ints[`x${column}`] = 1
    if (columns.lower[column] === -Infinity) unrestricted[`x${column}`] = 1
  }
  return { ints, unrestricted }
}

function resultOf({ columns }: LpModel, answer: Answer, proved: boolean): LpResult {
  const values = columns.lower.map((lower, column) => base(lower) + Number(answer[`x${column}`] ?? 0))
  const objective = values.reduce((sum, value, column) => sum + value * columns.cost[column]!, 0)
  return {
    status: proved ? 'optimal' : 'feasible',
    objective,
    bound: proved ? objective : -Infinity,
    values,
    duals: null,
  }
}
