import { ejectionChain } from './moves/ejection_chain.ts'
import { fillOpen } from './moves/fill_open.ts'
import { handOver } from './moves/hand_over.ts'
import type { Move } from './moves/move.ts'
import { release } from './moves/release.ts'
import { swapDays } from './moves/swap_days.ts'
import { swapShifts } from './moves/swap_shifts.ts'
import type { Random } from './random.ts'
import type { RosterState } from './roster_state.ts'
import type { Stopping } from './stopping.ts'

/** Share of each move; those about open shifts give way when none is open. */
const moves: readonly (readonly [Move, number])[] = [
  [fillOpen, 0.1],
  [ejectionChain, 0.1],
  [release, 0.02],
  [handOver, 0.28],
  [swapShifts, 0.28],
  [swapDays, 0.22],
]

/** Temperatures in units of the score: at first a worsening of an hour's hours or so passes easily. */
const HOTTEST = 300
const COLDEST = 2
const COOLER_EACH_CYCLE = 0.75
const SHORTEST_CYCLE = 40_000
const LONGEST_CYCLE = 2_000_000

export type Best = { readonly assignee: Int32Array; score: number }

export type AnnealInput = {
  readonly state: RosterState
  readonly random: Random
  readonly stopping: Stopping
  /** No roster can score lower. */
  readonly bound: number
  readonly onStep: (iteration: number, best: Best) => void
}

/**
 * Simulated annealing in cycles that grow: each starts from the best roster with a little less heat. The schedule
 * depends on the number of moves alone, so the same seed and limit give the same answer on any machine.
 * @returns the best roster and how many moves were tried
 */
export function anneal({
  state,
  random,
  stopping,
  bound,
  onStep,
}: AnnealInput): Best & { iterations: number } {
  const best: Best = { assignee: state.assignee.slice(), score: state.score() }
  let iteration = 0
  let length = SHORTEST_CYCLE
  let heat = HOTTEST
  while (best.score > bound) {
    const cooling = (COLDEST / heat) ** (1 / length)
    let temperature = heat
    for (let step = 0; step < length; step += 1) {
      if (stopping.due(iteration)) return { ...best, iterations: iteration }
      onStep(iteration, best)
      if (tryMove(state, random, temperature)) rememberBest(state, best)
      temperature *= cooling
      iteration += 1
    }
    if (best.score <= bound) break
    restore(state, best.assignee)
    length = Math.min(LONGEST_CYCLE, length * 2)
    heat = Math.max(HOTTEST / 8, heat * COOLER_EACH_CYCLE)
  }
  stopping.reason ??= 'optimal'
  return { ...best, iterations: iteration }
}

/** Makes one move and keeps it or takes it back; true when it was kept. */
export function tryMove(state: RosterState, random: Random, temperature: number): boolean {
  const before = state.score()
  const proposed = drawMove(random)(state, random)
  const holds = state.settle()
  if (!proposed || !holds) {
    state.undo()
    return false
  }
  const worse = state.score() - before
  if (worse <= 0 || random.next() < Math.exp(-worse / temperature)) {
    state.keep()
    return true
  }
  state.undo()
  return false
}

function drawMove(random: Random): Move {
  let left = random.next()
  for (const [move, share] of moves) {
    left -= share
    if (left < 0) return move
  }
  return handOver
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
