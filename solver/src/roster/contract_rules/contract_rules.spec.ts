/** Every pattern of days of one person against a judge that reads the pattern as text, limit by limit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarOf } from '../../labour_code/calendar.ts'
import { lawPacks } from '../../labour_code/law_packs.ts'
import { planWork } from '../../labour_code/planned_work.ts'
import { person as facts } from '../../labour_code/testing/timeline.ts'
import { addDays, periodOf } from '../../time/time.ts'
import type { FixedWork } from '../problem.ts'
import { employee } from '../testing/small_problem.ts'
import type { PersonContract, PersonHistory } from './contract.ts'
import type { ContractRuleId } from './contract_rule.ts'
import { contractRulesOf } from './contract_rules.ts'

/** Tuesday to the Monday after next: one whole weekend and a whole week are inside. */
const FROM = '2026-11-03'
const DAYS = 8
const UNTIL = addDays(FROM, DAYS)
const ZONE = 'Europe/Warsaw'
const calendar = calendarOf({
  from: FROM,
  until: UNTIL,
  zone: ZONE,
  limits: lawPacks.PL,
  settlementFrom: null,
  settlementUntil: null,
})

/** e: an early shift of 6 hours, n: a night of 8, anything else is a day off. */
const lengths: Record<string, readonly [string, string, number]> = {
  e: ['06:00', '12:00', 360],
  n: ['22:00', '06:00', 480],
}

/** Work of a pattern, its first letter being `start` days after the first planned day. */
function worksOf(pattern: string, start = 0): FixedWork[] {
  return [...pattern].flatMap((letter, at) => {
    const shape = lengths[letter]
    if (!shape) return []
    const day = addDays(FROM, start + at)
    const period = periodOf(day, shape[0], shape[1], ZONE)
    const place = { locationId: 'bakery', positionId: 'baker', zone: ZONE }
    return [
      { id: `${day}`, ...period, ...place, day, workMinutes: shape[2], personId: 'ann', shiftTypeId: letter },
    ]
  })
}

/** Breaches by rule, as `actual`, of a pattern of the planned days with what lies around it. */
function found(
  contract: PersonContract,
  pattern: string,
  { before = '', after = '', history }: { before?: string; after?: string; history?: PersonHistory } = {}
): Map<string, number[]> {
  const fixed = [...worksOf(before, -before.length), ...worksOf(after, DAYS)]
  const works = [...worksOf(before, -before.length), ...worksOf(pattern), ...worksOf(after, DAYS)]
  const typeOf = new Map(works.map(({ id, shiftTypeId }) => [id, shiftTypeId!]))
  const types = { typeOf, kindOf: (type: string) => (type === 'n' ? 'night' : 'day') }
  const rules = contractRulesOf(
    employee('ann', { contract, ...(history && { history }) }),
    fixed,
    { from: FROM, until: UNTIL },
    types
  )
  const planned = works.map((work) => planWork(work, calendar))
  const breaches = new Map<string, number[]>()
  for (const rule of rules) {
    rule.scan(planned, facts(), lawPacks.PL, calendar, (_first, _last, actual) =>
      breaches.set(rule.id, [...(breaches.get(rule.id) ?? []), actual])
    )
  }
  return breaches
}

const letters = ['.', 'e', 'n']
function* patterns(days: number, of: readonly string[] = letters): Generator<string> {
  if (days === 0) yield ''
  else for (const rest of patterns(days - 1, of)) for (const letter of of) yield letter + rest
}

const minutesOf = (pattern: string): number =>
  [...pattern].reduce((total, letter) => total + (lengths[letter]?.[2] ?? 0), 0)
const runs = (pattern: string, letter: RegExp) =>
  [...pattern.matchAll(letter)].map(({ 0: run, index }) => ({ run: run.length, index }))
const asWork = (pattern: string): string => pattern.replaceAll(/[en]/g, 'w')

