/** The open shifts, with adding, removing and picking in constant time. */
export class OpenShifts {
  readonly #items: Int32Array
  readonly #places: Int32Array
  size = 0

  constructor(capacity: number) {
    this.#items = new Int32Array(capacity)
    this.#places = new Int32Array(capacity).fill(-1)
  }

  at(index: number): number {
    return this.#items[index]!
  }

  add(shift: number): void {
    this.#places[shift] = this.size
    this.#items[this.size] = shift
    this.size += 1
  }

  remove(shift: number): void {
    this.size -= 1
    const last = this.#items[this.size]!
    const place = this.#places[shift]!
    this.#items[place] = last
    this.#places[last] = place
    this.#places[shift] = -1
  }
}
