import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { calendarOf } from './calendar.ts'
import { checkTimeline } from './check.ts'
import { mayExtendShifts, workSystemsOf } from './contract_terms.ts'
import { lawPacks } from './law_packs.ts'
import { personFactsOf } from './person_facts.ts'
import { planJudge } from './plan/plan_judge.ts'
import { positionsOf, workOfEntry } from './plan/plan_entries.ts'
import { onlyRules, planContext, planPerson, planRules, shift } from './testing/plan.ts'
import { WARSAW } from './testing/timeline.ts'
import type { WorkSystem } from './limits.ts'

const settings = onlyRules(
  'daily_hours',
  'daily_rest',
  'shifts_per_day',
  'fourth_sunday',
  'weekend_system',
  'short_week',
  'continuous_week',
  'settlement_length'
)
const november = { from: '2026-11-01', until: '2026-12-01' }
const turn = '2026-11-12'

/** The person as the search knows them: the first contract, and what the contract of each day asks. */
const factsOf = (before: WorkSystem, after: WorkSystem) =>
  personFactsOf(
    {
      ...{ id: 'ann', positionIds: ['baker'], locationIds: ['bakery'] },
      ...{ workSystem: before, shiftWorker: false, dailyMaxMinutes: null },
      ...{ employedFrom: null, employedUntil: null, absences: [], availability: [], periods: [] },
      terms: [
        { from: '2026-10-24', workSystem: before, dailyMaxMinutes: null },
        { from: turn, workSystem: after, dailyMaxMinutes: null },
      ],
    },
    WARSAW
  )

const limits = lawPacks.PL
const days = { ...november, zone: WARSAW, limits, holidays: ['2026-11-01', '2026-11-11'] }
const calendar = calendarOf({ ...days, settlementFrom: november.from, settlementUntil: november.until })
const context = (before: WorkSystem, after: WorkSystem) =>
  planContext({
    people: [
      planPerson({
        contracts: [
          { from: '2026-01-01', until: turn, workSystem: before, fte: 1, dailyMaxMinutes: null },
          { from: turn, until: null, workSystem: after, fte: 1, dailyMaxMinutes: null },
        ],
      }),
    ],
    ruleSets: [planRules({ settings })],
  })

const summaryOf = ({ ruleId, actual, limit }: { ruleId: string; actual: number; limit: number }) =>
  `${ruleId} ${actual} of ${limit}`

test('a long day is lawful up to the change of the contract, and a breach from then on', () => {
  const entries = [shift('2026-11-11 8-20'), shift('2026-11-12 8-20')]
  const works = entries.map((entry) => workOfEntry(entry, positionsOf(context('EQUIV12', 'BASIC'))))
  const found = checkTimeline(factsOf('EQUIV12', 'BASIC'), works, { limits, settings, calendar })
  assert.deepEqual(found.map(summaryOf), ['daily_hours 720 of 480'])
  assert.deepEqual(found[0]!.shiftIds, ['2026-11-12 8-20'])
})

test('the contract of each day judges as the plan judge does, on any plan', () => {
  const systems = ['BASIC', 'EQUIV12', 'EQUIV24', 'FLEX', 'WEEKEND', 'TASK', 'SHORTWEEK', 'CONT'] as const
  const anyShift = fc.record({
    day: fc.integer({ min: 1, max: 29 }),
    start: fc.integer({ min: 5, max: 22 }),
    hours: fc.integer({ min: 2, max: 20 }),
  })
  let breaches = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...systems),
      fc.constantFrom(...systems),
      fc.uniqueArray(anyShift, { maxLength: 20, selector: ({ day }) => day }),
      (before, after, shifts) => {
        const entries = shifts.map(({ day, start, hours }) => {
          const date = `2026-11-${String(day).padStart(2, '0')}`
          return shift(`${date} ${start}-${(start + hours) % 24}`)
        })
        const judged = context(before, after)
        const expected = planJudge(judged, entries)
          .verdicts()
          .filter(({ ruleId }) => ruleId !== 'overlap')
        const works = entries.map((entry) => workOfEntry(entry, positionsOf(judged)))
        const found = checkTimeline(factsOf(before, after), works, { limits, settings, calendar }).filter(
          ({ ruleId }) => ruleId !== 'overlap'
        )
        assert.deepEqual(found.map(summaryOf).sort(), expected.map(summaryOf).sort())
        breaches += found.length
      }
    ),
    { numRuns: 300, seed: 1 }
  )
  assert.ok(breaches > 300, String(breaches))
})

test('systems are those of all days', () => {
  assert.deepEqual(workSystemsOf(factsOf('BASIC', 'TASK')), ['BASIC', 'TASK'])
  assert.equal(mayExtendShifts(factsOf('BASIC', 'EQUIV24')), true)
  assert.equal(mayExtendShifts(factsOf('BASIC', 'EQUIV12')), false)
})
