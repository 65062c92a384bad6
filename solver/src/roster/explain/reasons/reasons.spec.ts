import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkChange, checkTimeline } from '../../../labour_code/check.ts'
import { solveRoster } from '../../engine.ts'
import { explain } from '../../explain.ts'
import { factsOf, rulesFor, rulesOf } from '../../facts.ts'
import type { RosterProblem } from '../../problem.ts'
import type { ExplainedChange, Reason, RosterResult } from '../../result.ts'
import { kindContextOf, kindsOf, type ShiftKinds } from '../../shift_kinds.ts'
import { filled } from '../../testing/filled.ts'
import { generatedProblem } from '../../testing/generated_problem.ts'
import { kept, open, smallProblem, employee } from '../../testing/small_problem.ts'

const options = { now: () => performance.now() }
type Solved = { problem: RosterProblem; result: RosterResult }
const solved: Solved[] = [1, 2, 3, 4].map((seed) => {
  const size = { people: 12, days: 14, seed, locations: 2, rates: seed % 2 === 0 }
  const holidays = ['2026-11-05', '2026-11-11', '2026-11-13']
  const generated = generatedProblem({ ...size, demand: 0.6 + 0.2 * seed })
  const problem = { ...generated, holidays, iterationLimit: 1500 }
  return { problem, result: solveRoster(problem, options) }
})

type Reported = Solved & { change: ExplainedChange; reason: Reason }
const reported: Reported[] = solved.flatMap((one) =>
  one.result.changes.flatMap((change) => change.reasons.map((reason) => ({ ...one, change, reason })))
)
const withCode = (code: string): Reported[] => reported.filter(({ reason }) => reason.code === code)

const workOf = ({ problem, result }: Solved, personId: string) => {
  const given = new Set(
    result.assignments.filter((entry) => entry.personId === personId).map(({ shiftId }) => shiftId)
  )
  return [
    ...problem.shifts.filter(({ id }) => given.has(id)),
    ...problem.fixed.filter((fixed) => fixed.personId === personId),
  ]
}

/** Blocking rules that the shift would break beside a person's work in the finished plan, from the kernel. */
function broken(one: Solved, personId: string, shiftId: string): string[] {
  const { problem } = one
  const index = problem.people.findIndex(({ id }) => id === personId)
  const rules = rulesFor(problem.people[index]!, rulesOf(problem))
  const facts = factsOf(problem)[index]!
  const work = workOf(one, personId)
  const shift = problem.shifts.find(({ id }) => id === shiftId)!
  const alone = checkTimeline(facts, [shift], rules)
  return [...alone, ...checkChange(facts, work, [...work, shift], rules)]
    .filter(({ severity }) => severity === 'block')
    .map(({ ruleId }) => ruleId)
}

const othersWhoCould = (one: Reported): string[] =>
  one.problem.people
    .map(({ id }) => id)
    .filter((id) => id !== one.change.toPersonId && broken(one, id, one.change.shiftId).length === 0)

test('every change has one to three reasons', () => {
  for (const { reasons } of solved.flatMap(({ result }) => result.changes))
    assert.ok(reasons.length > 0 && reasons.length <= 3)
})

const kinds: readonly [string, keyof ShiftKinds][] = [
  ['fewest_nights', 'night'],
  ['fewest_weekends', 'weekend'],
  ['fewest_holidays', 'holiday'],
]
for (const [code, kind] of kinds)
  test(`"${code}" holds for the counts of the finished plan`, () => {
    assert.ok(withCode(code).length > 0)
    for (const one of withCode(code)) {
      const { problem, change, reason } = one
      const countOf = (personId: string): number =>
        workOf(one, personId)
          .filter(({ day }) => day >= problem.from && day < problem.until)
          .filter((work) => kindsOf(work, kindContextOf(problem))[kind]).length
      const others = othersWhoCould(one)
      const next = Math.min(...others.map(countOf))
      assert.deepEqual(reason.details, { count: countOf(change.toPersonId!), next, others: others.length })
      assert.ok(countOf(change.toPersonId!) <= next)
    }
  })

