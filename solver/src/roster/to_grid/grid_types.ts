import type { CatalogueShift } from '../demand/demand.ts'
import type { FixedWork, RosterProblem } from '../problem.ts'

/** A type of work of the core model: a catalogue shift at a location for a position, or work that stays as it is. */
type GridType =
  | {
      readonly shift: CatalogueShift
      readonly locationId: string
      readonly positionId: string | null
    }
  | { readonly keptMinutes: number }

export type GridTypes = {
  /** Type `t` of the core model is entry `t - 1`. */
  readonly list: readonly GridType[]
  /** Names of kinds; kind `k` of the core model is entry `k - 1`. Work that stays and is no catalogue shift is the kind ''. */
  readonly kinds: readonly string[]
  /** Kind of each entry of `list`, from 1. */
  readonly kindOf: readonly number[]
  /** The type a catalogue shift has at a place, 0 for none. */
  readonly typeAt: (shiftTypeId: string, locationId: string, positionId: string | null) => number
  readonly keptType: (minutes: number) => number
}

/** What the counts of a problem ask for, and the work that stays, as types. */
export function gridTypesOf(problem: RosterProblem, kept: readonly KeptDay[]): GridTypes {
  const shifts = new Map(problem.catalogue?.shiftTypes?.map((shift) => [shift.id, shift]))
  const list: GridType[] = []
  const numbers = new Map<string, number>()
  const add = (key: string, type: GridType): void => {
    if (!numbers.has(key)) numbers.set(key, list.push(type))
  }
  for (const { shiftTypeId, locationId, positionId } of problem.demand?.counts ?? []) {
    const shift = shifts.get(shiftTypeId)
    if (!shift) throw new Error(`The catalogue has no shift '${shiftTypeId}'.`)
    add(placeKey(shiftTypeId, locationId, positionId), { shift, locationId, positionId })
  }
  const typeAt: GridTypes['typeAt'] = (...place) => numbers.get(placeKey(...place)) ?? 0
  for (const day of kept) {
    if (keptShift(day, typeAt) === 0) add(keptKey(day.minutes), { keptMinutes: day.minutes })
  }
  const names = list.map((type) => kindName(type, problem))
  const kinds = [...new Set(names)]
  return {
    list,
    kinds,
    kindOf: names.map((name) => kinds.indexOf(name) + 1),
    typeAt,
    keptType: (minutes) => numbers.get(keptKey(minutes)) ?? 0,
  }
}

const placeKey = (...place: readonly (string | null)[]): string => JSON.stringify(place)
const keptKey = (minutes: number): string => `${minutes}`

/**
 * Where no one's runs of a kind are limited, each catalogue shift is a kind of its own: its successors are known best
 * then.
 */
function kindName(type: GridType, { people }: RosterProblem): string {
  if ('keptMinutes' in type) return ''
  const byKind = people.some(({ contract, history }) => contract?.kindsInRow || history)
  return byKind ? (type.shift.kind ?? type.shift.id) : type.shift.id
}

/** All work of a person that stays on one planned day. */
export type KeptDay = {
  readonly person: number
  /** Counted from the first planned day. */
  readonly day: number
  readonly minutes: number
  readonly works: readonly FixedWork[]
}

/** The type of a day that stays and is one catalogue shift the counts know, 0 otherwise. */
export function keptShift({ works }: KeptDay, typeAt: GridTypes['typeAt']): number {
  const [work, ...others] = works
  if (!work || others.length > 0 || work.shiftTypeId === undefined) return 0
  return typeAt(work.shiftTypeId, work.locationId, work.positionId)
}