type Case = readonly [PersonContract, ContractRuleId, (pattern: string) => number[]]
const over = (values: number[], max: number): number[] => values.filter((value) => value > max)
const under = (values: number[], min: number): number[] => values.filter((value) => value < min)
/** Runs that touch neither end of the planned days. */
const inside = (pattern: string, letter: RegExp): number[] =>
  runs(asWork(pattern), letter)
    .filter(({ run, index }) => index > 0 && index + run < DAYS)
    .map(({ run }) => run)

// Days 4 and 5 are the weekend, day 6 begins the week after.
const cases: readonly Case[] = [
  [{ dayMinutes: { max: 400 } }, 'contract_day_minutes', (p) => over([...p].map(minutesOf), 400)],
  [
    { dayMinutes: { min: 400 } },
    'contract_least_day_minutes',
    (p) => under([...p].map(minutesOf).filter(Boolean), 400),
  ],
  [
    { weekMinutes: { max: 1500 } },
    'contract_week_minutes',
    (p) => over([p.slice(0, 6), p.slice(6)].map(minutesOf), 1500),
  ],
  [{ periodMinutes: { max: 2000 } }, 'contract_period_minutes', (p) => over([minutesOf(p)], 2000)],
  [{ periodMinutes: { min: 2000 } }, 'contract_least_period_minutes', (p) => under([minutesOf(p)], 2000)],
  [{ daysWorked: { max: 4 } }, 'contract_days_worked', (p) => over([asWork(p).split('w').length - 1], 4)],
  [
    { daysWorked: { min: 3 } },
    'contract_least_days_worked',
    (p) => under([asWork(p).split('w').length - 1], 3),
  ],
  [
    { daysInRow: { max: 3 } },
    'contract_days_in_row',
    (p) =>
      over(
        runs(asWork(p), /w+/g).map(({ run }) => run),
        3
      ),
  ],
  [{ daysInRow: { min: 3 } }, 'contract_least_days_in_row', (p) => under(inside(p, /w+/g), 3)],
  [{ daysOffInRow: { min: 3 } }, 'contract_least_days_off', (p) => under(inside(p, /\.+/g), 3)],
  [
    { daysOffInRow: { max: 3 } },
    'contract_most_days_off',
    (p) =>
      over(
        runs(p, /\.+/g).map(({ run }) => run),
        3
      ),
  ],
  [{ weekends: { max: 0 } }, 'contract_weekends', (p) => (p.slice(4, 6) === '..' ? [] : [1])],
  [
    { completeWeekends: {} },
    'contract_complete_weekend',
    (p) => (/^(\.w|w\.)$/.test(asWork(p.slice(4, 6))) ? [1] : []),
  ],
  [
    { shiftTypeIds: ['e'] },
    'contract_shift_types',
    (p) => [...p].filter((letter) => letter === 'n').map(() => 1),
  ],
  [{ shiftTypeCounts: { n: { max: 2 } } }, 'contract_type_count', (p) => over([p.split('n').length - 1], 2)],
  [
    { kindsInRow: { night: { max: 2 } } },
    'contract_type_in_row',
    (p) =>
      over(
        runs(p, /n+/g).map(({ run }) => run),
        2
      ),
  ],
  [
    { kindsInRow: { night: { min: 2 } } },
    'contract_least_type_in_row',
    (p) =>
      under(
        runs(p, /n+/g)
          .filter(({ run, index }) => index > 0 && index + run < DAYS)
          .map(({ run }) => run),
        2
      ),
  ],
]

for (const [contract, id, expected] of cases) {
  test(`${id} finds what the pattern says, in all ${letters.length ** DAYS} patterns`, () => {
    let broken = 0
    for (const pattern of patterns(DAYS)) {
      const breaches = found(contract, pattern).get(id) ?? []
      assert.deepEqual(breaches, expected(pattern), pattern)
      if (breaches.length > 0) broken += 1
    }
    assert.ok(broken > 0)
  })
}

