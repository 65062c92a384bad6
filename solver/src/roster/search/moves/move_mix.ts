import type { Model } from '../../model.ts'
import type { Random } from '../../../random.ts'
import type { Parameters } from '../../parameters/parameters.ts'
import { ejectionChain } from './ejection_chain.ts'
import { fillOpen } from './fill_open.ts'
import { giveBack } from './give_back.ts'
import { handOver } from './hand_over.ts'
import type { Move } from './move.ts'
import { refillDays } from './refill_days.ts'
import { release } from './release.ts'
import { rewriteDays } from './rewrite_days.ts'
import { swapDays } from './swap_days.ts'
import { swapFar } from './swap_far.ts'
import { swapShifts } from './swap_shifts.ts'

/** Draws a move: its place in `allShiftMoves`. */
export type MoveMix = (random: Random) => number

type NamedMove = readonly [Move, keyof Parameters['shiftMoves']]

/** The parameter of each move's share; those about open shifts give way when none is open. */
const planning: readonly NamedMove[] = [
  [fillOpen, 'fillOpen'],
  [ejectionChain, 'ejectionChain'],
  [release, 'release'],
  [handOver, 'handOver'],
  [swapShifts, 'swapShifts'],
  [swapDays, 'swapDays'],
  [swapFar, 'swapFar'],
]

/** In a repair most people stay as they are: giving back is what undoes a disturbance. */
const repairing: readonly NamedMove[] = [
  [giveBack, 'repairGiveBack'],
  [fillOpen, 'repairFillOpen'],
  [ejectionChain, 'repairEjectionChain'],
  [refillDays, 'repairRefillDays'],
  [handOver, 'repairHandOver'],
  [swapShifts, 'repairSwapShifts'],
  [swapDays, 'repairSwapDays'],
]

const all = [...new Set([...planning, ...repairing].map(([move]) => move)), rewriteDays]
const placeOf = (move: Move): number => all.indexOf(move)

export const allShiftMoves: readonly Move[] = all
/** In the order of `allShiftMoves`. */
export const shiftMoveNames: readonly string[] = all.map(({ name }) => name)

/**
 * Draws moves by their shares. Where a contract must hold, some write days of a person again: a run that is just long
 * enough, or a sum that is just reached, is left in several shifts at once only.
 */
export function moveMix({ problem, people, parameters: { shiftMoves } }: Model): MoveMix {
  const named = problem.mode === 'repair' ? repairing : planning
  const moves = named.map(([move, name]) => [placeOf(move), shiftMoves[name]] as const)
  const [rewriting, otherwise] = [placeOf(rewriteDays), placeOf(handOver)]
  const bound = people.some(({ contract }) => contract.some(({ severity }) => severity === 'block'))
  return (random) => {
    if (bound && random.next() < shiftMoves.rewriteDays) return rewriting
    let left = random.next()
    for (const [move, share] of moves) {
      left -= share
      if (left < 0) return move
    }
    return otherwise
  }
}
