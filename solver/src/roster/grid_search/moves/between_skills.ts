import { FORBIDDEN_CELL } from '../grid_state.ts'
import { blockLength, otherPerson } from './between_rows.ts'
import type { GridMove } from './move.ts'

/** Two people exchange a block of days; what one may not do becomes work of the same kind that she may do. */
export const swapKinds: GridMove = (context) => {
  const { state, random, choices, rows, welcome } = context
  const { roster, days, problem } = state
  if (problem.people < 2) return false
  const one = random.below(problem.people)
  const other = otherPerson(context, one)
  const length = blockLength(context)
  const from = random.below(days - length + 1)
  const until = from + length - 1
  const [mine, theirs] = rows
  for (let day = from; day <= until; day += 1) {
    const taken = choices.sameKind(one, day, roster[other * days + day]!, random)
    const given = choices.sameKind(other, day, roster[one * days + day]!, random)
    if (taken < 0 || given < 0) return false
    mine[day] = taken
    theirs[day] = given
  }
  const delta = state.rowDelta(one, from, until, mine)
  if (delta >= FORBIDDEN_CELL) return false
  const rowsDelta = delta + state.rowDelta(other, from, until, theirs)
  if (rowsDelta >= FORBIDDEN_CELL) return false
  const all = rowsDelta + state.pairDemandDelta(one, other, from, until, mine, theirs)
  if (!welcome(all)) return false
  state.apply(one, from, until, mine, all)
  state.apply(other, from, until, theirs, 0)
  return true
}

/** A person at work changes to other work of the same kind, and another person takes what she leaves. */
export const relay: GridMove = (context) => {
  const { state, random, choices, rows, welcome } = context
  const { roster, days, problem } = state
  if (problem.people < 2) return false
  const one = random.below(problem.people)
  const day = random.below(days)
  const left = roster[one * days + day]!
  if (left === 0) return false
  const taken = choices.drawOther(one, day, left, random)
  if (taken === left || problem.typeKind[taken] !== problem.typeKind[left]) return false
  const other = otherPerson(context, one)
  if (roster[other * days + day] === left || !choices.allows(other, day, left)) return false
  rows[0][day] = taken
  rows[1][day] = left
  const delta =
    state.rowDelta(one, day, day, rows[0]) +
    state.rowDelta(other, day, day, rows[1]) +
    state.pairDemandDelta(one, other, day, day, rows[0], rows[1])
  if (!welcome(delta)) return false
  state.apply(one, day, day, rows[0], delta)
  state.apply(other, day, day, rows[1], 0)
  return true
}
