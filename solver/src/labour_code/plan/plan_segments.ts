import { addDays, instantOf, type Day, type Period } from '../../time/time.ts'
import { calendarOf, sundaysAroundDays, type RuleCalendar } from '../calendar.ts'
import { joinedProtection, personalLimitsOf } from '../limit_changes.ts'
import type { GroupLimits, LabourLimits, WorkSystem } from '../limits.ts'
import type { PlanContext, PlanPerson, PlanRules } from './plan_context.ts'

/** Full weeks and working days that touch the planned days begin at most this long before them. */
const DAYS_BEFORE = 8

type Contract = PlanPerson['contracts'][number]

/**
 * A stretch of a person's time under one contract, one version of the law and one settlement period. A verdict belongs
 * to the segment its window starts in.
 */
export type Segment = {
  /** Instants; the first begins at -Infinity, the last ends at Infinity. */
  readonly window: Period
  readonly limits: LabourLimits
  readonly calendar: RuleCalendar
  readonly workSystem: WorkSystem
  readonly contractDailyMaxMinutes: number | null
  readonly employedFrom: Day | null
  readonly employedUntil: Day | null
  readonly protection: GroupLimits
}

/** Calendars of a context, shared by everybody whose segments are alike. */
export type Calendars = Map<string, RuleCalendar>

/** A person's segments in order; together they cover all time. */
export function segmentsOf(
  context: PlanContext,
  person: PlanPerson,
  rules: PlanRules,
  calendars: Calendars
): Segment[] {
  const around = Math.max(...rules.versions.map(({ limits }) => sundaysAroundDays(limits)))
  const [first, end] = [addDays(context.from, -DAYS_BEFORE), addDays(context.until, around + 1)]
  const runs = employmentsOf(person.contracts)
  const all = [first, ...boundariesOf(person, rules, first, end)].map((day) =>
    factsOn(day, person, rules, runs)
  )
  const facts = all.filter((one, index) => index === 0 || !isSame(one, all[index - 1]!))
  return facts.map((one, index) => {
    const [start, next] = [index === 0 ? null : one.day, facts[index + 1]?.day ?? null]
    const window = {
      start: start === null ? -Infinity : instantOf(start, '00:00', rules.zone),
      end: next === null ? Infinity : instantOf(next, '00:00', rules.zone),
    }
    const until = earlier(context.until, next ?? context.until)
    const days = { from: one.day, until: until > one.day ? until : addDays(one.day, 1) }
    const { version, settlement, limits, ...rest } = one
    return { window, limits, calendar: sharedCalendar(rules, version, settlement, days, calendars), ...rest }
  })
}

/** Days after `first` and before `end` on which something about the person or the law begins. */
function boundariesOf(person: PlanPerson, rules: PlanRules, first: Day, end: Day): Day[] {
  const days = [
    ...rules.versions.map(({ validFrom }) => validFrom),
    ...rules.settlementPeriods.flatMap(({ from, until }) => [from, until]),
    ...person.contracts.flatMap(({ from, until }) => [from, until]),
    ...(person.protections ?? []).flatMap(({ from, until }) => [from, until]),
  ]
  return [...new Set(days)].filter((day): day is Day => day !== null && day > first && day < end).sort()
}

type Facts = Omit<Segment, 'window' | 'calendar'> & {
  readonly day: Day
  readonly version: number
  readonly settlement: number
}

/** The limits follow from the version. */
const isSame = (first: Facts, second: Facts): boolean => {
  const [a, b] = [first, second].map(({ day: _, limits: __, ...rest }) => JSON.stringify(rest))
  return a === b
}

function factsOn(day: Day, person: PlanPerson, rules: PlanRules, runs: readonly Employment[]): Facts {
  const version = Math.max(
    0,
    lastIndexFrom(rules.versions, (one) => one.validFrom <= day)
  )
  const { limits } = rules.versions[version]!
  const contract = contractOn(person.contracts, day)
  const employment = runs.find(({ until }) => until === null || until > day) ?? runs.at(-1)
  return {
    day,
    version,
    settlement: Math.max(
      0,
      lastIndexFrom(rules.settlementPeriods, ({ from }) => from <= day)
    ),
    limits,
    workSystem: contract?.workSystem ?? 'BASIC',
    contractDailyMaxMinutes: contract?.dailyMaxMinutes ?? null,
    employedFrom: employment?.from ?? null,
    employedUntil: employment?.until ?? null,
    protection: joinedProtection([
      personalLimitsOf(limits, person.groups),
      ...(person.protections ?? []).filter(
        ({ from, until }) => (from === null || from <= day) && (until === null || until > day)
      ),
    ]),
  }
}

const lastIndexFrom = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.findLastIndex(holds)

/** The contract in force on a day; of several the one that began last. */
export const contractOn = <C extends Pick<Contract, 'from' | 'until'>>(
  contracts: readonly C[],
  day: Day
): C | undefined => contracts.findLast(({ from, until }) => from <= day && (until === null || until > day))

type Employment = { readonly from: Day; readonly until: Day | null }

/** Contracts without a gap between them are one employment. */
function employmentsOf(contracts: readonly Contract[]): Employment[] {
  const runs: Employment[] = []
  for (const { from, until } of contracts) {
    const last = runs.at(-1)
    if (last && (last.until === null || from <= last.until)) {
      const longer = last.until === null || until === null ? null : later(last.until, until)
      runs[runs.length - 1] = { from: last.from, until: longer }
    } else runs.push({ from, until })
  }
  return runs
}

function sharedCalendar(
  { id, zone, versions, settlementPeriods, holidays }: PlanRules,
  version: number,
  settlement: number,
  days: { from: Day; until: Day },
  calendars: Calendars
): RuleCalendar {
  const key = [id, version, settlement, days.from, days.until].join(' ')
  const known = calendars.get(key)
  if (known) return known
  const period = settlementPeriods[settlement]
  const made = calendarOf({
    ...days,
    zone,
    limits: versions[version]!.limits,
    settlementFrom: period?.from ?? null,
    settlementUntil: period?.until ?? null,
    holidays,
  })
  calendars.set(key, made)
  return made
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)
