import type { Random } from '../search/random.ts'
import { handOverRun, rotateBlock, swapBlock } from './moves/between_rows.ts'
import type { GridMove } from './moves/move.ts'
import { changeBlock, changeDay, slideDays, swapDaysOfRow } from './moves/one_row.ts'

/** Every move with its share. */
export const moveMix: readonly (readonly [GridMove, number])[] = [
  [changeDay, 0.22],
  [changeBlock, 0.1],
  [swapDaysOfRow, 0.06],
  [slideDays, 0.05],
  [swapBlock, 0.42],
  [handOverRun, 0.1],
  [rotateBlock, 0.05],
]

/** 256 slots filled by share, so that drawing is one look-up. */
const slots: readonly GridMove[] = moveMix.flatMap(([move, share]) =>
  Array.from({ length: Math.round(share * 256) }, () => move)
)

export const drawMove = (random: Random): GridMove => slots[random.below(slots.length)]!
