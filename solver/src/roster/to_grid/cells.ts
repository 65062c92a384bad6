import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { addDays, daysBetween, daysOf, overlaps, periodOfDays } from '../../time/time.ts'
import { mayStartOn, shiftOn } from '../demand/shift_on.ts'
import { cellIndex, FORBIDDEN, type GridProblem } from '../grid_model/grid_problem.ts'
import type { Model, ModelPerson } from '../model.ts'
import { modelOf } from '../model_of.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import { excessOf } from '../excess.ts'
import { withPlannedWork } from './timelines.ts'
import { keptShift, type GridTypes, type KeptDay } from './grid_types.ts'
import { wishWeights } from '../wish_weights.ts'

type Cells = Pick<GridProblem, 'people' | 'days' | 'types' | 'cellCost'>

/** Every type on every day as a shift that a person could have, with its place in the core model. */
export type PossibleShift = { readonly day: number; readonly type: number; readonly shift: RosterShift }

/** The shifts that counts ask for, one for each type and day they name. */
export function possibleShifts(problem: RosterProblem, types: GridTypes): PossibleShift[] {
  const { from, until, zone, demand } = problem
  const days = daysOf(from, until)
  const shifts = new Map<string, PossibleShift>()
  for (const { day, shiftTypeId, locationId, positionId } of demand?.counts ?? []) {
    const type = types.typeAt(shiftTypeId, locationId, positionId)
    const known = types.list[type - 1]!
    if (!('shift' in known) || !days.includes(day) || !mayStartOn(known.shift, day)) continue
    const id = `${day} ${type}`
    const shift = shiftOn(known.shift, day, { locationId, positionId }, zone, id)
    shifts.set(id, { day: daysBetween(from, day), type, shift })
  }
  return [...shifts.values()]
}

/** Forbids what is not wanted, what a person may not have beside what stays, and everything else where work stays. */
export function forbidCells(
  cells: Cells,
  problem: RosterProblem,
  types: GridTypes,
  kept: readonly KeptDay[]
): void {
  for (let person = 0; person < cells.people; person += 1) {
    for (let day = 0; day < cells.days; day += 1) {
      for (let type = 1; type <= cells.types; type += 1) {
        cells.cellCost[cellIndex(cells as GridProblem, person, day, type)] = FORBIDDEN
      }
    }
  }
  const possible = possibleShifts(problem, types)
  const byId = new Map(possible.map((one) => [one.shift.id, one]))
  const model = modelOf({ ...problem, shifts: possible.map(({ shift }) => shift), skillMix: [] })
  model.people.forEach((person, p) => allowFor(cells, model, person, p, byId))
  for (const stays of kept) {
    const own = keptShift(stays, types.typeAt) || types.keptType(stays.minutes)
    for (let type = 0; type <= cells.types; type += 1) {
      const cost = type === own ? 0 : FORBIDDEN
      cells.cellCost[cellIndex(cells as GridProblem, stays.person, stays.day, type)] = cost
    }
  }
}

/** Rules of a contract that a single day can break; its runs, weekends and sums are the core model's own. */
const aboutADay: ReadonlySet<string> = new Set(['contract_day_minutes', 'contract_least_day_minutes'])

function allowFor(
  cells: Cells,
  { allowed, shifts }: Model,
  person: ModelPerson,
  p: number,
  byId: ReadonlyMap<string, PossibleShift>
): void {
  const rules = person.blocking.filter(({ id }) => !id.startsWith('contract_') || aboutADay.has(id))
  const before = rules.map((rule) => excessOf(rule, person, person.fixed))
  const holds = (work: PlannedWork): boolean => {
    const after = withPlannedWork(person.fixed, [work])
    return rules.every((rule, r) => excessOf(rule, person, after) <= before[r]! + 1e-6)
  }
  shifts.forEach(({ id }, s) => {
    const { day, type } = byId.get(id)!
    if (!allowed[p * shifts.length + s] || !holds(person.planned[s]!)) return
    cells.cellCost[cellIndex(cells as GridProblem, p, day, type)] = 0
  })
}

/** Adds what wishes about catalogue shifts and preferred times within a day cost where they are not met. */
export function addWishes(cells: Cells, problem: RosterProblem, types: GridTypes): void {
  const personOf = new Map(problem.people.map(({ id }, index) => [id, index]))
  const add = (person: number, day: number, type: number, weight: number): void => {
    const cell = cellIndex(cells as GridProblem, person, day, type)
    if (cells.cellCost[cell] !== FORBIDDEN) cells.cellCost[cell]! += weight
  }
  const addWhere = (
    personId: string,
    day: number,
    weight: number,
    misses: (type: number) => boolean
  ): void => {
    const person = personOf.get(personId)
    if (person === undefined || day < 0 || day >= cells.days) return
    for (let type = 0; type <= cells.types; type += 1) if (misses(type)) add(person, day, type, weight)
  }
  const isShift = (type: number, shiftTypeId: string | null): boolean => {
    const known = types.list[type - 1]
    return (
      known !== undefined && (shiftTypeId === null || ('shift' in known && known.shift.id === shiftTypeId))
    )
  }
  for (const { personId, day, shiftTypeId, kind, weight } of problem.shiftWishes ?? []) {
    const at = daysBetween(problem.from, day)
    addWhere(personId, at, weight, (type) => isShift(type, shiftTypeId) === (kind === 'off'))
  }
  const weightOf = wishWeights(problem)
  for (const wish of problem.availability.filter(({ kind }) => kind === 'preferred')) {
    const day = daysOf(problem.from, problem.until).findIndex((one) => {
      const whole = periodOfDays(one, addDays(one, 1), problem.zone)
      return wish.start >= whole.start && wish.end <= whole.end
    })
    const place = { locationId: '', positionId: null }
    addWhere(wish.personId, day, weightOf(wish), (type) => {
      const known = types.list[type - 1]
      if (known === undefined || !('shift' in known)) return known === undefined
      return !overlaps(shiftOn(known.shift, addDays(problem.from, day), place, problem.zone, ''), wish)
    })
  }
}
