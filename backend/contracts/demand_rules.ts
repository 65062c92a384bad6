import type { ForecastChoice } from './demand_forecasts.ts'
import type { OpeningHours } from './organisation.ts'
import type { ClockTime, Day } from './schedule.ts'

/** Of a rule, in characters. */
export const ruleNameLength = 80
/** Steps of one table, and rules of one location. */
export const mostSteps = 50
export const mostRules = 300
/** People one rule may ask for at once. */
export const mostPeople = 1_000
/** Minutes before opening and after closing that belong to the work. */
export const longestBuffer = 240

/** `people` from `from` units an hour on, below `until`; the last step has no end. */
export type RuleStep = { from: number; until: number | null; people: number }

/** Kinds that turn a metric into work, and kinds of work that no metric asks for. */
export const metricWorkKinds = ['linear', 'range', 'service_time', 'erlang_c'] as const
export const taskWorkKinds = ['fixed', 'task'] as const
export const ruleWorkKinds = [...metricWorkKinds, ...taskWorkKinds] as const
export type RuleWorkKind = (typeof ruleWorkKinds)[number]

export type RuleWork =
  /** One person handles so many units in an hour. */
  | { kind: 'linear'; unitsPerPersonHour: number }
  /** A table of people by units an hour. */
  | { kind: 'range'; steps: RuleStep[] }
  /** Every unit takes so long; `utilisation`, 0 to 1, is the busy share of a person that is aimed at. */
  | { kind: 'service_time'; secondsPerUnit: number; utilisation: number }
  /** A queue answered in time, by Erlang's C formula; shares are 0 to 1. */
  | {
      kind: 'erlang_c'
      handlingSeconds: number
      serviceLevel: number
      answerSeconds: number
      maximumOccupancy: number
      shrinkage: number
    }
  /** At its own time, by people of its own; weekdays 1 Monday to 7 Sunday. */
  | { kind: 'fixed'; people: number; start: ClockTime; durationMinutes: number; weekdays: number[] }
  /** Some time between two clock times, by people with time to spare where there are any. */
  | {
      kind: 'task'
      people: number
      from: ClockTime
      /** Not later than `from` means the next day. */
      until: ClockTime
      durationMinutes: number
      /** In small parts in between other work, instead of in one piece. */
      spread: boolean
      weekdays: number[]
    }

/** What one version of a rule says. */
export type RuleBody = {
  work: RuleWork
  /** People needed while open even without demand. */
  minimum: number
  /** Most people this rule may ask for. */
  maximum: number | null
  /** Null: while the location is open. */
  hours: OpeningHours[] | null
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
}

/** A position that does a part of the rule's work, 0 to 1. */
export type RuleConnection = { positionId: string; share: number }

/** One state of a rule, never changed again unless it is the draft. */
export type RuleVersion = {
  id: string
  /** Counts from 1 for each rule. */
  number: number
  /** The first day it holds; null for the draft, which holds on no day. */
  validFrom: Day | null
  name: string
  body: RuleBody
  connections: RuleConnection[]
  savedAt: string
  /** Null when the account is deleted. */
  savedBy: { name: string; surname: string } | null
}

/** A rule of a location with all that holds on some day from today on. */
export type DemandRule = {
  id: string
  /** Raised by every change; sent back with the next one. */
  version: number
  locationId: string
  /** The metric it goes by, for good; null for work that no metric asks for. */
  metricId: string | null
  draft: RuleVersion | null
  /** By day: those that hold in the days asked for, and later ones. */
  versions: RuleVersion[]
}

export const combinations = ['sum', 'maximum'] as const
/** `sum`: work of all rules together, rounded once. `maximum`: the rule that asks for most decides. */
export type Combination = (typeof combinations)[number]

/** How the rules of one position at one location go together. */
export type PositionDemand = {
  positionId: string
  /** 0 until it is stored for the first time. */
  version: number
  combination: Combination
  /** Averages each rule's work over three quarter hours before rounding. */
  smoothed: boolean
}

/** A metric as the rules screen needs it. */
type RuleMetric = { id: string; name: string; dataType: 'COUNT' | 'DECIMAL' | 'CURRENCY' }

export type RulePosition = PositionDemand & {
  name: string
  color: number
  /** Whether the schedule offers it; if not, it needs no one where no shift of it is left. */
  visible: boolean
  /** People of the location who have the position. */
  staff: number
  /** Most people at once, whatever the rules ask for. */
  mostPeople: number | null
  /** Mean pay of an hour of those people, in minor units; only for users who may see what shifts cost. */
  hourlyMinor?: number | null
}

/** GET /api/demand/locations/:locationId/rules. */
export type RulesOfLocation = {
  location: {
    id: string
    name: string
    /** IANA zone. */
    zone: string
    /** Today on its wall clock. */
    today: Day
    workingHours: OpeningHours[]
    hoursExceptions: { day: Day; hours: { opens: ClockTime; closes: ClockTime }[] }[]
  }
  positions: RulePosition[]
  metrics: RuleMetric[]
  rules: DemandRule[]
  /** ISO 4217; only for users who may see what shifts cost. */
  currency?: string
}

/** What a change of a rule sends; `validFrom` null keeps it as the draft. */
export type RuleSaving = {
  name: string
  body: RuleBody
  connections: RuleConnection[]
  validFrom: Day | null
}
/** POST /api/demand/locations/:locationId/rules. */
export type RuleCreation = RuleSaving & { metricId: string | null }
/** PUT /api/demand/rules/:id. */
export type RuleChange = RuleSaving & { version: number }
/** POST /api/demand/rules/:id/restorations: an earlier version holds again, as a new one. */
export type RuleRestoration = { version: number; versionId: string; validFrom: Day }
/** PUT /api/demand/locations/:locationId/positions/:positionId. */
export type PositionDemandChange = Pick<PositionDemand, 'version' | 'combination' | 'smoothed'>

/** Days of one answer of the series, at most: three years. */
export const longestSeriesDays = 1_100
/** GET /api/demand/locations/:locationId/series: metrics in quarter hours of the wall clock, from midnight of `from`. */
export type MetricSeries = {
  from: Day
  until: Day
  metrics: {
    metricId: string
    /** Minutes its records are apart: 15, 30, 60 or 1440. A coarser record is spread evenly over its quarters. */
    recordMinutes: number
    /** One a quarter of an hour; null where nothing was recorded. */
    values: (number | null)[]
    /** Days, in these and the four weeks after, that teach nothing about others: events among them. */
    unusual: Day[]
    /** Events on their days: what is expected in proportion to a usual day. */
    factors: { day: Day; factor: number }[]
    /** How it is forecast here, and what people are planned for. */
    choice: ForecastChoice
  }[]
  /** Public holidays and the company's own, in these days and the four weeks after. */
  holidays: Day[]
}
