import type { Random } from '../../random.ts'
import { SearchStatistics } from '../statistics/search_statistics.ts'
import type { Move } from './moves/move.ts'
import { allShiftMoves, moveMix, shiftMoveNames, type MoveMix } from './moves/move_mix.ts'
import type { RosterState } from './roster_state.ts'

/** Of the moves of a kind, one in so many is timed. */
const TIMED_EVERY = 64

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
  const isProposed = move(state, random)
  // Metropolis, turned round: what is drawn says how high the score may be, before anything costly is asked.
  const most = before - temperature * Math.log(random.next())
  if (isProposed && mayStay(state, most)) {
    state.keep()
    return true
  }
  state.undo()
  return false
}

/** Asks what costs least first: most changes are refused for a score that no rule and no overtime can lower that far. */
const mayStay = (state: RosterState, most: number): boolean =>
  state.hopedScore() <= most && state.settle() && state.leastScore() <= most && state.score() <= most
