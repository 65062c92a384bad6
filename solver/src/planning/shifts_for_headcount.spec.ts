/** Headcount to shifts: needs are covered or reported, with the fewest hours possible, and then planned. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked } from '../lp/checked_engine.ts'
import { HighsEngine } from '../lp/highs_engine.ts'
import { addDays, clockMinutes, clockOf, daysBetween, overlaps } from '../time/time.ts'
import { solveRoster } from '../roster/engine.ts'
import type { Catalogue } from '../roster/demand/demand.ts'
import type { RosterProblem, RosterShift } from '../roster/problem.ts'
import { Random } from '../random.ts'
import { kept, smallProblem } from '../roster/testing/small_problem.ts'
import { FaultyProblem, planProblem } from './plan.ts'
import { withShiftsForHeadcount } from './shifts_for_headcount.ts'

const cover = { engine: checked(await HighsEngine.load()), limitMs: 5000 }
const HOUR = 3_600_000

const shape = { positionId: null, minimumMinutes: 180, maximumMinutes: 300, startEveryMinutes: 60 }
const place = { locationId: 'bakery', positionId: 'baker' } as const

/** A problem of one row of hours from midnight of Monday on. */
const problemOf = (people: readonly number[], catalogue: Catalogue, changes: Partial<RosterProblem> = {}) =>
  smallProblem({ demand: { headcount: [{ ...place, slotMinutes: 60, people }] }, catalogue, ...changes })

/** People of shifts in each hour from midnight of Monday on, unpaid breaks taken off. */
function presentIn(shifts: readonly RosterShift[], hours: number): number[] {
  const from = Date.parse('2026-11-01T23:00:00Z')
  return Array.from({ length: hours }, (_, hour) => {
    const slot = { start: from + hour * HOUR, end: from + (hour + 1) * HOUR }
    const away = ({ breaks = [] }: RosterShift): boolean =>
      breaks.some(
        ({ start = 0, minutes, paid }) => !paid && overlaps(slot, { start, end: start + minutes * 60_000 })
      )
    return shifts.filter((shift) => overlaps(shift, slot) && !away(shift)).length
  })
}

/** The fewest hours with which shifts of three to five hours cover a row: every choice, hour by hour. */
function fewestHours(need: readonly number[]): number {
  let best = Infinity
  const put = (hour: number, present: readonly number[], hours: number): void => {
    if (hours >= best) return
    if (hour === need.length) {
      best = hours
      return
    }
    if (present[hour]! >= need[hour]!) put(hour + 1, present, hours)
    for (let start = Math.max(0, hour - 4); start <= hour && present[hour]! < need[hour]!; start += 1) {
      for (let length = 3; length <= 5; length += 1) {
        const until = start + length
        if (until <= hour || until > need.length) continue
        const more = present.map((people, at) => people + Number(at >= start && at < until))
        put(hour, more, hours + length)
      }
    }
  }
  put(
    0,
    need.map(() => 0),
    0
  )
  return best
}

test('shifts of a shape cover every need, with the fewest hours of all choices', () => {
  const random = new Random(6)
  for (let round = 0; round < 40; round += 1) {
    const need = Array.from({ length: 9 }, () => random.below(3))
    const { problem, uncovered } = withShiftsForHeadcount(problemOf(need, { shapes: [shape] }), cover)
    assert.deepEqual(uncovered, [])
    presentIn(problem.shifts, 9).forEach((people, hour) => assert.ok(people >= need[hour]!))
    const hours = problem.shifts.reduce((total, { workMinutes }) => total + workMinutes / 60, 0)
    assert.equal(hours, fewestHours(need))
    for (const { start, end, day, zone } of problem.shifts) {
      assert.equal(day, '2026-11-02')
      assert.ok(end - start >= 3 * HOUR && end - start <= 5 * HOUR)
      assert.equal(clockMinutes(clockOf(start, zone)) % 60, 0)
    }
  }
})

