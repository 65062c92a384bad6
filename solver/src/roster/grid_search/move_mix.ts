import type { GridProblem } from '../grid_model/grid_problem.ts'
import { handOverRun, rotateBlock, swapBlock } from './moves/between_rows.ts'
import { relay, swapKinds } from './moves/between_skills.ts'
import type { GridMove } from './moves/move.ts'
import { changeBlock, changeDay, slideDays, swapDaysOfRow } from './moves/one_row.ts'

type Share = readonly [GridMove, number]

/** Every move that suits any problem, with its share. */
const always: readonly Share[] = [
  [changeDay, 0.22],
  [changeBlock, 0.1],
  [swapDaysOfRow, 0.06],
  [slideDays, 0.05],
  [swapBlock, 0.42],
  [handOverRun, 0.1],
  [rotateBlock, 0.05],
]

/** Moves about several types of the same kind: the same shift with different skills. */
const betweenSkills: readonly Share[] = [
  [swapKinds, 0.3],
  [relay, 0.15],
]

export const allMoves: readonly GridMove[] = [...always, ...betweenSkills].map(([move]) => move)

/** The moves for a problem in slots by share, so that drawing one is one look-up. */
export function moveSlots({ types, kinds }: GridProblem): readonly GridMove[] {
  const mix = types > kinds ? [...always, ...betweenSkills] : always
  return mix.flatMap(([move, share]) => Array.from({ length: Math.round(share * 256) }, () => move))
}
