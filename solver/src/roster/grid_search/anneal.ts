import type { GridProblem } from '../grid_model/grid_problem.ts'
import { Random } from '../../random.ts'
import { Choices } from './choices.ts'
import { FORBIDDEN_CELL, GridState } from './grid_state.ts'
import { allMoves, moveNames, moveSlots } from './move_mix.ts'
import type { MoveContext } from './moves/move.ts'
import { breachOf, PACK } from './packed.ts'
import { SearchStatistics } from '../statistics/search_statistics.ts'
import { usualParameters, type Parameters } from '../parameters/parameters.ts'

export type Heat = { readonly hot: number; readonly cold: number }

export type Cycle = Heat & {
  /** Length of the cycle in moves; the result depends on it and the seed alone. */
  readonly moves: number
  /** Never breaks a rule further: for large problems, where some rule is always broken once that is allowed. */
  readonly strict?: boolean
  /** Asked now and then; true ends the cycle early. */
  readonly stop: () => boolean
}

/** The best roster so far: the one with the least breaches, and among those the cheapest. */
export type BestRoster = { readonly roster: Uint8Array; packed: number }

/**
 * Annealing over the core model: a state and a best roster that live through any number of cycles.
 *
 * Source: S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, 1983,
 *   doi:10.1126/science.220.4598.671.
 * Source: F. Glover, Heuristics for integer programming using surrogate constraints, 1977 (strategic oscillation
 *   around the border of the feasible).
 */
export class GridAnnealer {
  readonly state: GridState
  readonly best: BestRoster
  /** Moves tried so far. */
  moves = 0
  /** Cost of a breach; it swings so that the search crosses the border of the feasible again and again. */
  #breachWeight: number
  readonly #random: Random
  readonly #context: MoveContext
  readonly #slots: Uint8Array
  readonly #statistics: SearchStatistics
  readonly #annealing: Parameters['annealing']
  #threshold = 0
  #strict = false

  /** @param statistics where moves are counted; `moveNames` are the first of its names */
  constructor(
    problem: GridProblem,
    seed: number,
    roster: Uint8Array,
    parameters: Parameters = usualParameters,
    statistics = new SearchStatistics(moveNames)
  ) {
    const { annealing, moves } = parameters
    this.state = new GridState(problem)
    this.state.reset(roster)
    this.#random = new Random(seed)
    this.#slots = moveSlots(problem, moves)
    this.#annealing = annealing
    this.#statistics = statistics
    this.#breachWeight = heatOf(problem, annealing).hot * annealing.firstBreach
    this.best = { roster: roster.slice(), packed: this.state.packed }
    this.#context = {
      state: this.state,
      random: this.#random,
      reach: moves,
      choices: new Choices(problem),
      rows: [new Uint8Array(problem.days), new Uint8Array(problem.days), new Uint8Array(problem.days)],
      welcome: (delta) => this.#welcome(delta),
    }
  }

  /** Cools from `hot` to `cold` over so many moves. */
  cycle({ moves, hot, cold, stop, strict = false }: Cycle): void {
    const { state } = this
    const { lookEvery, heaviestBreach, breachRaise } = this.#annealing
    const slots = this.#slots
    const statistics = this.#statistics
    const { proposed, accepted, improved } = statistics
    this.#strict = strict
    const cooling = (cold / hot) ** (lookEvery / moves)
    let temperature = hot
    for (let done = 0; done < moves && !stop(); done += lookEvery) {
      let feasible = 0
      const chunk = Math.min(lookEvery, moves - done)
      for (let move = 0; move < chunk; move += 1) {
        this.#threshold = -temperature * Math.log(this.#random.next() + 1e-300)
        const kind = slots[this.#random.below(slots.length)]!
        const before = state.packed
        const startedAt = move === 0 ? statistics.now() : 0
        const changed = allMoves[kind]!(this.#context)
        if (move === 0) statistics.timed(kind, statistics.now() - startedAt)
        proposed[kind]! += 1
        if (state.packed < PACK / 2) feasible += 1
        if (!changed) continue
        accepted[kind]! += 1
        if (state.packed < before) {
          improved[kind]! += 1
          if (state.packed < this.best.packed) this.#remember()
        }
      }
      this.moves += chunk
      this.#balance(feasible / chunk)
      temperature *= cooling
    }
    // Nothing that keeps the rules in a whole cycle: breaches were too cheap.
    if (breachOf(this.best.packed) > 0)
      this.#breachWeight = Math.min(heaviestBreach, this.#breachWeight * breachRaise)
  }

  /** Goes on from another roster; the best is kept. */
  restart(roster: Uint8Array): void {
    this.state.reset(roster)
    if (this.state.packed < this.best.packed) this.#remember()
  }

  #welcome(delta: number): boolean {
    if (delta >= FORBIDDEN_CELL / 2) return false
    const breach = breachOf(delta)
    if (this.#strict && breach > 0) return false
    return delta - breach * PACK + breach * this.#breachWeight <= this.#threshold
  }

  #balance(feasible: number): void {
    const { leastFeasible, mostFeasible, heaviestBreach, lightestBreach, breachStep } = this.#annealing
    if (feasible < leastFeasible)
      this.#breachWeight = Math.min(heaviestBreach, this.#breachWeight * breachStep)
    else if (feasible > mostFeasible)
      this.#breachWeight = Math.max(lightestBreach, this.#breachWeight / breachStep)
  }

  #remember(): void {
    this.best.packed = this.state.packed
    this.best.roster.set(this.state.roster)
  }
}

/** Temperatures that suit a problem's weights: at first a missing head passes easily, at last hardly any wish. */
export function heatOf(
  { demand, cellCost }: GridProblem,
  { hot, cold, coldest } = usualParameters.annealing
): Heat {
  const under = demand.under.filter((weight) => weight > 0).sort()
  const typical = under[under.length >> 1] ?? 100
  let smallest = typical
  for (const cost of cellCost) if (cost > 0 && cost < smallest) smallest = cost
  return { hot: hot * typical, cold: Math.max(coldest, cold * smallest) }
}
