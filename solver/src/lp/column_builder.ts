import type { LpColumns, LpModel } from './lp_model.ts'

/** Collects columns one by one. */
export class ColumnBuilder {
  readonly #cost: number[] = []
  readonly #lower: number[] = []
  readonly #upper: number[] = []
  readonly #starts: number[] = [0]
  readonly #rowOf: number[] = []
  readonly #values: number[] = []
  readonly #whole: number[] = []

  get count(): number {
    return this.#cost.length
  }

  /** Adds a column and answers its number. A row may stand in it once. */
  add(
    cost: number,
    lower: number,
    upper: number,
    entries: readonly (readonly [row: number, value: number])[],
    whole = false
  ): number {
    this.#cost.push(cost)
    this.#lower.push(lower)
    this.#upper.push(upper)
    this.#whole.push(whole ? 1 : 0)
    for (const [row, value] of entries) {
      this.#rowOf.push(row)
      this.#values.push(value)
    }
    this.#starts.push(this.#rowOf.length)
    return this.count - 1
  }

  build(): LpColumns {
    return {
      count: this.count,
      cost: Float64Array.from(this.#cost),
      lower: Float64Array.from(this.#lower),
      upper: Float64Array.from(this.#upper),
      starts: Int32Array.from(this.#starts),
      rowOf: Int32Array.from(this.#rowOf),
      values: Float64Array.from(this.#values),
      whole: this.#whole.includes(1) ? Uint8Array.from(this.#whole) : null,
    }
  }

  /** The model with these bounds of its rows, and the columns so far. */
  model(rowLower: ArrayLike<number>, rowUpper: ArrayLike<number>): LpModel {
    return {
      rows: rowLower.length,
      rowLower: Float64Array.from(rowLower),
      rowUpper: Float64Array.from(rowUpper),
      columns: this.build(),
    }
  }
}
