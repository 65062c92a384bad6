import type { AvailabilityKind } from '../labour_code/availability.ts'
import type { GroupRights, LabourLimits, NightHours, WorkSystem } from '../labour_code/limits.ts'
import type { PlanPay } from '../labour_code/plan/plan_prices.ts'
import type { WorkBreak } from '../labour_code/planned_work.ts'
import type { RuleSettings } from '../labour_code/rule.ts'
import type { Day, Period } from '../time/time.ts'
import type { PersonContract, PersonHistory } from './contract_rules/contract.ts'
import type { Catalogue, Demand, ShiftWish, SkillMix } from './demand/demand.ts'

/**
 * Everything the roster kernel may know: already scoped to one organisation, and only ids, never names.
 * The contract is versioned; a stored problem keeps its version with it.
 */
export type RosterProblem = {
  readonly version: 2
  /** `repair`: as few people as possible get another plan than they have; left out: `plan`. */
  readonly mode?: 'plan' | 'repair'
  /** The days that are planned; `until` is exclusive. */
  readonly from: Day
  readonly until: Day
  /** IANA zone whose midnights bound days and weeks. */
  readonly zone: string
  readonly people: readonly RosterPerson[]
  /** The shifts to decide. */
  readonly shifts: readonly RosterShift[]
  /** Demand that becomes shifts first; left out: `shifts` are all there is to fill. */
  readonly demand?: Demand
  /** What such shifts may look like. */
  readonly catalogue?: Catalogue
  readonly shiftWishes?: readonly ShiftWish[]
  readonly skillMix?: readonly SkillMix[]
  /** Work that stays as it is: kept and locked shifts, and what lies 28 days before and 7 days after the planned days. */
  readonly fixed: readonly FixedWork[]
  /** Leave and other absences. */
  readonly absences: readonly PersonPeriod[]
  readonly availability: readonly DeclaredAvailability[]
  /** Public holidays, for fair shares and for rates. */
  readonly holidays: readonly Day[]
  /** When locations close; a shift that lasts until then is shared fairly. Left out: none does. */
  readonly closings?: readonly ClosingTime[]
  /** Limits and severities shared by many people. */
  readonly ruleSets: readonly RuleSet[]
  readonly goals: RosterGoals
  /**
   * What people are paid, as the costs shown have it; it then decides what a plan costs instead of `rates`, which only
   * say how much a unit of it weighs. Left out like `rates`.
   */
  readonly pay?: PlanPay
  /** Any 32-bit integer; the same seed and iteration limit give the same answer. */
  readonly seed: number
  /** Wall-clock limit: it may only stop the search earlier. */
  readonly budgetMs: number
  /** null: only the budget stops the search. */
  readonly iterationLimit: number | null
}

export type RosterPerson = {
  readonly id: string
  /** Positions this person is qualified for. */
  readonly positionIds: readonly string[]
  /** What else a skill mix may ask for, such as first aid; left out: none. */
  readonly tagIds?: readonly string[]
  readonly locationIds: readonly string[]
  /** Contracted hours of the planned days as a part of full time, before absences, 0 < fte <= 1. */
  readonly fte: number
  readonly workSystem: WorkSystem
  /** Contracts by first day, when more than one holds around the planned days; the first also holds before its day. */
  readonly terms?: readonly {
    readonly from: Day
    readonly workSystem: WorkSystem
    readonly dailyMaxMinutes: number | null
  }[]
  /** Lets the weekly rest shrink when the shift type changes (Poland, art. 133 § 2). */
  readonly shiftWorker: boolean
  readonly employedFrom: Day | null
  /** Exclusive. */
  readonly employedUntil: Day | null
  readonly ruleSetId: string
  /** Personal daily limit that wins over the work system's, e.g. 420 for a recognised disability. */
  readonly dailyMaxMinutes: number | null
  /** Other limits of their own, the strictest of what is agreed and what the law grants; left out: the law's. */
  readonly weeklyMaxMinutes?: number | null
  readonly dailyRestMinutes?: number | null
  readonly weeklyRestMinutes?: number | null
  /** Left out: they may. */
  readonly mayWorkNights?: boolean
  /** The night they may not work in, where it is not the company's. */
  readonly ownNight?: NightHours | null
  /** Neither may they work in the company's night. */
  readonly alsoCompanyNight?: boolean
  readonly mayDoStrenuousWork?: boolean
  /** What the law grants their groups besides; left out: nothing. */
  readonly rights?: GroupRights
  /** Most minutes a week at a position, by its id. */
  readonly positionWeekMinutes?: Readonly<Record<string, number>>
  /** What is owed and allowed; usually one entry for the planned days or for the settlement period. */
  readonly periods: readonly AgreedHours[]
  /** Hard limits of whole settlement periods, which then count for rules instead of those of `periods`. */
  readonly periodLimits?: readonly {
    readonly from: Day
    readonly until: Day
    readonly maximumMinutes: number | null
    readonly maximumDays: number | null
    readonly overtimeFromMinutes?: number
  }[]
  /** Overtime of the year of `until`, up to that day and including it; left out: none that is known. */
  readonly overtimeWorked?: { readonly until: Day; readonly minutes: number } | null
  /** What is agreed about days, runs, weekends and kinds of shifts; left out: nothing. */
  readonly contract?: PersonContract
  readonly history?: PersonHistory
  /** Unpopular work of the time before, which fair shares make good; left out: none. */
  readonly carriedOver?: CarriedOver
  /** Absent for everyone if the requesting user may not see cost. */
  readonly rates?: PersonRates
}

