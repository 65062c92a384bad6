import { test } from '@japa/runner'
import { defaultSettings, lawPacks } from '@shiftloom/solver/labour_code/law_packs'
import type { PlanEntry, PlanPerson, PlanRules } from '@shiftloom/solver/labour_code/plan/plan_context'
import { addDays, instantOf } from '@shiftloom/solver/time'
import { normMinutes } from '#app/labour_code/public/nominal_minutes'
import type { PersonRules } from '#app/labour_code/public/rules_for'
import { agreedHoursOf, contractedShare } from '#app/auto_schedule/snapshot/agreed_hours'
import { employmentGaps, employmentOf } from '#app/auto_schedule/snapshot/employment'
import type { SnapshotEntry } from '#app/auto_schedule/snapshot/scope_entries'
import type { PersonContract } from '#app/auto_schedule/snapshot/scope_people'
import { isAbsence } from '#app/scheduling/public/work_types'

const rules: PersonRules = {
  id: 'PL',
  country: 'PL',
  limits: lawPacks.PL,
  settings: defaultSettings,
  settlementPeriod: { months: 1, startsOn: '2026-01-01' },
  settlementFrom: '2026-10-01',
  settlementUntil: '2026-11-01',
}
const contract = (more: Partial<PersonContract> = {}): PersonContract => ({
  from: '2020-01-01',
  until: null,
  fte: 1,
  agreedMinutesPerMonth: null,
  workSystem: 'BASIC',
  maxDailyMinutes: null,
  ...more,
})
const entry = (day: string, workMinutes: number, type: SnapshotEntry['type'] = 0) =>
  ({ day, type, workMinutes, fullDay: type !== 0 }) as SnapshotEntry
const none = new Set<string>()
const october = { from: '2026-10-01', until: '2026-11-01' }
const week = { from: '2026-10-05', until: '2026-10-12' }
const planRules: PlanRules = {
  ...{ id: 'PL', versions: [], settings: defaultSettings, zone: 'Europe/Warsaw' },
  ...{ holidays: [], settlementPeriods: [], leaveDayMinutes: 480 },
}
const hours = (
  range: typeof week,
  own: SnapshotEntry[] = [],
  contracts = [contract()],
  others: PlanEntry[] = []
) => {
  const months = [october, { from: '2026-11-01', until: '2026-12-01' }]
  const { settlementPeriod: rule, country } = rules
  const periods = [...months, { from: '2026-12-01', until: '2027-01-01' }].map((month) => ({
    ...month,
    normMinutes: normMinutes(month, contracts, { country, holidays: none, rule }),
    normDays: 31,
  }))
  const plan = { contracts, periods } as unknown as PlanPerson
  const entries = own.map(({ day, type, workMinutes }) =>
    isAbsence(type) ? wholeDay(day, type) : workOn(day, workMinutes)
  )
  const positions = { uncounted: new Set(['cleaner']), strenuous: none }
  const planned = { person: plan, rules: planRules, positions, entries: [...entries, ...others] }
  return agreedHoursOf(planned, range, { contracts, rules, holidays: none })
}
const wholeDay = (day: string, type: number) =>
  ({
    ...{ day, type, zone: 'Europe/Warsaw', fullDay: true },
    startsAt: new Date(instantOf(day, '00:00', 'Europe/Warsaw')).toISOString(),
    endsAt: new Date(instantOf(addDays(day, 1), '00:00', 'Europe/Warsaw')).toISOString(),
  }) as PlanEntry
const workOn = (day: string, workMinutes: number, clock = '08:00', positionId: string | null = null) => {
  const start = instantOf(day, clock, 'Europe/Warsaw')
  return {
    ...{ day, type: 0, zone: 'Europe/Warsaw', fullDay: false, workMinutes, positionId, breaks: [] },
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + workMinutes * 60_000).toISOString(),
  } as unknown as PlanEntry
}

