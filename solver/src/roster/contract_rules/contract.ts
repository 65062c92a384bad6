/**
 * A window, both ends inclusive; an end left out does not limit. Without a weight it must hold; with one, each unit
 * outside costs that much where plans are priced in counts, and the search of single shifts treats it like a rule that
 * only alerts.
 */
export type ContractLimit = { readonly min?: number; readonly max?: number; readonly weight?: number }

/**
 * What is agreed with a person about the planned days, beside hours and law. Work belongs to the day it starts on; days,
 * weeks (Monday to Sunday) and weekends are those of the planned days. Runs go on from the person's history and into kept
 * work after the last planned day; a run that touches the last planned day is never too short, since it may go on, and
 * one that touches the first is not when nothing is known of the days before.
 */
export type PersonContract = {
  /** Minutes of a day worked. */
  readonly dayMinutes?: ContractLimit
  /** Minutes of a calendar week; `min` only of weeks that are planned whole. */
  readonly weekMinutes?: ContractLimit
  /** Minutes of all planned days. */
  readonly periodMinutes?: ContractLimit
  /** Days worked, those of the history included. */
  readonly daysWorked?: ContractLimit
  /** Consecutive days worked. */
  readonly daysInRow?: ContractLimit
  /** Consecutive days off. */
  readonly daysOffInRow?: ContractLimit
  /** Weekends with at least one day worked, those of the history included; only `max` is looked at. */
  readonly weekends?: ContractLimit
  /** Both days of a weekend are worked or none is. */
  readonly completeWeekends?: { readonly weight?: number }
  /** Catalogue shifts this person may have; left out: all. Shifts of no type are always allowed. */
  readonly shiftTypeIds?: readonly string[]
  /** Days of a catalogue shift, by its id; only `max` is looked at. */
  readonly shiftTypeCounts?: Readonly<Record<string, ContractLimit>>
  /** Consecutive days of the same kind of catalogue shift, by the kind. */
  readonly kindsInRow?: Readonly<Record<string, ContractLimit>>
}

/**
 * Figures of the days before the first planned one, for callers that know no single works. Left out, runs are read from
 * `fixed` work before the first planned day; without such work nothing is known.
 */
export type PersonHistory = {
  /** Kind of the catalogue shift on the day before the first; null: that day was off. */
  readonly lastKind: string | null
  /** Consecutive days up to that day; `offRun` is 0 or the other two are. */
  readonly kindRun: number
  readonly workRun: number
  readonly offRun: number
  /** Days and weekends that already count towards the contract's. */
  readonly daysWorked: number
  readonly weekends: number
}
