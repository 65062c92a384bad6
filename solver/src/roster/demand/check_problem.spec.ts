import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curtoisProblem } from '../formats/curtois_problem.ts'
import { cornerShop } from '../formats/fixtures/corner_shop.ts'
import { smallWard } from '../formats/fixtures/small_ward.ts'
import { inrc2Problem } from '../formats/inrc2_problem.ts'
import type { RosterProblem } from '../problem.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { kept, open, smallProblem, employee } from '../testing/small_problem.ts'
import { withContracts } from '../testing/with_contracts.ts'
import { checkProblem, type ProblemFaultCode } from './check_problem.ts'
import { problemFaultCodes } from './checks/fault.ts'
import type { HeadcountRow, ShiftCount } from './demand.ts'

const early = { id: 'early', start: '06:00', lengthMinutes: 480, workMinutes: 450 }
const count: ShiftCount = {
  day: '2026-11-02',
  shiftTypeId: 'early',
  locationId: 'bakery',
  positionId: 'baker',
  wanted: 1,
  under: 100,
  over: 1,
}
const row: HeadcountRow = { locationId: 'bakery', positionId: 'baker', slotMinutes: 60, people: [0, 1, 1] }
const shape = { positionId: null, minimumMinutes: 240, maximumMinutes: 480, startEveryMinutes: 60 }
const period = { start: 1, end: 2 }
const mix = { id: 'mix', positionId: 'baker', minimum: 1, weight: 50 }
const past = { lastKind: null, kindRun: 0, workRun: 0, offRun: 2, daysWorked: 0, weekends: 0 }

const counts = (...some: ShiftCount[]) => ({ catalogue: { shiftTypes: [early] }, demand: { counts: some } })
const withContract = (contract: object) => ({
  people: [employee('ann', { contract })],
  catalogue: { shiftTypes: [early] },
})