test('shifts of the catalogue cover every need they reach; the rest is reported with its hours', () => {
  const types = [
    { id: 'early', start: '06:00', lengthMinutes: 240, workMinutes: 240 },
    { id: 'night', start: '22:00', lengthMinutes: 480, workMinutes: 450, weekdays: [1] },
  ]
  const need = Array.from({ length: 48 }, (_, hour) => ([7, 8, 23, 24, 34].includes(hour) ? 2 : 0))
  const { problem, uncovered } = withShiftsForHeadcount(problemOf(need, { shiftTypes: types }), cover)
  assert.deepEqual(
    problem.shifts.map(({ shiftTypeId, day, workMinutes }) => [shiftTypeId, day, workMinutes]),
    [
      ['early', '2026-11-02', 240],
      ['early', '2026-11-02', 240],
      ['night', '2026-11-02', 450],
      ['night', '2026-11-02', 450],
    ]
  )
  const reported = {
    code: 'demand_no_shift_covers',
    ...place,
    day: '2026-11-03',
    from: 600,
    until: 660,
    people: 2,
  }
  assert.deepEqual(uncovered, [reported])
})

test('work that stays covers its part, and only at its own position', () => {
  const need = Array.from({ length: 24 }, (_, hour) => (hour >= 6 && hour < 9 ? 2 : 0))
  const own = withShiftsForHeadcount(
    problemOf(need, { shapes: [shape] }, { fixed: [kept('mon 6-14', 'ann')] }),
    cover
  )
  assert.equal(own.problem.shifts.length, 1)
  const other = { ...kept('mon 6-14', 'ann'), positionId: 'seller' }
  assert.equal(
    withShiftsForHeadcount(problemOf(need, { shapes: [shape] }, { fixed: [other] }), cover).problem.shifts
      .length,
    2
  )
})

test('breaks lie inside their shifts, are left out of working time, and another person covers them', () => {
  const breakRules = [
    { fromLengthMinutes: 300, breaks: [{ minutes: 60, paid: false, earliest: 120, latest: 180 }] },
  ]
  const need = Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 18 ? 2 : 0))
  const long = { ...shape, minimumMinutes: 240, maximumMinutes: 480, breakRules }
  const { problem, uncovered } = withShiftsForHeadcount(problemOf(need, { shapes: [long] }), cover)
  assert.deepEqual(uncovered, [])
  presentIn(problem.shifts, 24).forEach((people, hour) => assert.ok(people >= need[hour]!, `hour ${hour}`))
  const withBreak = problem.shifts.filter(({ breaks = [] }) => breaks.length > 0)
  assert.ok(withBreak.length > 0)
  for (const { start, end, workMinutes, breaks } of withBreak) {
    assert.equal(workMinutes, (end - start) / 60_000 - 60)
    assert.ok(breaks![0]!.start! - start >= 2 * HOUR && breaks![0]!.start! - start <= 3 * HOUR)
  }
})

test('each position has its own shifts, and days lie where the clock says, also when it changes', () => {
  const people = Array.from({ length: 24 * 3 }, (_, hour) => (hour % 24 === 9 ? 1 : 0))
  const rows = ['baker', 'seller'].map((positionId) => ({
    ...place,
    positionId,
    slotMinutes: 60 as const,
    people,
  }))
  const from = '2026-10-24'
  const problem = smallProblem({
    from,
    until: addDays(from, 3),
    demand: { headcount: rows },
    catalogue: { shapes: [shape, { ...shape, positionId: 'seller', minimumMinutes: 300 }] },
  })
  const { shifts } = withShiftsForHeadcount(problem, cover).problem
  assert.equal(shifts.length, 6)
  for (const { positionId, workMinutes, start, end, day, zone } of shifts) {
    assert.equal(workMinutes, positionId === 'seller' ? 300 : 180)
    assert.ok(clockMinutes(clockOf(start, zone)) <= 540 && clockMinutes(clockOf(end, zone)) >= 600)
    assert.ok(daysBetween(from, day) < 3)
  }
})

test('a headcount is planned in one call; a faulty problem is refused with its codes', async () => {
  const tools = {
    searchGrid: async () => assert.fail('no counts'),
    cover,
    search: async (problem: RosterProblem) => solveRoster(problem, { now: () => performance.now() }),
  }
  const need = Array.from({ length: 24 }, (_, hour) => (hour >= 6 && hour < 11 ? 2 : 0))
  const plan = await planProblem(problemOf(need, { shapes: [shape] }, { iterationLimit: 2000 }), tools)
  assert.equal(plan.hardViolations, 0)
  assert.deepEqual([...plan.assignee.values()].sort(), ['ann', 'bob'])
  await assert.rejects(planProblem(problemOf(need, {}), tools), (error: unknown) => {
    assert.ok(error instanceof FaultyProblem)
    assert.deepEqual(
      error.faults.map(({ code }) => code),
      ['headcount_without_shifts']
    )
    return true
  })
})
