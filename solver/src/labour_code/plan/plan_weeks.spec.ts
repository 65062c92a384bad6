import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, dayOf, instantOf } from '../../time/time.ts'
import { lawPacks } from '../law_packs.ts'
import { everyRule, planContext, planPerson, planRules } from '../testing/plan.ts'
import { WARSAW } from '../testing/timeline.ts'
import type { PlanContext, PlanEntry } from './plan_context.ts'
import { planJudge } from './plan_judge.ts'

const WEEK_MS = 7 * 86_400_000
/** Four weeks from a Monday on, with no clock change and no holiday in the ten weeks after it. */
const MONDAY = '2026-01-12'

/** Everything of a plan that names a day, `weeks` later. */
function contextAt(pack: 'PL' | 'VN' | 'EU', weeks: number): PlanContext {
  const day = (days: number): string => addDays(MONDAY, 7 * weeks + days)
  const period = { from: day(0), until: day(28) }
  const limits = lawPacks[pack]
  const rules = planRules({
    // Months of the calendar do not move along with weeks.
    settings: { ...everyRule('alert'), overtime_month: 'off' },
    versions: [
      { validFrom: day(-60), limits },
      { validFrom: day(17), limits: { ...limits, dailyRestMinutes: 700 } },
    ],
    settlementPeriods: [period],
    holidays: [],
  })
  const contract = { workSystem: 'BASIC' as const, fte: 1, dailyMaxMinutes: null }
  const person = planPerson({
    shiftWorker: true,
    groups: ['pregnant'],
    periods: [{ ...period, normMinutes: 2400, normDays: 3 }],
    contracts: [
      { ...contract, from: day(-90), until: day(9) },
      { ...contract, from: day(10), until: null, workSystem: 'EQUIV16' },
    ],
    positionWeekMinutes: { cook: 300 },
  })
  return planContext({ ...period, people: [person], ruleSets: [rules], strenuousPositionIds: ['cook'] })
}

const drawn = fc.record({
  quarter: fc.integer({ min: -7 * 96, max: 34 * 96 }),
  length: fc.integer({ min: 1, max: 70 }),
  type: fc.constantFrom(0, 0, 0, 0, 0, 1, 5, 8),
  seed: fc.nat(99),
})
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never

function entryAt(id: string, { quarter, length, type, seed }: Drawn, weeks: number): PlanEntry {
  const start = instantOf(MONDAY, '00:00', WARSAW) + quarter * 900_000 + weeks * WEEK_MS
  const end = start + length * 900_000
  return {
    id,
    type,
    employeeId: 'ann',
    locationId: 'bakery',
    positionId: seed % 4 === 0 ? 'cook' : 'baker',
    day: dayOf(start, WARSAW),
    zone: WARSAW,
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    fullDay: false,
    workMinutes: length * 15,
    breaks: seed % 3 === 0 ? [{ start: null, minutes: 15, paid: true }] : [],
    availability: type === 8 ? (seed % 2 === 0 ? 'unavailable' : 'preferred') : null,
  }
}

test('everything some weeks later is judged as before, away from clock changes and holidays', () => {
  const rulesSeen = new Set<string>()
  fc.assert(
    fc.property(
      fc.constantFrom('PL' as const, 'VN' as const, 'EU' as const),
      fc.array(drawn, { maxLength: 40 }),
      fc.integer({ min: 1, max: 5 }),
      (pack, all, weeks) => {
        const verdictsAt = (later: number) =>
          planJudge(
            contextAt(pack, later),
            all.map((one, place) => entryAt(`e${place}`, one, later))
          ).verdicts()
        const now = verdictsAt(0)
        const moved = verdictsAt(weeks).map((verdict) => ({
          ...verdict,
          window: {
            start: verdict.window.start - weeks * WEEK_MS,
            end: verdict.window.end - weeks * WEEK_MS,
          },
        }))
        for (const { ruleId } of now) rulesSeen.add(ruleId)
        assert.deepEqual(moved, now)
      }
    ),
    { numRuns: 150, seed: 20261120 }
  )
  assert.ok(rulesSeen.size >= 14, `rules seen: ${[...rulesSeen].join(', ')}`)
})
