import type { Parameters } from '../parameters/parameters.ts'
import type { ColumnProblem, PersonRow } from './column_problem.ts'
import { NO_ROW, type Row, type RowPricer } from '../grid_model/row_pricer.ts'
import { RowProgram } from './row_program.ts'
import { costOfRow } from './row_rules.ts'
import type { RowScratch } from './row_scratch.ts'

const CLOSE = 1e-7

/**
 * The exact row programme, with caps per type kept by multipliers: each capped type costs more until a row keeps all
 * caps. The answer is a true lower bound, the row the best one met.
 *
 * Source: G. Y. Handler, I. Zang, A dual algorithm for the constrained shortest path problem, 1980.
 */
export class CappedRowPricer implements RowPricer {
  readonly #problem: ColumnProblem
  readonly #person: PersonRow
  readonly #program: RowProgram
  readonly #capped: readonly number[]
  readonly #costs: Float64Array
  readonly #raised: Float64Array
  readonly #multipliers: Float64Array
  readonly #counts: Int32Array
  readonly #trial: Row
  readonly #parameters: Parameters['rowPricing']
  readonly #rounds: number

  constructor(
    problem: ColumnProblem,
    person: PersonRow,
    scratch: RowScratch,
    parameters: Parameters['rowPricing']
  ) {
    const counted = countedType(problem, person)
    this.#problem = problem
    this.#person = person
    this.#program = new RowProgram(problem, person, scratch, counted)
    this.#capped = bindingCaps(problem, person).filter((type) => type !== counted)
    this.#costs = new Float64Array(problem.days * problem.width)
    this.#raised = new Float64Array(problem.days * problem.width)
    this.#multipliers = new Float64Array(problem.width)
    this.#counts = new Int32Array(problem.width)
    this.#trial = new Uint8Array(problem.days)
    this.#parameters = parameters
    const { longFrom, roundsLong, rounds } = parameters
    this.#rounds = problem.days >= longFrom ? roundsLong : rounds
  }

  ownCost(row: Row): number {
    return costOfRow(this.#problem, this.#person.cost, row)
  }

  price(prices: Float64Array, mask: Uint8Array | null, row: Row): number {
    const { allowed, cost, caps } = this.#person
    const { width } = this.#problem
    const costs = this.#costs
    for (let cell = 0; cell < costs.length; cell++) {
      const type = cell % width
      const may = allowed[cell] === 1 && (type === 0 || caps[type]! > 0)
      const open = may && (mask === null || mask[cell] === 1)
      costs[cell] = open ? cost[cell]! - (type === 0 ? 0 : prices[cell]!) : Infinity
    }
    return this.#capped.length === 0 ? this.#program.solve(costs, row) : this.#climb(row)
  }

  /** Raises and lowers the multipliers until bound and row meet. */
  #climb(row: Row): number {
    let bound = -Infinity
    let found = Infinity
    let step = 2
    for (let round = 0; round < this.#rounds; round++) {
      const relaxed = this.#program.solve(this.#raise(), this.#trial)
      if (relaxed === Infinity) return Infinity
      bound = Math.max(bound, relaxed - this.#paid())
      if (this.#keepsCaps()) {
        const value = costOfRow(this.#problem, this.#costs, this.#trial)
        if (value < found) {
          found = value
          row.set(this.#trial)
        }
      }
      if (found - bound < CLOSE) break
      this.#move(found < Infinity ? Math.min(step, (found - bound) / Math.max(1, this.#norm())) : step)
      step = found < Infinity ? step * 0.8 : step * 1.5
    }
    if (found < Infinity) return bound
    return this.#force(row, bound)
  }

  /** Multipliers that rise wherever a cap is broken, the more the longer it takes, until some row keeps all caps. */
  #force(row: Row, bound: number): number {
    const { forces, firstRaise } = this.#parameters
    let raise = firstRaise
    row[0] = NO_ROW
    for (let round = 0; round < forces && row[0] === NO_ROW; round++) {
      for (const type of this.#capped) {
        const excess = this.#counts[type]! - this.#person.caps[type]!
        if (excess > 0) this.#multipliers[type]! += raise * excess
      }
      raise *= 1.3
      this.#program.solve(this.#raise(), this.#trial)
      if (this.#keepsCaps()) row.set(this.#trial)
    }
    this.#multipliers.fill(0)
    return bound
  }

  #raise(): Float64Array {
    const { width, days } = this.#problem
    this.#raised.set(this.#costs)
    for (const type of this.#capped) {
      const multiplier = this.#multipliers[type]!
      if (multiplier > 0) for (let day = 0; day < days; day++) this.#raised[day * width + type]! += multiplier
    }
    return this.#raised
  }

  #paid(): number {
    let sum = 0
    for (const type of this.#capped) sum += this.#multipliers[type]! * this.#person.caps[type]!
    return sum
  }

  #keepsCaps(): boolean {
    this.#counts.fill(0)
    for (let day = 0; day < this.#trial.length; day++) this.#counts[this.#trial[day]!]!++
    return this.#capped.every((type) => this.#counts[type]! <= this.#person.caps[type]!)
  }

  #norm(): number {
    return this.#capped.reduce((sum, type) => sum + (this.#counts[type]! - this.#person.caps[type]!) ** 2, 0)
  }

  #move(step: number): void {
    for (const type of this.#capped) {
      const excess = this.#counts[type]! - this.#person.caps[type]!
      this.#multipliers[type] = Math.max(0, this.#multipliers[type]! + step * excess)
    }
  }
}

/** Types whose cap could be broken by a row that keeps the other rules. */
function bindingCaps(problem: ColumnProblem, person: PersonRow): number[] {
  const types = Array.from({ length: problem.width - 1 }, (_, index) => index + 1)
  return types.filter((type) => {
    const most = Math.floor(person.maxUnits / Math.max(1, problem.units[type]!))
    return person.caps[type]! > 0 && person.caps[type]! < most && opens(problem, person, type)
  })
}

function opens(problem: ColumnProblem, person: PersonRow, type: number): boolean {
  for (let day = 0; day < problem.days; day++)
    if (person.allowed[day * problem.width + type] === 1) return true
  return false
}

/** A small cap is part of the programme's state; it costs a factor of the cap in time. */
function countedType(problem: ColumnProblem, person: PersonRow): number {
  const small = bindingCaps(problem, person).filter((type) => person.caps[type]! <= 6)
  return small.sort((one, other) => person.caps[one]! - person.caps[other]!)[0] ?? 0
}
