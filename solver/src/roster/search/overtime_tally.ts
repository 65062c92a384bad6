import type { OvertimeTables } from '../cost/overtime_tables.ts'

/**
 * What overtime adds to everybody's cost, reckoned only when a score is asked for: most moves are taken back before. Sums
 * are in the units of `costUnits`.
 */
export class OvertimeTally {
  readonly #tables: OvertimeTables
  readonly #units: Float64Array
  readonly #due: number[] = []
  readonly #isDue: Uint8Array
  readonly #journal: number[] = []

  constructor(tables: OvertimeTables, people: number) {
    this.#tables = tables
    this.#units = new Float64Array(people)
    this.#isDue = new Uint8Array(people)
  }

  /** A person's plan is another one. */
  due(person: number): void {
    if (this.#isDue[person]) return
    this.#isDue[person] = 1
    this.#due.push(person)
  }

  /** By how much the sum can fall at most once it is reckoned. */
  mostSpared(): number {
    let units = 0
    for (const person of this.#due) units += this.#mostOf(person)
    return units
  }

  /** What `mostSpared` will be greater by when this person is due as well. */
  spared(person: number): number {
    return this.#isDue[person] ? 0 : this.#mostOf(person)
  }

  #mostOf(person: number): number {
    return this.#units[person]! - this.#tables.least[person]!
  }

  /** @returns by how much the sum changes */
  reckon(given: readonly (readonly number[])[]): number {
    let change = 0
    while (this.#due.length > 0) {
      const person = this.#due.pop()!
      this.#isDue[person] = 0
      const [before, after] = [this.#units[person]!, this.#tables.units(person, given[person]!)]
      if (before === after) continue
      this.#journal.push(person, before)
      this.#units[person] = after
      change += after - before
    }
    return change
  }

  /** Makes what was reckoned final. */
  keep(): void {
    this.#journal.length = 0
  }

  /** Goes back to the last `keep`. @returns by how much the sum changes */
  undo(): number {
    let change = 0
    while (this.#due.length > 0) this.#isDue[this.#due.pop()!] = 0
    while (this.#journal.length > 0) {
      const before = this.#journal.pop()!
      const person = this.#journal.pop()!
      change += before - this.#units[person]!
      this.#units[person] = before
    }
    return change
  }
}
