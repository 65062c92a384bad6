import type { GridState } from '../grid_state.ts'
import { FORBIDDEN_CELL } from '../grid_state.ts'
import type { GridMove, MoveContext } from './move.ts'

/** Short blocks more often than long ones. */
export function blockLength({ random, state, reach }: MoveContext): number {
  const longest = Math.min(reach.longestBlock, state.days)
  return 1 + Math.floor(longest * random.next() * random.next())
}

/** Anybody but this person; there must be two. */
export function otherPerson({ random, state }: MoveContext, person: number): number {
  const other = random.below(state.problem.people - 1)
  return other < person ? other : other + 1
}

function copyDays(state: GridState, person: number, from: number, until: number, row: Uint8Array): void {
  const base = person * state.days
  for (let day = from; day <= until; day += 1) row[day] = state.roster[base + day]!
}

/** Gives `one` the other's days and the other `one`'s; heads stay what they are. */
function swapRange(context: MoveContext, one: number, other: number, from: number, until: number): boolean {
  const { state, rows, welcome } = context
  const [mine, theirs] = rows
  copyDays(state, other, from, until, mine)
  copyDays(state, one, from, until, theirs)
  let first = from
  let last = until
  while (first <= last && mine[first] === theirs[first]) first += 1
  while (last >= first && mine[last] === theirs[last]) last -= 1
  if (first > last) return false
  const delta = state.rowDelta(one, first, last, mine)
  if (delta >= FORBIDDEN_CELL) return false
  const both = delta + state.rowDelta(other, first, last, theirs)
  if (!welcome(both)) return false
  state.apply(one, first, last, mine, both)
  state.apply(other, first, last, theirs, 0)
  return true
}

/** Two people exchange a block of days. */
export const swapBlock: GridMove = (context) => {
  const { state, random } = context
  if (state.problem.people < 2) return false
  const one = random.below(state.problem.people)
  const length = blockLength(context)
  const from = random.below(state.days - length + 1)
  return swapRange(context, one, otherPerson(context, one), from, from + length - 1)
}

/** A person off work takes over a whole run of work, or the part of it around a day. */
export const handOverRun: GridMove = (context) => {
  const { state, random } = context
  if (state.problem.people < 2) return false
  const one = random.below(state.problem.people)
  const day = random.below(state.days)
  const { roster, days } = state
  if (roster[one * days + day] === 0) return false
  const other = otherPerson(context, one)
  if (roster[other * days + day] !== 0) return false
  const given = (at: number): boolean => roster[one * days + at]! > 0 && roster[other * days + at] === 0
  let from = day
  let until = day
  while (from > 0 && given(from - 1)) from -= 1
  while (until < days - 1 && given(until + 1)) until += 1
  return swapRange(context, one, other, from, until)
}

/** Three people pass a block of days around. */
export const rotateBlock: GridMove = (context) => {
  const { state, random, rows, welcome, reach } = context
  if (state.problem.people < 3) return false
  const one = random.below(state.problem.people)
  const two = otherPerson(context, one)
  const three = otherPerson(context, one)
  if (two === three) return false
  const length = Math.min(blockLength(context), reach.longestRotation)
  const from = random.below(state.days - length + 1)
  const until = from + length - 1
  copyDays(state, two, from, until, rows[0])
  copyDays(state, three, from, until, rows[1])
  copyDays(state, one, from, until, rows[2])
  let delta = state.rowDelta(one, from, until, rows[0])
  if (delta < FORBIDDEN_CELL) delta += state.rowDelta(two, from, until, rows[1])
  if (delta < FORBIDDEN_CELL) delta += state.rowDelta(three, from, until, rows[2])
  if (delta === 0 || !welcome(delta)) return false
  state.apply(one, from, until, rows[0], delta)
  state.apply(two, from, until, rows[1], 0)
  state.apply(three, from, until, rows[2], 0)
  return true
}