test('"only qualified and free" counts those who hold the position at the location', () => {
  assert.ok(withCode('only_qualified_free').length > 0)
  for (const { problem, change, reason } of withCode('only_qualified_free')) {
    const shift = problem.shifts.find(({ id }) => id === change.shiftId)!
    const qualified = problem.people.filter(
      ({ positionIds, locationIds }) =>
        positionIds.includes(shift.positionId!) && locationIds.includes(shift.locationId)
    )
    assert.deepEqual(reason.details, { others: 0, qualified: qualified.length })
  }
})

test('a person said to be unable to keep a shift is refused it by the kernel', () => {
  assert.ok(withCode('previous_blocked').length > 0)
  for (const one of withCode('previous_blocked'))
    assert.ok(
      broken(one, one.change.fromPersonId!, one.change.shiftId).includes(String(one.reason.details.rule))
    )
})

test('people whose rest is said to be kept would lose it, and are more than those who could come', () => {
  assert.ok(withCode('keeps_rest').length > 0)
  for (const one of withCode('keeps_rest')) {
    const tired = one.problem.people.filter(({ id }) => {
      const rules = broken(one, id, one.change.shiftId)
      return (
        rules.some((rule) => rule === 'daily_rest' || rule === 'weekly_rest') && !rules.includes('overlap')
      )
    })
    assert.ok(tired.length >= Number(one.reason.details.others))
    assert.ok(Number(one.reason.details.others) > othersWhoCould(one).length)
  }
})

test('a minimum that only the shift lets a person reach is said, another is not', () => {
  const problem = (minimumMinutes: number) =>
    smallProblem({
      people: [
        employee('ann', {
          periods: [
            { from: '2026-11-02', until: '2026-11-09', normMinutes: 0, minimumMinutes, maximumMinutes: null },
          ],
        }),
      ],
      shifts: [open('wed 6-14')],
      fixed: [kept('mon 6-14', 'ann')],
    })
  const codesOf = (minimum: number) => explain(filled(problem(minimum))).changes[0]!.reasons
  assert.deepEqual(codesOf(900)[1], {
    code: 'brings_to_minimum',
    details: { plannedMinutes: 960, minimumMinutes: 900 },
  })
  assert.ok(codesOf(480).every(({ code }) => code !== 'brings_to_minimum'))
})

test('the smallest share is given only where the next one is larger, also when rounded', () => {
  assert.ok(withCode('fairest_share').length > 0)
  for (const { reason } of withCode('fairest_share'))
    assert.ok(Number(reason.details.sharePercent) < Number(reason.details.nextPercent))
})

test('each shift of a person tells the hours up to it, of those agreed for the settlement period', () => {
  const month = { from: '2026-11-01', until: '2026-12-01', maximumMinutes: 9600, maximumDays: null }
  const problem = smallProblem({
    people: [employee('ann', { periodLimits: [month] })],
    shifts: ['mon 6-14', 'tue 6-14', 'wed 6-14'].map((text) => open(text)),
    fixed: [kept('2026-11-01 6-10', 'ann')],
  })
  const reported = explain(filled(problem)).changes.map(
    ({ reasons }) => reasons.find(({ code }) => code === 'brings_to_norm')?.details
  )
  assert.deepEqual(reported, [
    { plannedMinutes: 720, normMinutes: 9600 },
    { plannedMinutes: 1200, normMinutes: 9600 },
    { plannedMinutes: 1680, normMinutes: 9600 },
  ])
})

test('what left no choice comes before what was wished, and that before fairness', () => {
  const rank = [
    'only_qualified_free',
    'previous_blocked',
    'prefers',
    'brings_to_norm',
    'costs_less',
    'keeps_rest',
  ]
  for (const { reasons } of solved.flatMap(({ result }) => result.changes)) {
    const places = reasons.map(({ code }) => rank.indexOf(code)).filter((place) => place >= 0)
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b)
    )
  }
})
