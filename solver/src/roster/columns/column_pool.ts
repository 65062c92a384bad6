import type { Row } from '../grid_model/row_pricer.ts'

/** A row a person may have: a column of the master problem. */
export type Column = {
  readonly person: number
  readonly row: Row
  /** By the person's own wishes and soft rules; whole. */
  readonly cost: number
}

/** Every different row met so far, by person. */
export class ColumnPool {
  readonly #byPerson: Column[][]
  readonly #known: Map<string, Column>[]

  constructor(people: number) {
    this.#byPerson = Array.from({ length: people }, () => [])
    this.#known = Array.from({ length: people }, () => new Map<string, Column>())
  }

  /** The column of a row; the row is copied the first time. */
  add(person: number, row: Row, cost: number): Column {
    const key = String.fromCharCode(...row)
    const known = this.#known[person]!.get(key)
    if (known) return known
    const column = { person, row: row.slice(), cost }
    this.#known[person]!.set(key, column)
    this.#byPerson[person]!.push(column)
    return column
  }

  of(person: number): readonly Column[] {
    return this.#byPerson[person]!
  }

  get size(): number {
    return this.#byPerson.reduce((sum, columns) => sum + columns.length, 0)
  }

  /** Forgets all but the columns asked for. */
  keep(wanted: (column: Column) => boolean): void {
    this.#byPerson.forEach((columns, person) => {
      const kept = columns.filter(wanted)
      this.#byPerson[person] = kept
      this.#known[person] = new Map(kept.map((column) => [String.fromCharCode(...column.row), column]))
    })
  }
}
