import { rowCost } from '../grid_model/grid_cost.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import type { ModelPerson } from '../model.ts'
import { modelOf } from '../model_of.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import { beyond } from './own_rules.ts'

export type Repaired = {
  readonly roster: Uint8Array
  /** Shifts taken from a person because a rule forbids them, whether reassigned or left open. */
  readonly dropped: number
}

/** A shift of the plan with its place in the core model. */
type Cell = { readonly shift: number; readonly day: number; readonly type: number }

/**
 * Makes a plan keep every blocking rule of contracts and labour code, beyond what kept work breaks: where one's work
 * breaks one, shift after shift is dropped that helps most, and each is then given to the allowed person at the least
 * cost.
 * @param shifts those of the plan, each with who has it
 */
export function repair(
  problem: RosterProblem,
  grid: GridProblem,
  roster: Uint8Array,
  shifts: readonly RosterShift[],
  placeOf: (shift: RosterShift) => { readonly day: number; readonly type: number }
): Repaired {
  const model = modelOf({ ...problem, shifts, skillMix: [] })
  const given: Cell[][] = model.people.map(() => [])
  model.current.forEach((p, s) => p >= 0 && given[p]!.push({ shift: s, ...placeOf(model.shifts[s]!) }))
  const repaired = roster.slice()
  const open: Cell[] = []
  model.people.forEach((person, p) => {
    const lost = dropped(person, given[p]!)
    for (const cell of lost) repaired[p * grid.days + cell.day] = 0
    given[p] = given[p]!.filter((cell) => !lost.includes(cell))
    open.push(...lost)
  })
  for (const cell of open) {
    const best = bestFor(grid, repaired, cell, (p) => {
      const person = model.people[p]!
      return (
        model.allowed[p * shifts.length + cell.shift] === 1 && breachOf(person, [...given[p]!, cell]) === 0
      )
    })
    if (best < 0) continue
    given[best]!.push(cell)
    repaired[best * grid.days + cell.day] = cell.type
  }
  return { roster: repaired, dropped: open.length }
}

/** The shifts a person has to give up, dropped one by one: each time the one without which least is broken. */
function dropped(person: ModelPerson, given: readonly Cell[]): Cell[] {
  let kept = given
  const lost: Cell[] = []
  while (kept.length > 0 && breachOf(person, kept) > 0) {
    const excess = kept.map((cell) => breachOf(person, without(kept, cell)))
    const worst = kept[excess.indexOf(Math.min(...excess))]!
    lost.push(worst)
    kept = without(kept, worst)
  }
  return lost
}

const without = (cells: readonly Cell[], one: Cell): Cell[] => cells.filter((cell) => cell !== one)

const breachOf = (person: ModelPerson, cells: readonly Cell[]): number =>
  beyond(
    person,
    cells.map(({ shift }) => person.planned[shift]!)
  )

/** Who takes an open shift at the least cost, less than leaving it open costs; -1 for no one. */
function bestFor(
  grid: GridProblem,
  roster: Uint8Array,
  { day, type }: Cell,
  may: (person: number) => boolean
): number {
  let best = -1
  let least = grid.demand.under[day * (grid.types + 1) + type]!
  for (let p = 0; p < grid.people; p += 1) {
    if (roster[p * grid.days + day] !== 0) continue
    const row = roster.slice(p * grid.days, (p + 1) * grid.days)
    const before = rowCost(grid, p, row)
    row[day] = type
    const after = rowCost(grid, p, row)
    if (after.hard > before.hard || after.cost - before.cost >= least || !may(p)) continue
    best = p
    least = after.cost - before.cost
  }
  return best
}
