import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursOf } from '../cases/language.ts'
import type { RuleId } from '../rule.ts'
import { dayAway, onlyRules, planContext, planPerson, planRules, shift } from '../testing/plan.ts'
import type { PlanContext, PlanEntry, PlanVerdict } from './plan_context.ts'
import { planJudge } from './plan_judge.ts'

const text = ({ ruleId, actual, limit, unit }: PlanVerdict): string =>
  unit === 'minute' ? `${ruleId} ${hoursOf(actual)}/${hoursOf(limit)}` : `${ruleId} ${actual}/${limit}`
const reported = (verdicts: readonly PlanVerdict[]): string[] => verdicts.map(text)
const shifts = (...texts: string[]): PlanEntry[] => texts.map((one) => shift(one))
/** What one rule says of these shifts. */
const judged = (rule: RuleId, entries: PlanEntry[], context: Partial<PlanContext> = {}): string[] =>
  reported(
    planJudge(
      planContext({ ruleSets: [planRules({ settings: onlyRules(rule) })], ...context }),
      entries
    ).verdicts()
  )
const ann = (changes: Parameters<typeof planPerson>[0]) => ({ people: [planPerson(changes)] })
const days = (from: number, until: number, hours = '8-16'): PlanEntry[] =>
  Array.from({ length: until - from + 1 }, (_, i) =>
    shift(`2026-11-${String(from + i).padStart(2, '0')} ${hours}`)
  )

test('a good week has no verdict', () =>
  assert.deepEqual(planJudge(planContext(), shifts('mon 8-16 +15', 'tue 8-16 +15')).verdicts(), []))

test('a verdict of a plan names the statutes of the law it is judged by', () => {
  const basisUnder = (lawPack?: 'PL' | 'VN') => {
    const ruleSets = [planRules({ settings: onlyRules('day_break'), ...(lawPack && { lawPack }) })]
    return planJudge(planContext({ ruleSets }), shifts('mon 8-16 +0')).verdicts()[0]?.basis
  }
  assert.equal(basisUnder('PL'), 'KP art. 134')
  assert.equal(basisUnder('VN'), 'Labour Code 45/2019/QH14 art. 109')
  assert.match(basisUnder()!, /KP.*Labour Code.*Directive/)
})

test('people under different contracts in one month are judged by the day', () => {
  const contracts = [
    { from: '2026-11-01', until: '2026-11-16', workSystem: 'BASIC' as const, fte: 1, dailyMaxMinutes: null },
    { from: '2026-11-16', until: null, workSystem: 'EQUIV12' as const, fte: 1, dailyMaxMinutes: null },
  ]
  const long = shifts('2026-11-09 8-20', '2026-11-16 8-20', '2026-11-23 8-20:01')
  assert.deepEqual(judged('daily_hours', long, ann({ contracts })), [
    'daily_hours 12:00/8:00',
    'daily_hours 12:01/12:00',
  ])
})
test('no one works before, between and after contracts', () => {
  const contract = { workSystem: 'BASIC' as const, fte: 1, dailyMaxMinutes: null }
  const contracts = [
    { from: '2026-11-03', until: '2026-11-05', ...contract },
    { from: '2026-11-05', until: '2026-11-10', ...contract },
    { from: '2026-11-17', until: '2026-11-18', ...contract },
  ]
  const work = shifts(
    '2026-11-02 22-6',
    '2026-11-04 22-6',
    '2026-11-09 20-4',
    '2026-11-16 20-4',
    '2026-11-18 0-1'
  )
  assert.deepEqual(judged('employment', work, ann({ contracts })), [
    'employment 2:00/0:00',
    'employment 4:00/0:00',
    'employment 4:00/0:00',
    'employment 1:00/0:00',
  ])
})
test('a law that changes inside the days holds from its day on', () => {
  const [old] = planRules().versions
  const versions = [old!, { validFrom: '2026-11-10', limits: { ...old!.limits, dailyRestMinutes: 720 } }]
  const ruleSets = [planRules({ versions, settings: onlyRules('daily_rest') })]
  const nights = shifts('2026-11-03 9-21:30', '2026-11-04 9-10', '2026-11-12 9-21:30', '2026-11-13 9-10')
  assert.deepEqual(judged('daily_rest', nights, { ruleSets }), ['daily_rest 11:30/12:00'])
})
test('each settlement period has its own weeks and its own hours', () => {
  const settlementPeriods = [
    { from: '2026-10-15', until: '2026-11-12' },
    { from: '2026-11-12', until: '2026-12-10' },
  ]
  const ruleSets = [planRules({ settlementPeriods, settings: onlyRules('weekly_hours', 'period_hours') })]
  const periods = settlementPeriods.map((period) => ({ ...period, normMinutes: 3000, normDays: 99 }))
  const week = days(12, 18)
  assert.deepEqual(judged('weekly_hours', week, { ruleSets, ...ann({ periods }) }), [
    'weekly_hours 56:00/48:00',
    'period_hours 56:00/50:00',
  ])
  // Seven days over the boundary of two periods are two incomplete parts of two weeks, and share their hours.
  assert.deepEqual(judged('weekly_hours', days(8, 14), { ruleSets, ...ann({ periods }) }), [])
})
test('a settlement period that began before the days is reported once, with the work before', () => {
  const settlementPeriods = [{ from: '2026-10-01', until: '2027-01-01' }]
  const ruleSets = [planRules({ settlementPeriods, settings: onlyRules('period_hours') })]
  const periods = [{ ...settlementPeriods[0]!, normMinutes: 900, normDays: 99 }]
  const contracts = [
    { from: '2026-01-01', until: '2026-11-20', workSystem: 'BASIC' as const, fte: 1, dailyMaxMinutes: null },
    { from: '2026-11-20', until: null, workSystem: 'EQUIV12' as const, fte: 1, dailyMaxMinutes: null },
  ]
  assert.deepEqual(
    judged('period_hours', shifts('2026-10-05 8-16', '2026-11-25 8-16'), {
      ruleSets,
      ...ann({ periods, contracts }),
    }),
    ['period_hours 16:00/15:00']
  )
})
test('what lies on other days is not reported', () =>
  assert.deepEqual(judged('daily_hours', shifts('2026-10-28 8-18', '2026-12-03 8-18')), []))
