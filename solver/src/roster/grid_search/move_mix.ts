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

const all: readonly NamedMove[] = [...always, ...betweenSkills]

export const allMoves: readonly GridMove[] = all.map(([move]) => move)
/** In the order of `allMoves`. */
export const moveNames: readonly string[] = all.map(([, name]) => name)

/** Places in `allMoves` of the moves for a problem, in slots by share, so that drawing one is one look-up. */
export function moveSlots({ types, kinds }: GridProblem, shares: Shares): Uint8Array {
  const mix = types > kinds ? all : always
  return Uint8Array.from(
    mix.flatMap(([, name], kind) => Array.from({ length: Math.round(shares[name] * 256) }, () => kind))
  )
}