const wrong: readonly (readonly [ProblemFaultCode, string, Partial<RosterProblem>])[] = [
  ['version_unknown', 'an old version', { version: 1 as unknown as 2 }],
  ['part_missing', 'no people', { people: undefined as never }],
  ['part_missing', 'no rules', { ruleSets: [] }],
  ['days_empty', 'the end before the beginning', { until: '2026-11-01' }],
  ['days_empty', 'no day', { from: '2.11.2026' }],
  ['zone_unknown', 'an unknown place', { zone: 'Europe/Nowhere' }],
  ['id_twice', 'a person twice', { people: [employee('ann'), employee('ann')] }],
  [
    'id_twice',
    'a shift and kept work',
    { shifts: [open('mon 6-14')], fixed: [kept('mon 6-14', 'ann', 'mon 6-14')] },
  ],
  ['id_unknown', 'work of a stranger', { fixed: [kept('mon 6-14', 'eve')] }],
  ['id_unknown', 'rules that are not there', { people: [employee('ann', { ruleSetId: 'vn' })] }],
  ['id_unknown', 'a count of no catalogue shift', counts({ ...count, shiftTypeId: 'late' })],
  ['id_unknown', 'a contract about no catalogue shift', withContract({ shiftTypeIds: ['late'] })],
  ['id_unknown', 'a mix of unknown shifts', { skillMix: [{ ...mix, shiftIds: ['no such'] }] }],
  [
    'id_unknown',
    'nothing that may not follow',
    { catalogue: { shiftTypes: [{ ...early, notNextDay: ['late'] }] } },
  ],
  ['period_backwards', 'an absence', { absences: [{ personId: 'ann', start: 2, end: 1 }] }],
  [
    'number_wrong',
    'half a weight',
    { availability: [{ personId: 'ann', kind: 'preferred', ...period, weight: 0.5 }] },
  ],
  [
    'number_wrong',
    'no weight at all',
    { availability: [{ personId: 'ann', kind: 'preferred', ...period, weight: 0 }] },
  ],
  ['number_wrong', 'no time at all', { people: [employee('ann', { fte: 0 })] }],
  ['number_wrong', 'fewer heads than none', counts({ ...count, wanted: -1 })],
  [
    'number_wrong',
    'half a person',
    { demand: { headcount: [{ ...row, people: [0.5] }] }, catalogue: { shapes: [shape] } },
  ],
  ['limit_crossed', 'at least five, at most three', withContract({ daysInRow: { min: 5, max: 3 } })],
  ['limits_contradict', 'more days than there are', withContract({ daysWorked: { min: 8 } })],
  [
    'limits_contradict',
    'a week of hours in short days',
    withContract({ weekMinutes: { min: 3000 }, dayMinutes: { max: 400 } }),
  ],
  [
    'limits_contradict',
    'hours that the days do not hold',
    withContract({ periodMinutes: { min: 1500 }, dayMinutes: { max: 480 }, daysWorked: { max: 3 } }),
  ],
  [
    'limits_contradict',
    'a day longer than the week',
    withContract({ dayMinutes: { min: 480 }, weekMinutes: { max: 400 } }),
  ],
  [
    'weights_differ',
    'caps that weigh differently',
    {
      ...withContract({ shiftTypeCounts: { early: { max: 1 }, late: { max: 1, weight: 3 } } }),
      catalogue: { shiftTypes: [early, { ...early, id: 'late' }] },
    },
  ],
  [
    'history_contradicts',
    'off and at work',
    { people: [employee('ann', { history: { ...past, workRun: 2 } })] },
  ],
  ['catalogue_wrong', 'half past 25', { catalogue: { shiftTypes: [{ ...early, start: '25:30' }] } }],
  ['catalogue_wrong', 'more work than time', { catalogue: { shiftTypes: [{ ...early, workMinutes: 500 }] } }],
  [
    'catalogue_wrong',
    'longest below shortest',
    { catalogue: { shapes: [{ ...shape, minimumMinutes: 540 }] } },
  ],
  [
    'catalogue_wrong',
    'a break after the end',
    {
      catalogue: {
        shapes: [
          {
            ...shape,
            breakRules: [
              { fromLengthMinutes: 300, breaks: [{ minutes: 60, paid: false, earliest: 60, latest: 240 }] },
            ],
          },
        ],
      },
    },
  ],
  ['demand_mixed', 'counts and single shifts', { ...counts(count), shifts: [open('mon 6-14')] }],
  ['count_off_day', 'a day that is not planned', counts({ ...count, day: '2026-11-09' })],
  [
    'count_off_day',
    'a shift that is not on Mondays',
    { ...counts(count), catalogue: { shiftTypes: [{ ...early, weekdays: [2] }] } },
  ],
  ['count_twice', 'the same count again', counts(count, { ...count, wanted: 2 })],
  ['headcount_without_shifts', 'no shifts to choose from', { demand: { headcount: [row] } }],
  [
    'headcount_too_long',
    'eight days of a week',
    {
      demand: { headcount: [{ ...row, people: Array.from({ length: 192 }, () => 1) }] },
      catalogue: { shapes: [shape] },
    },
  ],
  [
    'slots_do_not_fit',
    'shifts of half hours over hours',
    { demand: { headcount: [row] }, catalogue: { shapes: [{ ...shape, minimumMinutes: 270 }] } },
  ],
]

for (const [code, what, changes] of wrong) {
  test(`${what}: ${code}`, () => {
    assert.deepEqual([...new Set(checkProblem(smallProblem(changes)).map((fault) => fault.code))], [code])
  })
}

test('every code is returned for some problem above', () =>
  assert.deepEqual(new Set(wrong.map(([code]) => code)), new Set(problemFaultCodes)))

test('input that is no problem at all is reported as such', () => {
  for (const nothing of [null, 7, {}, { version: 2 }]) {
    assert.equal(checkProblem(nothing as never).length > 0, true)
  }
})

test('problems that can be planned have no faults', () => {
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const problem = withContracts(generatedProblem({ people: 6, days: 14, seed, locations: 2 }), seed)
    const possible = { ...problem, skillMix: [] }
    const faults = checkProblem(possible).filter(
      ({ code }) => !['limits_contradict', 'limit_crossed', 'weights_differ'].includes(code)
    )
    assert.deepEqual(faults, [])
  }
  assert.deepEqual(checkProblem(curtoisProblem(cornerShop)), [])
  assert.deepEqual(checkProblem(inrc2Problem(smallWard)), [])
  assert.deepEqual(
    checkProblem(smallProblem({ ...counts(count), skillMix: [{ ...mix, ...period, locationId: 'bakery' }] })),
    []
  )
  assert.deepEqual(
    checkProblem(smallProblem({ demand: { headcount: [row] }, catalogue: { shapes: [shape] } })),
    []
  )
})