test('a whole week with too few minutes is reported, one planned in part is not', () => {
  const week = { from: '2026-11-02', until: '2026-11-09' }
  const rules = (until: string) =>
    contractRulesOf(
      employee('ann', { contract: { weekMinutes: { min: 600 } } }),
      [],
      { ...week, until },
      {
        typeOf: new Map(),
        kindOf: (type) => type,
      }
    )
  const breaches = (until: string): number => {
    let count = 0
    for (const rule of rules(until)) rule.scan([], facts(), lawPacks.PL, calendar, () => (count += 1))
    return count
  }
  assert.deepEqual([breaches(week.until), breaches('2026-11-08'), breaches('2026-11-16')], [1, 0, 2])
})

test('runs go on from kept work before and into kept work after the planned days', () => {
  const most = { daysInRow: { max: 3 } }
  assert.deepEqual(found(most, 'ee......', { before: '.ee' }).get('contract_days_in_row'), [4])
  assert.equal(found(most, 'ee......', { before: 'ee.' }).size, 0)
  assert.deepEqual(found(most, '......ee', { after: 'ee' }).get('contract_days_in_row'), [4])
  assert.equal(found(most, '.......', { after: 'eeee' }).size, 0, 'what lies after is not planned')
  const least = { daysInRow: { min: 3 } }
  assert.equal(found(least, 'e.......', { before: '.ee' }).size, 0)
  assert.deepEqual(found(least, 'e.......', { before: '..e' }).get('contract_least_days_in_row'), [2])
  assert.equal(found(least, 'e.......').size, 0, 'nothing is known of the days before')
  const off = { daysOffInRow: { min: 3 } }
  assert.deepEqual(found(off, '.eeeeeee', { before: 'ee.' }).get('contract_least_days_off'), [2])
  assert.deepEqual(found(off, 'eeeeeee.', { after: '.e' }).get('contract_least_days_off'), [2])
  assert.equal(found(off, 'eeeeeee.').size, 0)
  assert.deepEqual(found(off, 'e.eeeeee', { before: 'e..' }).get('contract_least_days_off'), [1])
  assert.equal(found({ daysWorked: { max: 2 } }, 'ee......', { after: 'e' }).size, 0, 'not a planned day')
})

test('figures of the past count where given', () => {
  const history = { lastKind: 'night', kindRun: 2, workRun: 3, offRun: 0, daysWorked: 10, weekends: 2 }
  const check = (contract: PersonContract, pattern: string) =>
    Object.fromEntries(found(contract, pattern, { history }))
  assert.deepEqual(check({ daysInRow: { max: 3 } }, 'e.......'), { contract_days_in_row: [4] })
  assert.deepEqual(check({ kindsInRow: { night: { max: 2 } } }, 'n.......'), { contract_type_in_row: [3] })
  assert.deepEqual(check({ kindsInRow: { day: { min: 2 } } }, 'e.......'), {
    contract_least_type_in_row: [1],
  })
  assert.deepEqual(check({ daysWorked: { max: 11 } }, 'e.e.....'), { contract_days_worked: [12] })
  assert.deepEqual(check({ weekends: { max: 2 } }, '....e...'), { contract_weekends: [3] })
  assert.deepEqual(check({ weekends: { max: 1 } }, 'e.......'), {}, 'the past alone breaks nothing')
})

test('a weight makes a limit alert, and so does what only more work can meet', () => {
  const types = { typeOf: new Map(), kindOf: (type: string) => type }
  const severities = (contract: PersonContract) =>
    contractRulesOf(employee('ann', { contract }), [], { from: FROM, until: UNTIL }, types).map(
      ({ severity }) => severity
    )
  assert.deepEqual(severities({ daysInRow: { max: 3 } }), ['block'])
  assert.deepEqual(severities({ daysInRow: { max: 3, weight: 10 } }), ['alert'])
  assert.deepEqual(severities({ periodMinutes: { min: 100, max: 200 } }), ['block', 'alert'])
})
