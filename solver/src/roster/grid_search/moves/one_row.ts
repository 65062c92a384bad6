import type { GridMove, MoveContext } from './move.ts'

/** Makes `rows[0]` the person's days `from..until` when that is welcome. */
function takeRow(
  { state, rows, welcome }: MoveContext,
  person: number,
  from: number,
  until: number
): boolean {
  const row = state.rowDelta(person, from, until, rows[0])
  const delta = row + state.demandDelta(person, from, until, rows[0])
  if (!welcome(delta)) return false
  state.apply(person, from, until, rows[0], delta)
  return true
}

/** Another type on one day. */
export const changeDay: GridMove = (context) => {
  const { state, random, choices, rows } = context
  const person = random.below(state.problem.people)
  const day = random.below(state.days)
  const current = state.roster[person * state.days + day]!
  const type = choices.drawOther(person, day, current, random)
  if (type === current) return false
  rows[0][day] = type
  return takeRow(context, person, day, day)
}

/** The same type on a few days in a row; existing work may stay. */
export const changeBlock: GridMove = (context) => {
  const { state, random, choices, rows, reach } = context
  const person = random.below(state.problem.people)
  const from = random.below(state.days - 1)
  const until = Math.min(state.days - 1, from + 1 + random.below(reach.longestChange - 1))
  const type = choices.draw(person, from, random)
  const keepsWork = type > 0 && random.next() < 0.5
  const base = person * state.days
  for (let day = from; day <= until; day += 1) {
    const current = state.roster[base + day]!
    rows[0][day] = keepsWork && current > 0 ? current : type
  }
  return takeRow(context, person, from, until)
}

/** Two days of a row change places. */
export const swapDaysOfRow: GridMove = (context) => {
  const { state, random, rows, reach } = context
  const person = random.below(state.problem.people)
  const from = random.below(state.days - 1)
  const until = Math.min(state.days - 1, from + 1 + random.below(reach.widestSwap))
  const base = person * state.days
  if (state.roster[base + from] === state.roster[base + until]) return false
  for (let day = from; day <= until; day += 1) rows[0][day] = state.roster[base + day]!
  rows[0][from] = state.roster[base + until]!
  rows[0][until] = state.roster[base + from]!
  return takeRow(context, person, from, until)
}

/** A stretch of a row moves by a day, earlier or later; the day it meets goes to the other end. */
export const slideDays: GridMove = (context) => {
  const { state, random, rows, reach } = context
  const person = random.below(state.problem.people)
  const from = random.below(state.days - 1)
  const until = Math.min(state.days - 1, from + 1 + random.below(reach.longestSlide - 1))
  const base = person * state.days
  const later = random.next() < 0.5
  for (let day = from; day <= until; day += 1) {
    const source = later ? (day === from ? until : day - 1) : day === until ? from : day + 1
    rows[0][day] = state.roster[base + source]!
  }
  return takeRow(context, person, from, until)
}
