/**
 * A linear or mixed-integer model: minimise `cost · x` where every row's activity and every column lies within its
 * bounds. Columns are sparse, packed one after the other.
 */
export type LpModel = {
  readonly rows: number
  readonly rowLower: Float64Array
  readonly rowUpper: Float64Array
  readonly columns: LpColumns
}

/** Columns, `count` of them: `starts[count]` entries in all. Bounds may be infinite. */
export type LpColumns = {
  readonly count: number
  readonly cost: Float64Array
  readonly lower: Float64Array
  readonly upper: Float64Array
  readonly starts: Int32Array
  readonly rowOf: Int32Array
  readonly values: Float64Array
  /** 1 where a column must be a whole number; null: nowhere. */
  readonly whole: Uint8Array | null
}

export type LpOptions = {
  readonly limitMs?: number
  /** Ends a search for whole numbers; counted, so that two runs end alike. */
  readonly maxNodes?: number
  /** Ends when a solution is proved to be within this part of the best, such as 0.01. */
  readonly relativeGap?: number
  /** Values to start a search for whole numbers from. */
  readonly start?: Float64Array
  /** Asked now and then; true ends the search with what there is. */
  readonly stop?: () => boolean
}

/**
 * - `optimal`: proved, within the gap asked for
 * - `feasible`: a limit ended the search, the values keep all bounds, rows and whole numbers
 * - `none`: a limit ended the search without values
 * - `wrong`: the engine's values break the model; `complaint` says where
 */
export type LpStatus = 'optimal' | 'feasible' | 'infeasible' | 'unbounded' | 'none' | 'wrong'

export type LpResult = {
  readonly status: LpStatus
  readonly objective: number
  /** No solution costs less than this. */
  readonly bound: number
  /** Empty when there are none. */
  readonly values: Float64Array
  /** What one more unit of each row's bound would cost; null where the engine has none, or with whole numbers. */
  readonly duals: Float64Array | null
  readonly complaint?: string
}

/** A way to solve models. */
export type LpEngine = {
  readonly name: string
  solve(model: LpModel, options?: LpOptions): LpResult
}

/** A model that stays in the engine, so that the next solution starts from the last basis. No whole numbers. */
export type LpSession = {
  addColumns(columns: LpColumns): void
  setColumnBounds(columns: Int32Array, lower: Float64Array, upper: Float64Array): void
  deleteColumns(columns: Int32Array): void
  solve(options?: LpOptions): LpResult
  /** Frees the engine's memory; nothing else may be called after it. */
  close(): void
}
