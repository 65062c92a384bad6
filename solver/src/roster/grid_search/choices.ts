import { cellIndex, FORBIDDEN, type GridProblem } from '../grid_model/grid_problem.ts'
import type { Random } from '../../random.ts'

/** The types each person may have on each day, the day off among them, ready to be drawn from. */
export class Choices {
  readonly #days: number
  readonly #from: Int32Array
  readonly #types: Uint8Array
  readonly #kinds: Uint8Array

  constructor(problem: GridProblem) {
    const { people, days, types, cellCost } = problem
    this.#days = days
    this.#kinds = problem.typeKind
    this.#from = new Int32Array(people * days + 1)
    const allowed: number[] = []
    for (let cell = 0; cell < people * days; cell += 1) {
      const first = cellIndex(problem, Math.floor(cell / days), cell % days, 0)
      for (let type = 0; type <= types; type += 1) {
        if (cellCost[first + type] !== FORBIDDEN) allowed.push(type)
      }
      this.#from[cell + 1] = allowed.length
    }
    this.#types = Uint8Array.from(allowed)
  }

  /** Any allowed type; 0 where nothing is. */
  draw(person: number, day: number, random: Random): number {
    const cell = person * this.#days + day
    const from = this.#from[cell]!
    const count = this.#from[cell + 1]! - from
    return count > 0 ? this.#types[from + random.below(count)]! : 0
  }

  /** Another allowed type than `current`, or `current` when it is the only one. */
  drawOther(person: number, day: number, current: number, random: Random): number {
    const cell = person * this.#days + day
    const from = this.#from[cell]!
    const count = this.#from[cell + 1]! - from
    if (count < 2) return current
    const at = from + random.below(count - 1)
    return this.#types[at] === current ? this.#types[from + count - 1]! : this.#types[at]!
  }

  /** The type itself where it is allowed, else any allowed type of the same kind; -1 when there is none. */
  sameKind(person: number, day: number, type: number, random: Random): number {
    if (type === 0 || this.allows(person, day, type)) return type
    const kind = this.#kinds[type]!
    const cell = person * this.#days + day
    let found = -1
    let seen = 0
    for (let at = this.#from[cell]!; at < this.#from[cell + 1]!; at += 1) {
      const other = this.#types[at]!
      if (this.#kinds[other] !== kind) continue
      seen += 1
      if (seen === 1 || random.below(seen) === 0) found = other
    }
    return found
  }

  allows(person: number, day: number, type: number): boolean {
    const cell = person * this.#days + day
    for (let at = this.#from[cell]!; at < this.#from[cell + 1]!; at += 1) {
      if (this.#types[at] === type) return true
    }
    return false
  }
}
