/**
 * What the column methods know of a roster: people, days and shift types as whole numbers in typed arrays.
 *
 * Type 0 is a day off. A cell is `day * width + type`, with `width` = number of shift types + 1.
 */
export type ColumnProblem = {
  readonly days: number
  /** Number of shift types + 1. */
  readonly width: number
  /** Working time of each type, in units of `unitMinutes`; `units[0]` is 0. */
  readonly units: Int32Array
  /** 1 at `before * width + after` where the second may be worked on the day after the first. */
  readonly follows: Uint8Array
  /** Number of the weekend a day belongs to, or -1. */
  readonly weekendOf: Int32Array
  readonly people: readonly PersonRow[]
  /** Per cell: how many people are wanted, what each missing and each surplus one costs. */
  readonly required: Int32Array
  readonly under: Int32Array
  readonly over: Int32Array
  /** Per cell: heads a roster must have, at most as many as wanted; each one below costs `shortWeight` more. */
  readonly minimum: Int32Array
  readonly shortWeight: number
}

/** One person's own rules and wishes. All limits are hard; wishes are costs. */
export type PersonRow = {
  /** Per cell: 1 where the person may have that type (or day off, type 0) that day. */
  readonly allowed: Uint8Array
  /** Per cell: cost of the wishes broken by it. */
  readonly cost: Int32Array
  readonly minUnits: number
  readonly maxUnits: number
  /** Days worked in a row. */
  readonly maxRun: number
  /** The shortest run of days worked; a run that touches the last day (or an unknown past) may be shorter. */
  readonly minRun: number
  /** The shortest run of days off, with the same exceptions. */
  readonly minOff: number
  readonly maxWeekends: number
  /** Per type: how many of it at most. */
  readonly caps: Int32Array
  readonly start: RowStart
  /** Narrower limits on the way, for rows that spread their totals over the days; left out: none. */
  readonly pace?: Pace
}

/** What a row may have had before each day, up to the end: `days + 1` entries each. */
export type Pace = {
  readonly leastUnits: Int32Array
  readonly mostUnits: Int32Array
  readonly mostWeekends: Int32Array
}

/** How the past bears on the first days. */
export type RowStart = {
  /** How many days off a row must begin with at least if it begins with one; null where the first day must be worked. */
  readonly offBefore: number | null
  /** Limits of the run a row begins with, counted within the days; null where the first day must be off. */
  readonly run: { readonly min: number; readonly max: number; readonly after: number } | null
}

/** Nothing is known of the days before: runs at the first day may be of any length down to one. */
export function unknownPast(maxRun: number): RowStart {
  return { offBefore: 0, run: { min: 1, max: maxRun, after: 0 } }
}
