import type { ModelPerson } from '../model.ts'
import { modelOf } from '../model_of.ts'
import type { RosterProblem } from '../problem.ts'
import { excessOf } from '../excess.ts'
import type { PossibleShift } from './cells.ts'
import type { GridTypes } from './grid_types.ts'

/**
 * Kinds that may not stand on the day after one another: those the catalogue names, and those that the labour code
 * refuses to everybody on every pair of days. What it refuses only to some, or on some days, is found in the finished
 * plan: the core model never forbids a lawful roster.
 */
export function successionsOf(
  problem: RosterProblem,
  types: GridTypes,
  possible: readonly PossibleShift[]
): Uint8Array {
  const width = types.kinds.length + 1
  const forbidden = new Uint8Array(width * width)
  const free = new Uint8Array(width * width)
  const { people, shifts } = modelOf({ ...problem, shifts: possible.map(({ shift }) => shift), skillMix: [] })
  const placeOf = new Map(shifts.map(({ id }, s) => [id, s]))
  const byDay = Map.groupBy(possible, ({ day }) => day)
  for (const { day, type, shift } of possible) {
    for (const next of byDay.get(day + 1) ?? []) {
      const pair = types.kindOf[type - 1]! * width + types.kindOf[next.type - 1]!
      if (free[pair] === 1) continue
      const [a, b] = [placeOf.get(shift.id)!, placeOf.get(next.shift.id)!]
      if (people.some((person) => holdsBoth(person, a, b))) free[pair] = 1
      else forbidden[pair] = 1
    }
  }
  free.forEach((isFree, pair) => isFree && (forbidden[pair] = 0))
  addNamed(types, forbidden, width)
  return forbidden
}

function holdsBoth(person: ModelPerson, a: number, b: number): boolean {
  const [first, second] = [person.planned[a]!, person.planned[b]!]
  return person.blocking.every(
    (rule) =>
      rule.id.startsWith('contract_') ||
      excessOf(rule, person, [first, second]) <=
        excessOf(rule, person, [first]) + excessOf(rule, person, [second]) + 1e-6
  )
}

function addNamed({ list, kinds, kindOf }: GridTypes, forbidden: Uint8Array, width: number): void {
  const named = (of: string): number[] =>
    list.flatMap((type, index) => {
      const matches =
        'shift' in type && [type.shift.kind, type.shift.id, kinds[kindOf[index]! - 1]].includes(of)
      return matches ? [kindOf[index]!] : []
    })
  list.forEach((type, index) => {
    if (!('shift' in type)) return
    for (const next of type.shift.notNextDay ?? []) {
      for (const kind of named(next)) forbidden[kindOf[index]! * width + kind] = 1
    }
  })
}
