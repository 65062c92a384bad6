/** A range of places for each day. */
export class Reach {
  readonly low: Int32Array
  readonly high: Int32Array

  constructor(days: number) {
    this.low = new Int32Array(days + 1)
    this.high = new Int32Array(days + 1)
  }

  clear(): void {
    this.low.fill(0x3fffffff)
    this.high.fill(0)
  }

  some(day: number): boolean {
    return this.low[day]! < this.high[day]!
  }

  add(day: number, low: number, high: number): void {
    if (low < this.low[day]!) this.low[day] = low
    if (high > this.high[day]!) this.high[day] = high
  }
}
