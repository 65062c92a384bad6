import type { GridProblem } from '../grid_model/grid_problem.ts'
import { handOverRun, rotateBlock, swapBlock } from './moves/between_rows.ts'
import { relay, swapKinds } from './moves/between_skills.ts'
import type { Parameters } from '../parameters/parameters.ts'
import type { GridMove } from './moves/move.ts'
import { changeBlock, changeDay, slideDays, swapDaysOfRow } from './moves/one_row.ts'

type Shares = Parameters['moves']
type NamedMove = readonly [GridMove, keyof Shares]

/** Every move that suits any problem, with the parameter of its share. */
const always: readonly NamedMove[] = [
  [changeDay, 'changeDay'],
  [changeBlock, 'changeBlock'],
  [swapDaysOfRow, 'swapDaysOfRow'],
  [slideDays, 'slideDays'],
  [swapBlock, 'swapBlock'],
  [handOverRun, 'handOverRun'],
  [rotateBlock, 'rotateBlock'],
]

/** Moves about several types of the same kind: the same shift with different skills. */
const betweenSkills: readonly NamedMove[] = [
  [swapKinds, 'swapKinds'],
  [relay, 'relay'],
]

export const allMoves: readonly GridMove[] = [...always, ...betweenSkills].map(([move]) => move)

/** The moves for a problem in slots by share, so that drawing one is one look-up. */
export function moveSlots({ types, kinds }: GridProblem, shares: Shares): readonly GridMove[] {
  const mix = types > kinds ? [...always, ...betweenSkills] : always
  return mix.flatMap(([move, name]) => Array.from({ length: Math.round(shares[name] * 256) }, () => move))
}
