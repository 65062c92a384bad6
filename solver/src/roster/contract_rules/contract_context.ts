import type { PlannedWork } from '../../labour_code/planned_work.ts'
import { daysBetween, type Day } from '../../time/time.ts'
import type { FixedWork, RosterPerson, RosterProblem } from '../problem.ts'
import type { PersonContract, PersonHistory } from './contract.ts'

/** What the rules of one person's contract are made of. Days are counted from 1970, as in `PlannedWork.dayNumber`. */
export type ContractContext = {
  readonly contract: PersonContract
  readonly history: KnownHistory
  /** First planned day, and the day after the last. */
  readonly first: number
  readonly end: number
  readonly types: ShiftTypes
}

/** `known: false`: nothing is known of the days before the first. */
export type KnownHistory = PersonHistory & { readonly known: boolean }

/** The catalogue shift of each work by its id, and the kind of each catalogue shift. */
export type ShiftTypes = {
  readonly typeOf: ReadonlyMap<string, string>
  readonly kindOf: (typeId: string) => string
}

export const dayNumberOf = (day: Day): number => daysBetween('1970-01-01', day)

const WEEK = 7
/** 1 January 1970 was a Thursday. */
const THURSDAY = 3
/** Number of the calendar week of a day. */
export const weekOf = (dayNumber: number): number => Math.floor((dayNumber + THURSDAY) / WEEK)
/** 0 for Monday to 6. */
export const weekdayIndex = (dayNumber: number): number => (dayNumber + THURSDAY) % WEEK
export const isWeekend = (dayNumber: number): boolean => weekdayIndex(dayNumber) >= 5

export const isPlanned = ({ dayNumber }: PlannedWork, { first, end }: ContractContext): boolean =>
  dayNumber >= first && dayNumber < end

export function shiftTypesOf({ shifts, fixed, catalogue }: RosterProblem): ShiftTypes {
  const kinds = new Map(catalogue?.shiftTypes?.map(({ id, kind = id }) => [id, kind]))
  return {
    typeOf: new Map(
      [...shifts, ...fixed].flatMap(({ id, shiftTypeId }) => (shiftTypeId ? [[id, shiftTypeId]] : []))
    ),
    kindOf: (typeId) => kinds.get(typeId) ?? typeId,
  }
}

const nothingKnown: KnownHistory = {
  known: false,
  lastKind: null,
  kindRun: 0,
  workRun: 0,
  offRun: 0,
  daysWorked: 0,
  weekends: 0,
}

/** The history given, else what the work kept before the first planned day tells. */
export function historyOf(
  person: RosterPerson,
  fixed: readonly FixedWork[],
  { from }: Pick<RosterProblem, 'from'>,
  types: ShiftTypes
): KnownHistory {
  if (person.history) return { ...person.history, known: true }
  const first = dayNumberOf(from)
  const kinds = new Map<number, string>()
  for (const { id, day } of fixed) {
    const typeId = types.typeOf.get(id)
    if (day < from) kinds.set(dayNumberOf(day), typeId === undefined ? '' : types.kindOf(typeId))
  }
  if (kinds.size === 0) return nothingKnown
  const lastKind = kinds.get(first - 1) ?? null
  let workRun = 0
  while (kinds.has(first - 1 - workRun)) workRun += 1
  let kindRun = 0
  while (lastKind !== null && kinds.get(first - 1 - kindRun) === lastKind) kindRun += 1
  const offRun = first - 1 - Math.max(...kinds.keys())
  return { ...nothingKnown, known: true, lastKind, kindRun, workRun, offRun }
}