test('a rest after the days is reported when a work in them cuts it short', () =>
  assert.deepEqual(judged('daily_rest', shifts('2026-11-30 14-22', '2026-12-01 6-14')), [
    'daily_rest 8:00/11:00',
  ]))
test('a week before the days is reported when a work in them cuts its rest short', () => {
  const context = { from: '2026-11-22', until: '2026-11-23', ...ann({ weeklyRestMinutes: 2880 }) }
  const week = days(15, 20)
  assert.deepEqual(judged('weekly_rest', [...week, ...days(22, 22)], context), ['weekly_rest 40:00/48:00'])
  assert.deepEqual(judged('weekly_rest', [...week, ...days(22, 22, '16-22')], context), [])
})
test('the fourth Sunday counts those before the days and is reported after them', () => {
  const context = { from: '2026-11-22', until: '2026-11-23' }
  const sundays = shifts('2026-11-08 8-16', '2026-11-15 8-16', '2026-11-22 8-16', '2026-11-29 8-16')
  assert.deepEqual(judged('fourth_sunday', sundays, context), ['fourth_sunday 4/3'])
})

test('and by the contract that holds on it', () => {
  const contract = { fte: 1, dailyMaxMinutes: null }
  const contracts = [
    { ...contract, from: '2026-01-01', until: '2026-11-25', workSystem: 'BASIC' as const },
    { ...contract, from: '2026-11-25', until: null, workSystem: 'WEEKEND' as const },
  ]
  const context = { from: '2026-11-22', until: '2026-11-23', ...ann({ contracts }) }
  const sundays = shifts('2026-11-08 8-16', '2026-11-15 8-16', '2026-11-22 8-16', '2026-11-29 8-16')
  assert.deepEqual(judged('fourth_sunday', sundays, context), [])
})

test('the strictest limit counts: own, of the contract, of the group, of the law', () => {
  const long = shifts('mon 8-15:30')
  const daily = (changes: Parameters<typeof planPerson>[0]) => judged('daily_hours', long, ann(changes))
  assert.deepEqual(daily({}), [])
  assert.deepEqual(daily({ dailyMaxMinutes: 430 }), ['daily_hours 7:30/7:10'])
  assert.deepEqual(daily({ groups: ['disabled'] }), ['daily_hours 7:30/7:00'])
  assert.deepEqual(daily({ groups: ['disabled'], dailyMaxMinutes: 430 }), ['daily_hours 7:30/7:00'])
  assert.deepEqual(judged('daily_hours', shifts('mon 8-18'), ann({ dailyMaxMinutes: 540 })), [
    'daily_hours 10:00/8:00',
  ])
  const contracts = [
    { from: '2026-01-01', until: null, workSystem: 'BASIC' as const, fte: 1, dailyMaxMinutes: 360 },
  ]
  assert.deepEqual(daily({ contracts }), ['daily_hours 7:30/6:00'])
  assert.deepEqual(judged('daily_rest', shifts('mon 8-19', 'tue 7-9'), ann({ groups: ['minor'] })), [
    'daily_rest 12:00/14:00',
  ])
})
const nothing = { weeklyMaxMinutes: null, dailyRestMinutes: null, weeklyRestMinutes: null }
const free = { mayWorkNights: true, mayDoStrenuousWork: true }
test('a protection without a reason holds on its days', () => {
  const protections = [{ ...nothing, ...free, from: null, until: '2026-11-10', dailyMaxMinutes: 360 }]
  const work = shifts('2026-11-09 8-16', '2026-11-10 8-16')
  assert.deepEqual(judged('daily_hours', work, ann({ protections })), ['daily_hours 8:00/6:00'])
})

