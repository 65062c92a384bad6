import type { WorkBreak } from '../../labour_code/planned_work.ts'
import type { ClockTime, Day, Period } from '../../time/time.ts'

/** Demand that is not yet shifts: counts of catalogue shifts, or headcount by interval. */
export type Demand = {
  readonly counts?: readonly ShiftCount[]
  readonly headcount?: readonly HeadcountRow[]
}

/**
 * People wanted in a catalogue shift on a day. Fewer than `minimum` breaks a hard rule; each person below `wanted` costs
 * `under`, each above `over`. What no count names is not wanted, and no one is planned for it.
 */
export type ShiftCount = {
  readonly day: Day
  readonly shiftTypeId: string
  readonly locationId: string
  readonly positionId: string | null
  readonly wanted: number
  /** Left out: 0. */
  readonly minimum?: number
  readonly under: number
  readonly over: number
}

/** People needed in each slot at a location and position, from midnight of the first planned day on. */
export type HeadcountRow = {
  readonly locationId: string
  readonly positionId: string | null
  readonly slotMinutes: 15 | 30 | 60
  /** A whole number of persons for each slot of the wall clock; at most as many slots as the planned days have. */
  readonly people: readonly number[]
}

/** What shifts may look like. */
export type Catalogue = {
  readonly shiftTypes?: readonly CatalogueShift[]
  /** Shifts of any length on a grid of starts; a position without rules of its own gets those of `null`. */
  readonly shapes?: readonly ShiftShape[]
}

/** A shift with a fixed place in the day. */
export type CatalogueShift = {
  readonly id: string
  /** Wall clock of the problem's zone. */
  readonly start: ClockTime
  /** From start to end on the wall clock, breaks included, at most 1440. */
  readonly lengthMinutes: number
  /** Elapsed minutes less unpaid breaks. */
  readonly workMinutes: number
  /** ISO weekdays it may start on; left out: all. */
  readonly weekdays?: readonly number[]
  /** What runs of the same kind look at, e.g. one for all nights; left out: its id. */
  readonly kind?: string
  /** Kinds that may not stand on the day after it, beside what the labour code forbids. */
  readonly notNextDay?: readonly string[]
  readonly breaks?: readonly WorkBreak[]
}

/** Shifts to be cut from a headcount. All minutes are multiples of the rows' slots. */
export type ShiftShape = {
  readonly positionId: string | null
  readonly minimumMinutes: number
  readonly maximumMinutes: number
  /** Shifts start at multiples of this from midnight. */
  readonly startEveryMinutes: number
  /** By rising length; left out: no breaks. */
  readonly breakRules?: readonly {
    readonly fromLengthMinutes: number
    readonly breaks: readonly {
      readonly minutes: number
      readonly paid: boolean
      /** Minutes after the shift's start between which it may begin. */
      readonly earliest: number
      readonly latest: number
    }[]
  }[]
}

/**
 * At least `minimum` people with a qualification among those at work: at every moment of an interval at a location, or
 * in a group of shifts. Soft: each missing person-minute weighs `weight` hundredths of an unfilled minute; with counts
 * it costs `weight`, in the unit of their prices.
 */
export type SkillMix = {
  readonly id: string
  /** Who counts: people qualified for this position, or with this tag; both given: with both. */
  readonly positionId?: string
  readonly tagId?: string
  /** Only people at work in this position are looked at; left out: everyone at work. */
  readonly workPositionId?: string
  readonly minimum: number
  /** 0 to 100. */
  readonly weight: number
} & (
  | (Period & { readonly locationId: string })
  /** Missing people count for the longest of these shifts. */
  | { readonly shiftIds: readonly string[] }
)

/** A person's preference about a catalogue shift on a day; not met, it costs `weight`. Only with counts. */
export type ShiftWish = {
  readonly personId: string
  readonly day: Day
  /** null: any shift at all. */
  readonly shiftTypeId: string | null
  /** `on`: wants just that shift; `off`: wants not to have it. */
  readonly kind: 'on' | 'off'
  readonly weight: number
}
