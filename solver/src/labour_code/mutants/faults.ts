import type { PersonFacts, Rule, RuleId, Scan } from '../rule.ts'

/** Makes a rule wrong in one way. The original is left as it is. */
type Fault = (rule: Rule) => Rule

const MINUTE_MS = 60_000

/** A rule whose scan is wrapped. */
const scanning =
  (wrap: (scan: Scan, rule: Rule) => Scan): Fault =>
  (rule) => ({ ...rule, scan: wrap(rule.scan, rule) })

/** Ways in which a rule can be wrong and still look right at a glance. */
export const faults = {
  'finds nothing': scanning(() => () => undefined),

  'overlooks a breach by one': scanning(
    (scan, { sense }) =>
      (work, person, limits, calendar, report) =>
        scan(work, person, limits, calendar, (first, last, actual, limit, start, end) => {
          const beyond = sense === 'at_most' ? actual - limit : limit - actual
          if (beyond > 1) report(first, last, actual, limit, start, end)
        })
  ),

  'is stricter by a minute': scanning(
    (scan) => (work, person, limits, calendar, report) =>
      scan(
        work.map((item) => ({ ...item, end: item.end + MINUTE_MS })),
        person,
        { ...limits, toleranceMinutes: limits.toleranceMinutes - 1 },
        calendar,
        report
      )
  ),

  'tells of the first breach only': scanning((scan) => (work, person, limits, calendar, report) => {
    let isFirst = true
    scan(work, person, limits, calendar, (...breach) => {
      if (isFirst) report(...breach)
      isFirst = false
    })
  }),

  'takes everybody for the same': scanning(
    (scan) => (work, person, limits, calendar, report) =>
      scan(work, anybody(person), limits, calendar, report)
  ),

  'forgets the work before': scanning(
    (scan) => (work, person, limits, calendar, report) =>
      scan(work.slice(1), person, limits, calendar, (first, last, ...rest) =>
        report(first + 1, last + 1, ...rest)
      )
  ),
} satisfies Record<string, Fault>
export type FaultName = keyof typeof faults

/** A person of whom nothing particular is known. */
const anybody = ({ id, positionIds, locationIds }: PersonFacts): PersonFacts => ({
  id,
  positionIds: new Set([...positionIds, 'baker']),
  locationIds: new Set([...locationIds, 'bakery']),
  workSystem: 'BASIC',
  shiftWorker: false,
  dailyMaxMinutes: null,
  employed: { start: -Infinity, end: Infinity },
  absences: [],
  daysAway: [],
  unavailable: [],
  periodLimits: [],
})

/** Where a fault is none, and why. */
export const harmless: Partial<Record<FaultName, Partial<Record<RuleId, string>>>> = {
  'is stricter by a minute': {
    qualification: 'does not measure time',
    location: 'does not measure time',
    forbidden_work: 'does not measure time',
    weekend_system: 'does not measure time',
    business_trip: 'does not measure time',
    short_week: 'does not measure time',
    settlement_length: 'does not measure time',
  },
  'tells of the first breach only': {
    period_average: 'a case has one period',
    continuous_average: 'a case has one period',
    night_average: 'a case has one period',
    overtime_year: 'a case has one period',
    settlement_length: 'a case has one period',
    period_hours: 'a case has one period',
    period_days: 'a case has one period',
  },
  'takes everybody for the same': {
    overlap: 'no one can be in two places',
    day_break: 'breaks hang on the shift alone',
    weekly_hours: 'the law decides',
  },
}
