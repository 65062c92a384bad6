import { daysBetween, daysOf } from '../../time/time.ts'
import { dayNumberOf, isWeekend, weekOf } from '../contract_rules/contract_context.ts'
import type { GridDemand, GridProblem } from '../grid_model/grid_problem.ts'
import type { RosterProblem } from '../problem.ts'
import { addWishes, forbidCells, possibleShifts } from './cells.ts'
import { gridTypesOf, type GridTypes } from './grid_types.ts'
import { keptDaysOf } from './kept_days.ts'
import { historiesOf, rulesOf } from './rules.ts'
import { successionsOf } from './successions.ts'

/** The core model of a problem of counts, and what its types stand for. */
export type Counted = { readonly grid: GridProblem; readonly types: GridTypes }

/** The core model has a byte for each day of a person. */
const MOST_TYPES = 255

/**
 * Turns counts of catalogue shifts into the core model, on which the portfolio searches. It never forbids a plan that
 * contracts and labour code allow, so bounds stay true; what it does not carry (weeks, weekly rest, personal rests, caps
 * over several places) is repaired in the finished plan.
 * @throws when there are more types than the core model has numbers for
 */
export function toGrid(problem: RosterProblem, name = 'counts'): Counted {
  const kept = keptDaysOf(problem)
  const types = gridTypesOf(problem, kept)
  if (types.list.length > MOST_TYPES) throw new Error(`More than ${MOST_TYPES} types of shifts and places.`)
  const days = daysBetween(problem.from, problem.until)
  const { people } = problem
  const weekends = weekendsOf(problem)
  const width = types.list.length + 1
  const grid: GridProblem = {
    name,
    people: people.length,
    days,
    types: types.list.length,
    typeMinutes: Int32Array.from([
      0,
      ...types.list.map((type) => ('shift' in type ? type.shift.workMinutes : type.keptMinutes)),
    ]),
    typeKind: Uint8Array.from([0, ...types.kindOf]),
    kinds: types.kinds.length,
    forbiddenNext: successionsOf(problem, types, possibleShifts(problem, types)),
    cellCost: new Int32Array(people.length * days * width),
    demand: demandOf(problem, types, days),
    weekendOf: weekends,
    weekends: Math.max(-1, ...weekends) + 1,
    rules: rulesOf(people, problem, types),
    history: historiesOf(problem, types),
    labels: { people: people.map(({ id }) => id), types: ['', ...types.list.map(labelOf)] },
  }
  forbidCells(grid, problem, types, kept)
  addWishes(grid, problem, types)
  return { grid, types }
}

const labelOf = (type: GridTypes['list'][number]): string =>
  'shift' in type
    ? [type.shift.id, type.locationId, type.positionId ?? ''].join(' ').trim()
    : `${type.keptMinutes}`

/** Numbers of the weekends that planned Saturdays and Sundays belong to, -1 for other days. */
function weekendsOf({ from, until }: RosterProblem): Int16Array {
  const numbers = daysOf(from, until).map(dayNumberOf)
  const weeks = [...new Set(numbers.filter(isWeekend).map(weekOf))]
  return Int16Array.from(numbers, (day) => (isWeekend(day) ? weeks.indexOf(weekOf(day)) : -1))
}

function demandOf({ demand: asked, from }: RosterProblem, types: GridTypes, days: number): GridDemand {
  const width = types.list.length + 1
  const row = (): Int32Array => new Int32Array(days * width)
  const demand = { wanted: row(), under: row(), over: row(), minimum: row() }
  for (const { day, shiftTypeId, locationId, positionId, ...count } of asked?.counts ?? []) {
    const at = daysBetween(from, day)
    if (at < 0 || at >= days) continue
    const cell = at * width + types.typeAt(shiftTypeId, locationId, positionId)
    demand.wanted[cell] = count.wanted
    demand.under[cell] = count.under
    demand.over[cell] = count.over
    demand.minimum[cell] = count.minimum ?? 0
  }
  return demand
}