test.group('Agreed hours of the planned days', () => {
  test('a whole month owes its norm, which is also the limit', ({ assert }) => {
    // 22 working days.
    assert.deepEqual(hours(october), [
      { ...october, normMinutes: 22 * 480, minimumMinutes: null, maximumMinutes: 22 * 480 },
    ])
  })

  test('a week owes its share; what is planned in the rest of the month counts towards the limit', ({
    assert,
  }) => {
    const worked = [entry('2026-10-01', 480), entry('2026-10-02', 480), entry('2026-10-20', 600)]
    const [only] = hours(week, worked)
    assert.deepEqual([only!.from, only!.until, only!.normMinutes], [week.from, week.until, 5 * 480])
    assert.equal(only!.maximumMinutes, 22 * 480 - 480 - 480 - 600)
  })

  test('hours missing or extra before are made good up to a quarter', ({ assert }) => {
    assert.equal(hours(week, [entry('2026-10-01', 480)])[0]!.normMinutes, 5 * 480 + 480)
    assert.equal(hours(week)[0]!.normMinutes, 5 * 480 * 1.25)
    const much = [entry('2026-10-01', 1_440), entry('2026-10-02', 1_440)]
    assert.equal(hours(week, much)[0]!.normMinutes, 5 * 480 * 0.75)
  })

  test('whom the law grants a shorter day owes less, and a day of leave takes as much', ({ assert }) => {
    const shorter = [contract({ dayNormMinutes: 420 })]
    assert.equal(hours(october, [], shorter)[0]!.normMinutes, 22 * 420)
    assert.equal(hours(october, [entry('2026-10-07', 0, 1)], shorter)[0]!.normMinutes, 21 * 420)
  })

  test('a day of leave takes the hours planned for it, twelve of an equivalent system', ({ assert }) => {
    const planned = [entry('2026-10-07', 720), entry('2026-10-07', 0, 1)]
    assert.equal(hours(october, planned)[0]!.normMinutes, 22 * 480 - 720)
    assert.equal(hours(october, [entry('2026-10-10', 0, 1)])[0]!.normMinutes, 22 * 480)
    const onSaturday = [entry('2026-10-10', 600), entry('2026-10-10', 0, 1)]
    assert.equal(hours(october, onSaturday)[0]!.normMinutes, 22 * 480 - 600)
  })

  test('leave takes the hours it holds once the shift has made way', ({ assert }) => {
    const away = { ...wholeDay('2026-10-07', 1), heldMinutes: 720 }
    const [only] = hours(october, [], [contract()], [away])
    assert.deepEqual([only!.normMinutes, only!.maximumMinutes], [22 * 480 - 720, 22 * 480 - 720])
  })

  test('work counts as the judge counts it: cut at midnight, and not outside working hours', ({ assert }) => {
    const night = workOn('2026-10-31', 480, '22:00')
    const cleaning = workOn('2026-10-20', 480, '08:00', 'cleaner')
    const [only] = hours(week, [], [contract()], [night, cleaning])
    // The autumn change was a week before: two of eight hours lie in October.
    assert.equal(only!.maximumMinutes, 22 * 480 - 120)
  })

  test('leave owes nothing, part-timers owe their part', ({ assert }) => {
    const worked = [entry('2026-10-01', 480), entry('2026-10-02', 480)]
    assert.equal(hours(week, [...worked, entry('2026-10-06', 0, 1)])[0]!.normMinutes, 4 * 480)
    const half = [entry('2026-10-01', 240), entry('2026-10-02', 240), entry('2026-10-06', 0, 7)]
    assert.equal(hours(week, half, [contract({ fte: 0.5 })])[0]!.normMinutes, 4 * 240)
  })

  test('two months are balanced apart, a few days of one together with the other', ({ assert }) => {
    const both = hours({ from: '2026-10-01', until: '2026-12-01' })
    assert.deepEqual(
      both.map(({ from, until }) => [from, until]),
      [
        ['2026-10-01', '2026-11-01'],
        ['2026-11-01', '2026-12-01'],
      ]
    )
    const turn = hours({ from: '2026-11-30', until: '2026-12-07' })
    assert.deepEqual(
      turn.map(({ from, until }) => [from, until]),
      [['2026-11-30', '2026-12-07']]
    )
  })

  test('people without a contract on record owe nothing and may be planned at any time', ({ assert }) => {
    assert.deepEqual(hours(week, [], []), [])
    assert.containsSubset(employmentOf([], week), { fte: 1, employedFrom: null, employedUntil: null })
  })
})

test.group('The contracted share of full time in the planned days', () => {
  const shareOf = (range: typeof week, ...contracts: PersonContract[]) =>
    contractedShare(range, { contracts, rules, holidays: none })

  test('is the part of the contract, a shorter day by law and hours agreed for the month included', ({
    assert,
  }) => {
    assert.equal(shareOf(week, contract({ fte: 0.75 })), 0.75)
    assert.equal(shareOf(october, contract({ dayNormMinutes: 420 })), 0.875)
    assert.equal(shareOf(october, contract({ agreedMinutesPerMonth: 88 * 60 })), 0.5)
    assert.equal(shareOf(october, contract({ agreedMinutesPerMonth: 200 * 60 })), 1)
  })

  test('is that of all contracts in the days together', ({ assert }) => {
    const half = contract({ until: '2026-10-07', fte: 0.5 })
    // Two days at half time and three at full time.
    assert.equal(shareOf(week, half, contract({ from: '2026-10-07' })), 0.8)
    assert.equal(shareOf(week, contract({ from: '2026-10-08' })), 0.4)
  })

  test('is unknown where nothing is contracted', ({ assert }) => {
    assert.isNull(shareOf(week))
    assert.isNull(shareOf(week, contract({ until: '2026-10-01' })))
    assert.isNull(shareOf({ from: '2026-10-10', until: '2026-10-12' }, contract()))
  })
})

test.group('Employment in the planned days', () => {
  test('runs over contracts, and no one is planned between two of them', ({ assert }) => {
    const contracts = [
      contract({ from: '2026-01-01', until: '2026-10-06', fte: 0.5 }),
      contract({ from: '2026-10-09', until: '2027-01-01' }),
    ]
    assert.containsSubset(employmentOf(contracts, week), {
      fte: 0.5,
      employedFrom: '2026-01-01',
      employedUntil: '2027-01-01',
    })
    assert.deepEqual(employmentGaps(contracts, week), [{ from: '2026-10-06', until: '2026-10-09' }])
  })

  test('that ended before is listed with its end', ({ assert }) => {
    const ended = [contract({ until: '2026-09-01' })]
    assert.equal(employmentOf(ended, week).employedUntil, '2026-09-01')
    assert.equal(employmentOf([contract()], week).employedUntil, null)
  })
})
