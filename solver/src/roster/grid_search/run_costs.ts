import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { CostTables } from './cost_tables.ts'
import { BREACHES_PER_SHIFT, PACK } from './packed.ts'

/** Prices the runs and successions of a stretch of a row. */
export class RunCosts {
  readonly #days: number
  readonly #width: number
  readonly #typeKind: Uint8Array
  /** Packed cost of a type on the day after another, at `before * (types + 1) + after`. */
  readonly #succession: Float64Array

  constructor(problem: GridProblem) {
    this.#days = problem.days
    this.#width = problem.types + 1
    this.#typeKind = problem.typeKind
    this.#succession = successionTable(problem)
  }

  /** Packed cost of the runs and successions that fill the days `left..right`. */
  cost(row: Uint8Array, base: number, left: number, right: number, tables: CostTables): number {
    const { work, off, kind, firstDay } = tables
    const succession = this.#succession
    const width = this.#width
    const length = this.#days + 1
    const lastDay = this.#days - 1
    let total = left === 0 ? firstDay[row[base]!]! : 0
    let day = left
    while (day <= right) {
      const from = day
      let type = row[base + day]!
      if (type === 0) {
        do day += 1
        while (day <= right && row[base + day] === 0)
        const variant = (from === 0 ? 1 : 0) + (day > lastDay ? 2 : 0)
        total += off[variant * length + day - from]!
        continue
      }
      for (day += 1; day <= right; day += 1) {
        const following = row[base + day]!
        if (following === 0) break
        total += succession[type * width + following]!
        type = following
      }
      const variant = (from === 0 ? 1 : 0) + (day > lastDay ? 2 : 0)
      total += work[variant * length + day - from]!
      if (kind !== null) total += this.#kindRuns(row, base, from, day, kind)
    }
    return total
  }

  /** Packed cost of the runs of equal kind within a run of work, `from` to before `until`. */
  #kindRuns(row: Uint8Array, base: number, from: number, until: number, table: Float64Array): number {
    const typeKind = this.#typeKind
    const length = this.#days + 1
    let total = 0
    let day = from
    while (day < until) {
      const start = day
      const kind = typeKind[row[base + day]!]!
      do day += 1
      while (day < until && typeKind[row[base + day]!] === kind)
      const variant = (start === 0 ? 1 : 0) + (day === this.#days ? 2 : 0)
      total += table[(kind * 4 + variant) * length + day - start]!
    }
    return total
  }
}

function successionTable({ types, typeKind, kinds, forbiddenNext }: GridProblem): Float64Array {
  const width = types + 1
  return Float64Array.from({ length: width * width }, (_, at) => {
    const before = typeKind[Math.floor(at / width)]!
    return forbiddenNext[before * (kinds + 1) + typeKind[at % width]!]! * BREACHES_PER_SHIFT * PACK
  })
}
