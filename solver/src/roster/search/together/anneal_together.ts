import { SearchStatistics } from '../../statistics/search_statistics.ts'
import { Random } from '../../../random.ts'
import type { AnnealInput, Progress } from '../anneal_input.ts'
import { cycleOf, fitted } from '../cycle.ts'
import type { Best } from '../found.ts'
import { giveOutAgain } from '../give_out_again.ts'
import { moveMix, shiftMoveNames } from '../moves/move_mix.ts'
import { rememberBest, restore } from '../remembered.ts'
import { tryMove } from '../try_move.ts'
import { scopeOf } from './divide.ts'
import type { Team } from './team.ts'

/** Moves between two looks at what others have done. */
const MOVES_AT_ONCE = 64

/**
 * A cycle of annealing on several threads, usually of so many moves. Each has the work of some of the people, who are drawn again at every stage: a
 * score is a sum over people, so what each gains is gained by all.
 *
 * @returns false when the team has come apart or the search is to end; there is a best plan to go on from either way
 */
export function annealTogether(
  input: AnnealInput,
  team: Team,
  usualLength: number,
  progress: Progress
): boolean {
  const { state } = input
  const { coldest, stagePerPerson, reassignShare } = state.model.parameters.search
  const common = new CommonPlan(input, team, progress)
  if (!common.takeUpBest(usualLength)) return false
  const { length, heat } = cycleOf(state.model, team.meeting.length)
  const usual = stagePerPerson * state.model.people.length
  const stages = Math.max(1, Math.round(length / usual))
  for (let stage = 0; stage < stages; stage += 1) {
    const heatAt = (share: number): number =>
      heat * (coldest / heat) ** ((stage + Math.min(1, share)) / stages)
    if (!common.anneal(length / stages, stage === stages - 1, heatAt)) return false
  }
  if (!common.takeUpBest(usualLength)) return false
  for (let tries = 0; tries < reassignShare * length; tries += team.meeting.hadMoves) {
    if (!common.giveOutAgain(usual)) return false
    if (!team.meeting.hadGained) return true
  }
  return true
}

/** A plan whose parts the threads of a team change, and put together again after every stage. */
class CommonPlan {
  readonly #input: AnnealInput
  readonly #team: Team
  readonly #progress: Progress

  constructor(input: AnnealInput, team: Team, progress: Progress) {
    this.#input = input
    this.#team = team
    this.#progress = progress
  }

  /** All go on from the best plan that the first of them knows, with a cycle as long as time allows. */
  takeUpBest(usualLength: number): boolean {
    const { better, stopping } = this.#input
    const { best, iteration } = this.#progress
    const { meeting, part } = this.#team
    return this.#meet((plan) => {
      if (part > 0) return
      // The others are about as fast.
      meeting.length = fitted(usualLength, meeting.parts * stopping.movesLeft(iteration))
      plan.set((better?.(best.score) ?? best).assignee)
    })
  }

  /**
   * @param isLast whether the best plan on the way is handed in, instead of the last one
   * @param heatAt the temperature after a share of the moves
   */
  anneal(moves: number, isLast: boolean, heatAt: (share: number) => number): boolean {
    const { state, random, stopping, onStep } = this.#input
    const { statistics = new SearchStatistics(shiftMoveNames) } = this.#input
    const { meeting } = this.#team
    const progress = this.#progress
    const mix = moveMix(state.model)
    const own: Best = { assignee: state.assignee.slice(), score: state.score() }
    const work = (isReady: boolean): number => {
      const temperature = heatAt(meeting.moves / moves)
      for (let move = 0; move < MOVES_AT_ONCE; move += 1) {
        if (stopping.due(progress.iteration)) return move
        if (!isReady) onStep(progress.iteration, progress.best)
        if (tryMove(state, random, temperature, mix, statistics) && isLast) rememberBest(state, own)
        progress.iteration += 1
      }
      return MOVES_AT_ONCE
    }
    return this.#stage(moves, work, () => (isLast ? own.assignee : state.assignee))
  }

  /** Gives shifts out again, each thread those of its people. */
  giveOutAgain(moves: number): boolean {
    const { state, random, stopping, onStep } = this.#input
    const progress = this.#progress
    const work = (isReady: boolean): number => {
      const { tries, hasGained } = giveOutAgain(state, random, () => stopping.dueNow())
      if (hasGained) this.#team.meeting.gained()
      progress.iteration += tries
      if (!isReady) onStep(progress.iteration, progress.best)
      // Where no one has anything to give, time goes on all the same.
      return Math.max(1, tries)
    }
    return this.#stage(moves, work, () => state.assignee)
  }

  /** @param result who has the shifts of this thread's part in the end */
  #stage(moves: number, work: (isReady: boolean) => number, result: () => Int32Array): boolean {
    const { state, stopping } = this.#input
    const { meeting, part, seed } = this.#team
    const scope = scopeOf(state, meeting.parts, part, new Random(seed + meeting.stage))
    state.scope = scope
    const isDone = meeting.work(moves, work, () => stopping.due(this.#progress.iteration))
    state.scope = null
    if (!isDone) return this.#leave(result())
    return this.#meet((plan) =>
      scope.shifts.forEach((isOwn, shift) => isOwn === 1 && (plan[shift] = result()[shift]!))
    )
  }

  #meet(write: (plan: Int32Array) => void): boolean {
    const { state, stopping } = this.#input
    const { meeting } = this.#team
    if (!meeting.meet(write, () => stopping.dueNow())) return this.#leave(state.assignee)
    restore(state, meeting.plan)
    rememberBest(state, this.#progress.best)
    return true
  }

  /** What this thread has found in its part, with what the others had before, is a plan as well. */
  #leave(found: Int32Array): false {
    const { state } = this.#input
    const { best } = this.#progress
    restore(state, found)
    rememberBest(state, best)
    restore(state, best.assignee)
    return false
  }
}
