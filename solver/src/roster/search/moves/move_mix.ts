import type { Model } from '../../model.ts'
import type { Random } from '../../../random.ts'
import { ejectionChain } from './ejection_chain.ts'
import { fillOpen } from './fill_open.ts'
import { giveBack } from './give_back.ts'
import { handOver } from './hand_over.ts'
import type { Move } from './move.ts'
import { refillDays } from './refill_days.ts'
import { release } from './release.ts'
import { rewriteDays } from './rewrite_days.ts'
import { swapDays } from './swap_days.ts'
import { swapShifts } from './swap_shifts.ts'

/** Draws a move. */
export type MoveMix = (random: Random) => Move

/** Share of each move; those about open shifts give way when none is open. */
const planning: readonly (readonly [Move, number])[] = [
  [fillOpen, 0.1],
  [ejectionChain, 0.1],
  [release, 0.02],
  [handOver, 0.28],
  [swapShifts, 0.28],
  [swapDays, 0.22],
]

/** In a repair most people stay as they are: giving back is what undoes a disturbance. */
const repairing: readonly (readonly [Move, number])[] = [
  [giveBack, 0.3],
  [fillOpen, 0.15],
  [ejectionChain, 0.25],
  [refillDays, 0.1],
  [handOver, 0.1],
  [swapShifts, 0.05],
  [swapDays, 0.05],
]

/**
 * Share of moves that write days of a person again where a contract must hold: a run that is just long
 * enough, or a sum that is just reached, is left in several shifts at once only.
 */
const REWRITTEN = 0.2

export function moveMix({ problem, people }: Model): MoveMix {
  const moves = problem.mode === 'repair' ? repairing : planning
  const bound = people.some(({ contract }) => contract.some(({ severity }) => severity === 'block'))
  return (random) => {
    if (bound && random.next() < REWRITTEN) return rewriteDays
    let left = random.next()
    for (const [move, share] of moves) {
      left -= share
      if (left < 0) return move
    }
    return handOver
  }
}
