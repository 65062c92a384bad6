import type { Best } from './found.ts'
import type { Random } from '../../random.ts'
import type { Move } from './moves/move.ts'
import type { RosterState } from './roster_state.ts'
import type { Stopping } from './stopping.ts'
import { SearchStatistics } from '../statistics/search_statistics.ts'
import { giveOutAgain } from './give_out_again.ts'
import { allShiftMoves, moveMix, shiftMoveNames, type MoveMix } from './moves/move_mix.ts'

/** Of the moves of a kind, one in so many is timed. */
const TIMED_EVERY = 64

export type AnnealInput = {
  readonly state: RosterState
  readonly random: Random
  readonly stopping: Stopping
  /** Whether a score is so near to what is proved that nothing can be gained. */
  readonly isBest: (score: number) => boolean
  /** Called before every move, and after every part that is given out again. */
  readonly onStep: (iteration: number, best: Best) => void
  /** A better plan of another thread, asked for between two cycles. */
  readonly better?: (score: number) => Best | null
  /** Where moves are counted; left out: nowhere. Its names are `shiftMoveNames`. */
  readonly statistics?: SearchStatistics
}

/**
 * Simulated annealing in cycles that grow: each starts from the best roster with less heat, and what it found is given
 * out again in large parts, which mends what single moves cannot. The schedule depends on the number of moves alone, so
 * the same seed and limit give the same answer on any machine; a part that has begun is finished beyond the limit.
 *
 * Source: S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, 1983,
 *   doi:10.1126/science.220.4598.671.
 * @returns the best roster and how many moves were tried
 */
export function anneal(input: AnnealInput): Best & { iterations: number } {
  const { state, random, stopping, isBest, onStep, better } = input
  const { statistics = new SearchStatistics(shiftMoveNames) } = input
  const best: Best = { assignee: state.assignee.slice(), score: state.score() }
  const mix = moveMix(state.model)
  let iteration = 0
  const { shortestCycle, longestCycle, coldest, cooler, coolest, ...search } = state.model.parameters.search
  let length = shortestCycle
  const hottest = Math.max(search.hottest, state.model.weights.perDisturbed / 2)
  let heat = hottest
  while (!isBest(best.score)) {
    const cooling = (coldest / heat) ** (1 / length)
    let temperature = heat
    for (let step = 0; step < length; step += 1) {
      if (stopping.due(iteration)) return { ...best, iterations: iteration }
      onStep(iteration, best)
      if (tryMove(state, random, temperature, mix, statistics)) rememberBest(state, best)
      temperature *= cooling
      iteration += 1
    }
    const other = better?.(best.score)
    if (other) {
      best.score = other.score
      best.assignee.set(other.assignee)
    }
    restore(state, best.assignee)
    giveOutAgain(state, random, {
      most: search.reassignShare * length,
      patience: search.reassignPatience,
      isDue: () => stopping.due(iteration) || stopping.dueNow(),
      onRound: (tries) => {
        iteration += tries
        rememberBest(state, best)
        onStep(iteration, best)
      },
    })
    length = Math.min(longestCycle, length * search.longer)
    heat = Math.max(hottest * coolest, heat * cooler)
  }
  stopping.reason ??= 'optimal'
  return { ...best, iterations: iteration }
}

/** Makes one move and keeps it or takes it back; true when it was kept. */
export function tryMove(
  state: RosterState,
  random: Random,
  temperature: number,
  mix: MoveMix = moveMix(state.model),
  statistics = new SearchStatistics(shiftMoveNames)
): boolean {
  const before = state.score()
  const kind = mix(random)
  const isTimed = statistics.proposed[kind]! % TIMED_EVERY === 0
  const startedAt = isTimed ? statistics.now() : 0
  const kept = tryOne(allShiftMoves[kind]!, state, random, temperature, before)
  if (isTimed) statistics.timed(kind, statistics.now() - startedAt)
  statistics.proposed[kind]! += 1
  if (!kept) return false
  statistics.accepted[kind]! += 1
  if (state.score() < before) statistics.improved[kind]! += 1
  return true
}

function tryOne(
  move: Move,
  state: RosterState,
  random: Random,
  temperature: number,
  before: number
): boolean {
  const proposed = move(state, random)
  const holds = state.settle()
  if (!proposed || !holds) {
    state.undo()
    return false
  }
  if (passes(state, before, temperature, random)) {
    state.keep()
    return true
  }
  state.undo()
  return false
}

/** Whether a change may stay; what is refused for its least score already needs no exact one. */
function passes(state: RosterState, before: number, temperature: number, random: Random): boolean {
  const chance = (worse: number): number => Math.exp(-worse / temperature)
  const least = state.leastScore() - before
  if (least <= 0) {
    const worse = state.score() - before
    return worse <= 0 || random.next() < chance(worse)
  }
  const drawn = random.next()
  return drawn < chance(least) && drawn < chance(state.score() - before)
}

function rememberBest(state: RosterState, best: Best): void {
  const score = state.score()
  if (score >= best.score - 1e-9) return
  best.score = score
  best.assignee.set(state.assignee)
}

/** Brings a remembered roster back; it kept the rules when it was remembered, so it keeps them now. */
export function restore(state: RosterState, assignee: Int32Array): void {
  assignee.forEach((person, shift) => {
    if (state.assignee[shift] !== person) state.set(shift, -1)
  })
  assignee.forEach((person, shift) => state.set(shift, person))
  state.settle()
  state.keep()
}
