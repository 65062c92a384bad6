import loadHighs, { type Highs, type Model, type ModelData } from 'highs'
import type { LpColumns, LpEngine, LpModel, LpOptions, LpResult, LpSession, LpStatus } from './lp_model.ts'

/** The package describes itself as CommonJS but is loaded as a module, where the default export is the loader itself. */
const load = loadHighs as unknown as () => Promise<Highs>

/** HiGHS, compiled to WebAssembly: one thread, no files, its memory lives until a model is closed. */
export class HighsEngine implements LpEngine {
  readonly name = 'highs'
  readonly #highs: Highs

  constructor(highs: Highs) {
    this.#highs = highs
  }

  static async load(): Promise<HighsEngine> {
    return new HighsEngine(await load())
  }

  solve(model: LpModel, options: LpOptions = {}): LpResult {
    if (model.columns.count === 0) return emptyModel(model)
    const held = this.#highs.createModel(dataOf(model, this.#highs))
    try {
      held.options.set(optionsOf(options))
      if (options.start && model.columns.whole) held.setSolution({ colValue: options.start })
      run(held, this.#highs, options)
      return resultOf(held, this.#highs, model.columns.whole !== null)
    } finally {
      held.dispose()
    }
  }

  /** Keeps a model without whole numbers, to be changed and solved again. */
  open(model: LpModel): LpSession {
    const held = this.#highs.createModel(dataOf(model, this.#highs))
    held.options.set({ output_flag: false, presolve: 'off', solver: 'simplex' })
    return new HighsSession(held, this.#highs, model.rows)
  }
}

const DUAL = 1
const PRIMAL = 4

class HighsSession implements LpSession {
  readonly #held: Model
  readonly #highs: Highs
  readonly #rows: number
  /** New columns leave the basis primal feasible, other bounds leave it dual feasible: each wants its own simplex. */
  #grown = false

  constructor(held: Model, highs: Highs, rows: number) {
    this.#held = held
    this.#highs = highs
    this.#rows = rows
  }

  addColumns(columns: LpColumns): void {
    if (columns.count === 0) return
    const { cost, lower, upper } = columns
    this.#grown = true
    this.#held.addCols({ cost, lower, upper, matrix: matrixOf(columns, this.#rows) })
  }

  setColumnBounds(columns: Int32Array, lower: Float64Array, upper: Float64Array): void {
    if (columns.length === 0) return
    this.#grown = false
    this.#held.changeColsBounds({ kind: 'set', indices: columns }, lower, upper)
  }

  deleteColumns(columns: Int32Array): void {
    if (columns.length > 0) this.#held.deleteCols({ kind: 'set', indices: columns })
  }

  solve(options: LpOptions = {}): LpResult {
    this.#held.options.set('simplex_strategy', this.#grown ? PRIMAL : DUAL)
    this.#grown = false
    run(this.#held, this.#highs, options)
    return resultOf(this.#held, this.#highs, false)
  }

  close(): void {
    this.#held.dispose()
  }
}

function optionsOf({ limitMs, maxNodes, relativeGap }: LpOptions): Record<string, string | number | boolean> {
  return {
    output_flag: false,
    ...(limitMs === undefined ? {} : { time_limit: limitMs / 1000 }),
    ...(maxNodes === undefined ? {} : { mip_max_nodes: maxNodes }),
    ...(relativeGap === undefined ? {} : { mip_rel_gap: relativeGap }),
  }
}

function run(held: Model, highs: Highs, { stop }: LpOptions): void {
  if (!stop) {
    held.run()
    return
  }
  const { mipInterrupt, simplexInterrupt } = highs.constants.callbackType
  const ask = (event: { interrupt(): void }): undefined => {
    if (stop()) event.interrupt()
  }
  held.run({ [mipInterrupt]: ask, [simplexInterrupt]: ask })
}

function resultOf(held: Model, highs: Highs, whole: boolean): LpResult {
  const status = statusOf(held, highs)
  if (status !== 'optimal' && status !== 'feasible') {
    return { status, objective: Infinity, bound: -Infinity, values: new Float64Array(0), duals: null }
  }
  const { colValue, rowDual } = held.getSolution()
  const objective = held.getObjectiveValue()
  const bound = whole ? Number(held.info.get('mip_dual_bound')) : status === 'optimal' ? objective : -Infinity
  return { status, objective, bound, values: colValue, duals: whole ? null : rowDual }
}

function statusOf(held: Model, highs: Highs): LpStatus {
  const { modelStatus } = highs.constants
  const status = held.getModelStatus()
  if (status === modelStatus.optimal) return 'optimal'
  if (status === modelStatus.infeasible) return 'infeasible'
  if (status === modelStatus.unbounded || status === modelStatus.unboundedOrInfeasible) return 'unbounded'
  return held.info.get('primal_solution_status') === 2 ? 'feasible' : 'none'
}

function dataOf(model: LpModel, highs: Highs): ModelData {
  const { columns, rows } = model
  return {
    numCols: columns.count,
    numRows: rows,
    sense: highs.constants.objectiveSense.minimize,
    colCost: columns.cost,
    colLower: columns.lower,
    colUpper: columns.upper,
    rowLower: model.rowLower,
    rowUpper: model.rowUpper,
    matrix: matrixOf(columns, rows),
    ...(columns.whole ? { integrality: Int32Array.from(columns.whole) } : {}),
  }
}

function matrixOf(columns: LpColumns, rows: number) {
  const { count, starts, rowOf: indices, values } = columns
  return { format: 'csc' as const, numRows: rows, numCols: count, starts, indices, values }
}

function emptyModel({ rows, rowLower, rowUpper }: LpModel): LpResult {
  const possible = Array.from({ length: rows }, (_, row) => rowLower[row]! <= 0 && rowUpper[row]! >= 0).every(
    Boolean
  )
  const status = possible ? 'optimal' : 'infeasible'
  const objective = possible ? 0 : Infinity
  return { status, objective, bound: objective, values: new Float64Array(0), duals: new Float64Array(rows) }
}
