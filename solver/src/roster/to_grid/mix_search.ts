import { MixTally, type MixTables } from '../demand/mix_tally.ts'
import { heatOf } from '../grid_search/anneal.ts'
import { Choices } from '../grid_search/choices.ts'
import { allMoves, moveSlots } from '../grid_search/move_mix.ts'
import type { MoveContext } from '../grid_search/moves/move.ts'
import { PACK } from '../grid_search/packed.ts'
import type { Parameters } from '../parameters/parameters.ts'
import type { RosterProblem } from '../problem.ts'
import { Random } from '../../random.ts'
import { LawfulRows } from './lawful_rows.ts'
import { RecordedState } from './recorded_state.ts'
import type { Counted } from './to_grid.ts'

/** Which part of the time for it a search has used up; 1 ends it. */
export type Spent = () => number

/** Moves between two looks at the time. */
const LOOK_EVERY = 256

/**
 * Searches what the core model has no price for: who makes up the heads, so that skill mixes lack as little as may be.
 * Moves of the core model are tried on a lawful roster; each that its own cost and what the mixes lack make welcome is
 * shown to the labour code and to contracts, and taken back where they forbid it to one of its people.
 *
 * The number of moves depends on the problem alone, so the same problem has the same answer. Where time runs ahead of the
 * moves, some are left out, so that annealing still comes to its end within it.
 *
 * @param roster one that no one's rules forbid
 * @param spent left out: no time is looked at
 * @returns the best found, by hard rules of the core model and then by its cost with that of the mixes; possibly the same
 */
export function searchMixes(
  problem: RosterProblem,
  counted: Counted,
  roster: Uint8Array,
  parameters: Parameters,
  spent: Spent = () => 0
): Uint8Array {
  if (spent() >= 1) return roster
  const lawful = new LawfulRows(problem, counted)
  const { mix } = lawful.model
  if (mix === null) return roster
  const search = new MixSearch(counted, lawful, mix, roster, problem.seed, parameters)
  if (search.lacking <= leastLacking(mix)) return roster
  const { people, days } = counted.grid
  const { movesPerCell, leastMoves, mostMoves, cycles, cooler } = parameters.mixes
  const moves = Math.min(mostMoves, Math.max(leastMoves, people * days * movesPerCell))
  for (let cycle = 0; cycle < cycles; cycle += 1)
    search.cycle(Math.ceil(moves / cycles), cooler ** cycle, () => spent() * cycles - cycle)
  return search.best
}

/** What the mixes lack were everybody who counts always at work: where no one is trained, no search helps. */
function leastLacking({ mixOf, minimum, kept, price, counts, mixes }: MixTables): number {
  const people = Array.from({ length: mixes }, (_, mix) =>
    counts.reduce((sum, one, at) => sum + (at % mixes === mix ? one : 0), 0)
  )
  return price.reduce(
    (sum, each, piece) => sum + each * Math.max(0, minimum[piece]! - kept[piece]! - people[mixOf[piece]!]!),
    0
  )
}

class MixSearch {
  readonly best: Uint8Array
  readonly #counted: Counted
  readonly #lawful: LawfulRows
  readonly #state: RecordedState
  readonly #random: Random
  readonly #context: MoveContext
  readonly #slots: Uint8Array
  readonly #tally: MixTally
  readonly #parameters: Parameters
  #lacking: number
  #bestTotal: number
  #threshold = 0

  constructor(
    counted: Counted,
    lawful: LawfulRows,
    mix: MixTables,
    roster: Uint8Array,
    seed: number,
    parameters: Parameters
  ) {
    const { grid } = counted
    this.#counted = counted
    this.#lawful = lawful
    this.#state = new RecordedState(grid)
    this.#state.reset(roster)
    this.#random = new Random(seed)
    this.#parameters = parameters
    this.#slots = moveSlots(grid, parameters.moves)
    this.#tally = new MixTally(mix)
    this.#lacking = this.#tally.initial()
    roster.forEach((type, cell) => {
      this.#lacking += this.#change(Math.floor(cell / grid.days), cell % grid.days, type, 1)
    })
    this.best = roster.slice()
    this.#bestTotal = this.#state.packed + this.#lacking
    this.#context = {
      state: this.#state,
      random: this.#random,
      reach: parameters.moves,
      choices: new Choices(grid),
      rows: [new Uint8Array(grid.days), new Uint8Array(grid.days), new Uint8Array(grid.days)],
      // No rule is broken further, and no move makes good more than all that is lacking.
      welcome: (delta) => delta < PACK / 2 && delta <= this.#threshold + this.#lacking,
    }
  }

  /** What the mixes lack now, weighed. */
  get lacking(): number {
    return this.#lacking
  }

  /** Anneals from the best so far; `share` of the usual first temperature, `spent` of the time of this cycle. */
  cycle(moves: number, share: number, spent: Spent): void {
    this.#restart()
    const { hot, cold } = heatOf(this.#counted.grid, this.#parameters.annealing)
    const first = Math.max(hot * share, cold)
    const cooling = (cold / first) ** (1 / moves)
    let temperature = first
    for (let move = 0; move < moves; move += 1, temperature *= cooling) {
      if (move % LOOK_EVERY === 0) {
        const late = Math.floor(spent() * moves) - move
        if (late > LOOK_EVERY) {
          move += Math.ceil(late / LOOK_EVERY) * LOOK_EVERY
          if (move >= moves) return
          temperature = first * cooling ** move
        }
      }
      this.#threshold = -temperature * Math.log(this.#random.next() + 1e-300)
      this.#state.begin()
      const kind = this.#slots[this.#random.below(this.#slots.length)]!
      if (allMoves[kind]!(this.#context)) this.#decide()
    }
  }

  /** Keeps the move that was made, or takes it back. */
  #decide(): void {
    const state = this.#state
    let more = 0
    state.eachChange((person, day, before, after) => {
      more += this.#change(person, day, before, -1) + this.#change(person, day, after, 1)
    })
    if (
      state.delta + more <= this.#threshold &&
      state.everyChanged((person) => this.#lawful.holds(person, state.roster))
    ) {
      this.#lacking += more
      const total = state.packed + this.#lacking
      if (total < this.#bestTotal) {
        this.#bestTotal = total
        this.best.set(state.roster)
      }
      return
    }
    state.eachChange((person, day, before, after) => {
      this.#change(person, day, after, -1)
      this.#change(person, day, before, 1)
    })
    state.undo()
  }

  #restart(): void {
    const { roster, days } = this.#state
    roster.forEach((type, cell) => {
      const next = this.best[cell]!
      if (next === type) return
      const [person, day] = [Math.floor(cell / days), cell % days]
      this.#lacking += this.#change(person, day, type, -1) + this.#change(person, day, next, 1)
    })
    this.#state.reset(this.best)
  }

  /** A person gets a type on a day, or gives it up. @returns by how much more the mixes lack */
  #change(person: number, day: number, type: number, sign: 1 | -1): number {
    const { grid } = this.#counted
    if (type === 0 || this.#lawful.kept[person * grid.days + day] === 1) return 0
    const shift = this.#lawful.shiftAt[day * (grid.types + 1) + type]!
    return shift < 0 ? 0 : this.#tally.change(shift, person, sign)
  }
}
