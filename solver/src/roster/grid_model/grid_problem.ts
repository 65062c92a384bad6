/**
 * The integer core of rostering: people x days x types of work. Both benchmark families and the product's own problem
 * are turned into it, and every search, bound and exact method below works on it alone.
 *
 * A roster is a `Uint8Array(people * days)`, row by row: 0 is a day off, `1..types` a type of work.
 */
export type GridProblem = {
  readonly name: string
  readonly people: number
  readonly days: number
  /** Types of work, without the day off: 1..types. A (shift, skill) pair is a type of its own. */
  readonly types: number
  /** `[types + 1]` working minutes of a type; 0 for the day off. */
  readonly typeMinutes: Int32Array
  /** `[types + 1]` what successions and runs of the same kind look at: 1..kinds, 0 for the day off. */
  readonly typeKind: Uint8Array
  readonly kinds: number
  /** `[(kinds + 1) ** 2]` at `a * (kinds + 1) + b`: 1 when kind b may not stand on the day after kind a, both at work. Always hard. */
  readonly forbiddenNext: Uint8Array
  /** `[people * days * (types + 1)]` cost of a type (0: the day off) for a person on a day, or `FORBIDDEN`. */
  readonly cellCost: Int32Array
  readonly demand: GridDemand
  /** `[days]` number of the weekend a day belongs to, -1 for weekdays. A weekend has at most two days. */
  readonly weekendOf: Int16Array
  readonly weekends: number
  /** By person; people with the same contract share one object. */
  readonly rules: readonly GridRules[]
  /** By person: what lies before the first day. */
  readonly history: readonly GridHistory[]
  /** Names for writers and messages; the methods never look at them. */
  readonly labels: GridLabels
}

/**
 * Heads wanted, `[days * (types + 1)]` at `day * (types + 1) + type`; the entries of type 0 are 0.
 * `c` heads cost `under * max(0, wanted - c) + over * max(0, c - wanted)`; fewer than `minimum` breaks a hard rule.
 */
export type GridDemand = {
  readonly wanted: Int32Array
  readonly under: Int32Array
  readonly over: Int32Array
  readonly minimum: Int32Array
}

/** Weight of a rule that must hold. */
export const HARD = Infinity
/** In `cellCost`: the type must not stand there. */
export const FORBIDDEN = 0x3fffffff

/** A window `[min, max]`, both inclusive; weights per unit outside it, `HARD` or a cost. */
export type Limit = {
  readonly min: number
  readonly max: number
  readonly under: number
  readonly over: number
}

export const noLimit: Limit = { min: 0, max: 0x3fffffff, under: 0, over: 0 }

/**
 * Rules of a row. Runs that touch the last day are exempt from minimum lengths; what touches the first day is
 * prolonged by the history.
 */
export type GridRules = {
  /** Working minutes of the horizon. */
  readonly minutes: Limit
  /** Days worked, `history.assignments` included. */
  readonly assignments: Limit
  /** Consecutive days worked. */
  readonly workRun: Limit
  /** Consecutive days off. */
  readonly offRun: Limit
  /** `[kinds + 1]` consecutive days of the same kind; null: none is limited. */
  readonly kindRun: readonly Limit[] | null
  /** Weekends with at least one day worked, `history.weekends` included. */
  readonly weekends: Limit
  /** Weight of a weekend of two days with just one worked; 0: none. */
  readonly incompleteWeekend: number
  /** `[types + 1]` most days of a type in the horizon. */
  readonly typeMax: Int32Array
  /** Weight of a day beyond `typeMax`. */
  readonly typeMaxWeight: number
}

/**
 * Before the first day. `known: false`: nothing is, so runs that touch the first day are exempt from minimum lengths
 * and start at one for maximum lengths. When known, a run begun before goes on; days beyond a maximum that lie in the
 * past cost nothing, a run too short that ends with the first day costs what is missing.
 */
export type GridHistory = {
  readonly known: boolean
  /** 0 when the day before the first was off. */
  readonly lastKind: number
  /** Consecutive days up to the first one; `offRun` is 0 or the other two are. */
  readonly kindRun: number
  readonly workRun: number
  readonly offRun: number
  readonly assignments: number
  readonly weekends: number
}

export const unknownHistory: GridHistory = {
  known: false,
  lastKind: 0,
  kindRun: 0,
  workRun: 0,
  offRun: 0,
  assignments: 0,
  weekends: 0,
}

type GridLabels = {
  readonly people: readonly string[]
  /** `[types + 1]`, the first is empty. */
  readonly types: readonly string[]
}

/** Where `cellCost` has a person's day and type. */
export function cellIndex({ days, types }: GridProblem, person: number, day: number, type: number): number {
  return (person * days + day) * (types + 1) + type
}
