import type { AvailabilityKind } from '../availability.ts'
import type { Day } from '../../time/time.ts'
import type { Verdict } from '../check.ts'
import type { GroupLimits, LabourLimits, ProtectedGroup, WorkSystem } from '../limits.ts'
import type { LawPackId } from '../law_packs.ts'
import type { RuleId, RuleSettings } from '../rule.ts'

/**
 * What is needed to judge the plans of some people over some days, as JSON and with ids only. The server makes it; the
 * check on save and the browser's worker read the same thing, so that they cannot disagree.
 */
export type PlanContext = {
  readonly version: 1
  /** The days that may change, `[from, until)`; verdicts whose works or window touch them are reported. */
  readonly from: Day
  readonly until: Day
  readonly people: readonly PlanPerson[]
  readonly ruleSets: readonly PlanRules[]
  /** Positions that are not included in working hours. */
  readonly uncountedPositionIds: readonly string[]
  /** Positions whose work is dangerous or strenuous. */
  readonly strenuousPositionIds: readonly string[]
  /** Positions where harmful factors exceed what is allowed; left out: none. */
  readonly harmfulPositionIds?: readonly string[]
  /** What these people do besides the entries given next to the context: other days, and other locations. */
  readonly around: readonly PlanEntry[]
  readonly acceptances: readonly Acceptance[]
}

/** Rules shared by everybody under the same law and settings. */
export type PlanRules = {
  readonly id: string
  /** In order of their first days; the first also holds before its day. */
  readonly versions: readonly { readonly validFrom: Day; readonly limits: LabourLimits }[]
  readonly settings: RuleSettings
  /** Whose statutes verdicts name; left out, those of every law. */
  readonly lawPack?: LawPackId
  /** IANA zone whose midnights bound days, weeks and periods. */
  readonly zone: string
  /** Public and company holidays over all settlement periods that the days touch, and six days around them. */
  readonly holidays: readonly Day[]
  /** Settlement periods that touch the days, in order, `[from, until)`. */
  readonly settlementPeriods: readonly { readonly from: Day; readonly until: Day }[]
  /** What a day of leave without a planned shift takes off the period's hours, full time. */
  readonly leaveDayMinutes: number
  /** Working days of a normal week, from Monday on; left out: five. */
  readonly weekDays?: number
}

export type PlanPerson = {
  readonly id: string
  readonly ruleSetId: string
  readonly positionIds: readonly string[]
  readonly locationIds: readonly string[]
  /** By first day; none: the person may work at any time under the basic system. */
  readonly contracts: readonly {
    readonly from: Day
    /** Exclusive; null: open. */
    readonly until: Day | null
    readonly workSystem: WorkSystem
    readonly fte: number
    /** Full-time norm of a day where the person's is shorter; it is what a day of leave takes. null, left out: the rules'. */
    readonly dayNormMinutes?: number | null
    readonly dailyMaxMinutes: number | null
  }[]
  /** Per settlement period, before absences are taken off: what the calendar or the contract asks for. */
  readonly periods: readonly {
    readonly from: Day
    readonly until: Day
    readonly normMinutes: number
    readonly normDays: number
    /** What full time has, where the person has less: what is beyond it is overtime. */
    readonly fullMinutes?: number
  }[]
  /** Overtime of the year of `until`, up to that day and including it; null, left out: none that is known. */
  readonly overtimeWorked?: { readonly until: Day; readonly minutes: number } | null
  /** Groups over all the days; what they mean is in the limits of the law. */
  readonly groups: readonly ProtectedGroup[]
  /** The same without saying why, and by days: what a reader who may not know of health or age is given instead. */
  readonly protections?: readonly (GroupLimits & {
    readonly from: Day | null
    /** Exclusive. */
    readonly until: Day | null
  })[]
  readonly shiftWorker: boolean
  /** Personal limits; the strictest of these, the group's and the law's counts. null: none of their own. */
  readonly dailyMaxMinutes: number | null
  readonly weeklyMaxMinutes: number | null
  readonly dailyRestMinutes: number | null
  readonly weeklyRestMinutes: number | null
  /** ISO weekdays of the person's weekly rest; left out, null: the company's. */
  readonly restWeekdays?: readonly number[] | null
  /** Most minutes a week at a position, by its id. */
  readonly positionWeekMinutes: Readonly<Record<string, number>>
}

/** A row of the schedule as the rules see it; entries of the product's wire and of its database have this shape. */
export type PlanEntry = {
  readonly id: string
  /** Shift 0, holiday 1, delegation 2, other 3, partial holiday 4, partial delegation 5, partial other 6, absence 7, availability 8. */
  readonly type: number
  readonly employeeId: string | null
  /** null: a location the reader may not know. */
  readonly locationId: string | null
  readonly positionId: string | null
  readonly day: Day
  readonly zone: string
  /** ISO instants, half-open. */
  readonly startsAt: string
  readonly endsAt: string
  readonly fullDay: boolean
  /** Elapsed minutes less unpaid breaks. */
  readonly workMinutes: number
  readonly breaks: readonly {
    readonly start: string | null
    readonly minutes: number
    readonly paid: boolean
  }[]
  readonly availability: AvailabilityKind | null
  /** On an absence: minutes of work that were planned in it when it was entered, whatever became of the shifts. */
  readonly heldMinutes?: number
  /** Only `removed` matters: staff still see it, planners took it away. */
  readonly state?: string
}

/** An override of a breach. It holds while the breach is no worse and the same works cause it. */
export type Acceptance = {
  readonly id: string
  readonly ruleId: RuleId
  readonly personId: string
  readonly shiftIds: readonly string[]
  /** How far beyond the limit was accepted, in the rule's unit. */
  readonly breach: number
  readonly reason: string
  readonly byName: string
  /** ISO instant. */
  readonly at: string
}

/** A verdict of a plan, with the acceptance that covers it. */
export type PlanVerdict = Verdict & { readonly acceptanceId: string | null }

/** Entries taken away by id and entries put in; a moved or edited entry is both. */
export type PlanChange = { readonly remove?: readonly string[]; readonly add?: readonly PlanEntry[] }

/** What a change does to the verdicts of the people it touches. */
export type PlanEffect = {
  /** Verdicts that are new or worse; what was as wrong before is not among them. */
  readonly worse: readonly PlanVerdict[]
  /** Verdicts that go away or grow smaller. */
  readonly better: readonly PlanVerdict[]
}