test('rights hold on the days of their group', () => {
  const rights = { managesWorkplace: true }
  const own = { ...nothing, ...free, dailyMaxMinutes: null, rights }
  const work = shifts('2026-11-09 8-0', '2026-11-10 8-0', '2026-11-11 8-16')
  const rests = (from: string | null, until: string | null) =>
    judged('daily_rest', work, ann({ protections: [{ ...own, from, until }] }))
  assert.deepEqual(rests(null, null), [])
  assert.deepEqual(rests('2026-11-09', '2026-11-11'), [])
  assert.deepEqual(rests('2026-11-10', null), ['daily_rest 8:00/11:00'])
  assert.deepEqual(rests(null, '2026-11-10'), ['daily_rest 8:00/11:00'])
})

test('absences forbid work, partial ones go with it', () => {
  const work = shift('mon 8-16')
  for (const type of [1, 3, 7])
    assert.deepEqual(judged('absence', [work, dayAway('2026-11-02', { type })]), ['absence 8:00/0:00'])
  for (const type of [4, 6, 8])
    assert.deepEqual(judged('absence', [work, dayAway('2026-11-02', { type })]), [], `type ${type}`)
})
test('delegations are work', () =>
  assert.deepEqual(judged('overlap', [shift('mon 8-16'), shift('mon 12-14', { type: 5 })]), [
    'overlap 2:00/0:00',
  ]))
test('declared times: outside the free ones, inside the blocked ones', () => {
  const said = (kind: PlanEntry['availability']) =>
    shift('mon 8-12', { id: 'said', type: 8, availability: kind })
  assert.deepEqual(judged('availability', [shift('mon 10-14'), said('unavailable')]), [
    'availability 2:00/0:00',
  ])
  assert.deepEqual(judged('availability', [shift('mon 10-14'), said('available')]), [
    'availability 2:00/0:00',
  ])
  assert.deepEqual(judged('availability', [shift('mon 10-14'), said('preferred')]), [])
})
test('a location the reader may not know is not judged', () => {
  assert.deepEqual(judged('location', [shift('mon 8-16', { locationId: 'shop' })]), ['location 1/0'])
  assert.deepEqual(judged('location', [shift('mon 8-16', { locationId: null })]), [])
})
test('work outside working hours does not count, but it takes place', () => {
  const context = { uncountedPositionIds: ['baker'] }
  assert.deepEqual(judged('daily_hours', shifts('mon 8-20'), context), [])
  assert.deepEqual(judged('overlap', shifts('mon 8-20', 'mon 19-21'), context), ['overlap 1:00/0:00'])
})
test('breaks are those of the shift, placed on its clock, on the next day after midnight', () => {
  const vietnam = planRules(
    { settings: onlyRules('day_break') },
    {
      breaks: {
        steps: [{ fromMinutes: 360, inclusive: true, minutes: 30, nightMinutes: 45 }],
        paidOnly: false,
        singleBlock: true,
        nightWorkMinutes: 180,
      },
    }
  )
  const night = (mark: string) => judged('day_break', shifts(`mon 22-6 ${mark}`), { ruleSets: [vietnam] })
  assert.deepEqual(night('+45@02:00'), [])
  assert.deepEqual(night('+45@22:00'), ['day_break 0:00/0:45'])
  assert.deepEqual(night('+45'), [])
})
test('a removed entry is not there', () =>
  assert.deepEqual(judged('overlap', [shift('mon 8-16'), shift('mon 8-15', { state: 'removed' })]), []))
test('people of another rule set are judged by theirs', () => {
  const ruleSets = [
    planRules({ settings: onlyRules('daily_rest') }),
    planRules({ id: 'none', settings: onlyRules() }),
  ]
  const people = [planPerson(), planPerson({ id: 'bob', ruleSetId: 'none' })]
  const work = ['ann', 'bob'].flatMap((employeeId) =>
    ['mon 14-22', 'tue 6-14'].map((one) => shift(one, { id: `${employeeId} ${one}`, employeeId }))
  )
  const verdicts = planJudge(planContext({ ruleSets, people }), work).verdicts()
  assert.deepEqual(
    verdicts.map(({ personId, ruleId }) => [personId, ruleId]),
    [['ann', 'daily_rest']]
  )
})
test('a rule set that is missing is reported at once', () =>
  assert.throws(() => planJudge(planContext({ ruleSets: [] }), []), /Maybe the context was cut/))
