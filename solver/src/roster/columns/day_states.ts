/**
 * Costs of states, `slab` of them for each day up to the end, and for each day the range of those that may be reached:
 * everything outside it is `Infinity`. Clearing costs only what was reached.
 */
export class DayStates {
  readonly values: Float64Array
  /** First place reached, per day. */
  readonly low: Int32Array
  /** Past the last place reached, per day. */
  readonly high: Int32Array
  readonly #slab: number

  constructor(days: number, slab: number) {
    this.values = new Float64Array((days + 1) * slab).fill(Infinity)
    this.low = new Int32Array(days + 1).fill(slab)
    this.high = new Int32Array(days + 1)
    this.#slab = slab
  }

  clear(): void {
    for (let day = 0; day < this.low.length; day++) {
      const from = day * this.#slab
      if (this.some(day)) this.values.fill(Infinity, from + this.low[day]!, from + this.high[day]!)
      this.low[day] = this.#slab
      this.high[day] = 0
    }
  }

  some(day: number): boolean {
    return this.low[day]! < this.high[day]!
  }

  add(day: number, low: number, high: number): void {
    if (low < this.low[day]!) this.low[day] = low
    if (high > this.high[day]!) this.high[day] = Math.min(high, this.#slab)
  }
}