/** What a person carried beyond a fair part before the planned days, in whole shifts; below 0 for less than that. */
export type CarriedOver = {
  readonly nights: number
  /** Weekend days. */
  readonly weekends: number
  readonly holidays: number
  /** Shifts that last until a location closes; left out: none. */
  readonly closings?: number
  /** Preferred times without work, beyond the median share of them; left out: none. */
  readonly wishesRefused?: number
}

/** `at` is the instant until which the location is open on that day, which may be on the next one. */
export type ClosingTime = { readonly locationId: string; readonly day: Day; readonly at: number }

/** Hours agreed for the days `[from, until)`; fixed and newly given work both count towards them. */
export type AgreedHours = {
  readonly from: Day
  readonly until: Day
  readonly normMinutes: number
  readonly minimumMinutes: number | null
  /** Hard upper limit of the period; null: none. */
  readonly maximumMinutes: number | null
}

/** Minor units per hour of work, by the kind of day the shift starts on; null falls back to `weekday`. */
export type PersonRates = {
  readonly weekday: number
  readonly saturday: number | null
  readonly sunday: number | null
  readonly holiday: number | null
}

/** Work at a place: instants, and the wall-clock day it belongs to whole. */
export type RosterWork = Period & {
  readonly id: string
  readonly locationId: string
  readonly positionId: string | null
  /** Elapsed minutes less unpaid breaks. */
  readonly workMinutes: number
  readonly day: Day
  readonly zone: string
  /** Planned breaks; left out: unknown, and then the rule of breaks is silent. */
  readonly breaks?: readonly WorkBreak[]
  /** Whether the position is included in working hours; left out: it is. */
  readonly counts?: boolean
  /** Whether the position is dangerous or strenuous; left out: it is not. */
  readonly strenuous?: boolean
  /** Whether harmful factors at the position exceed what is allowed; left out: they do not. */
  readonly harmful?: boolean
  /** Whether it is paid by the hour; left out: it is. Delegations are paid otherwise. */
  readonly paid?: boolean
  /** The catalogue shift it is one of; left out: none. */
  readonly shiftTypeId?: string
}
export type RosterShift = RosterWork & {
  /** Its assignee now; the search may give it to another person or leave it unassigned. */
  readonly currentPersonId: string | null
}
export type FixedWork = RosterWork & { readonly personId: string }

export type PersonPeriod = Period & { readonly personId: string }

/**
 * What a person said about a time. `unavailable` forbids work that overlaps it; on a day with any `available`,
 * work must lie inside the `available` and `preferred` times of that day; `preferred` alone only attracts.
 */
export type DeclaredAvailability = PersonPeriod & {
  readonly kind: AvailabilityKind
  /** How much a `preferred` time counts beside others, above 0; left out: 1. */
  readonly weight?: number
}

export type RuleSet = {
  readonly id: string
  readonly limits: LabourLimits
  readonly settings: RuleSettings
  /** First day of a settlement period; its weeks count from there when the law says so. null: the planned days' first. */
  readonly settlementFrom: Day | null
  /** Exclusive end of that settlement period; weeks that do not fit into it are not checked. */
  readonly settlementUntil: Day | null
  /** Holidays of this law over the months the planned days touch; left out: unknown, and monthly overtime is not judged. */
  readonly holidays?: readonly Day[]
}

/** Weights 0 (does not matter) to 100. */
export type RosterGoals = {
  readonly coverage: number
  readonly fairness: number
  readonly preferences: number
  readonly stability: number
  readonly cost: number
}
