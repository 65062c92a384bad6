import type { AnnealInput, Progress } from './anneal_input.ts'
import type { Best } from './found.ts'
import { SearchStatistics } from '../statistics/search_statistics.ts'
import { cycleOf, fitted, longestOf, type Cycle } from './cycle.ts'
import { giveOutAgain } from './give_out_again.ts'
import { moveMix, shiftMoveNames } from './moves/move_mix.ts'
import { rememberBest, restore } from './remembered.ts'
import { annealTogether } from './together/anneal_together.ts'
import { tryMove } from './try_move.ts'

/**
 * Simulated annealing in cycles that grow: each starts from the best roster, and what it found is given out again in
 * large parts, which mends what single moves cannot. With a limit on moves the schedule depends on their number alone, so
 * the same seed and limit give the same answer on any machine; a part that has begun is finished beyond the limit.
 *
 * Source: S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, 1983,
 *   doi:10.1126/science.220.4598.671.
 * @returns the best roster and how many moves were tried
 */
export function anneal(input: AnnealInput): Best & { iterations: number } {
  const { stopping, isBest } = input
  const { model, assignee } = input.state
  const { shortestCycle, longer } = model.parameters.search
  const progress: Progress = {
    best: { assignee: assignee.slice(), score: input.state.score() },
    iteration: 0,
  }
  const { best } = progress
  const longest = longestOf(model)
  const isOver = (): boolean => isBest(best.score) || stopping.reason !== null || model.shifts.length === 0
  let length = Math.min(shortestCycle, longest)
  if (!isOver()) annealAlone(input, cycleOf(model, length), progress)
  let { team } = input
  while (!isOver()) {
    length = Math.min(longest, length * longer)
    if (team && !annealTogether(input, team, length, progress)) team = undefined
    else if (!team) {
      annealAlone(input, cycleOf(model, fitted(length, stopping.movesLeft(progress.iteration))), progress)
    }
  }
  stopping.reason ??= 'optimal'
  return { ...best, iterations: progress.iteration }
}

function annealAlone(input: AnnealInput, { length, heat }: Cycle, progress: Progress): void {
  const { state, random, stopping, onStep, better } = input
  const { statistics = new SearchStatistics(shiftMoveNames) } = input
  const { search } = state.model.parameters
  const { best } = progress
  const mix = moveMix(state.model)
  const cooling = (search.coldest / heat) ** (1 / length)
  let temperature = heat
  for (let step = 0; step < length; step += 1) {
    if (stopping.due(progress.iteration)) return
    onStep(progress.iteration, best)
    if (tryMove(state, random, temperature, mix, statistics)) rememberBest(state, best)
    temperature *= cooling
    progress.iteration += 1
  }
  const other = better?.(best.score)
  if (other) {
    best.score = other.score
    best.assignee.set(other.assignee)
  }
  restore(state, best.assignee)
  const isDue = (): boolean => stopping.due(progress.iteration) || stopping.dueNow()
  let spent = 0
  let idle = 0
  while (spent < search.reassignShare * length && idle < search.reassignPatience && !isDue()) {
    const { tries, hasGained } = giveOutAgain(state, random, isDue)
    idle = hasGained ? 0 : idle + 1
    spent += tries
    progress.iteration += tries
    rememberBest(state, best)
    onStep(progress.iteration, best)
  }
}
