/** What the core model does not carry, seen in finished plans of counts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, periodOf } from '../../time/time.ts'
import { shiftOn } from '../demand/shift_on.ts'
import { benchmarkProblem } from '../formats/curtois_problem.ts'
import type { RosterProblem } from '../problem.ts'
import { Random } from '../../random.ts'
import { anneal, problemWith, rowsOf, SHIFTS, THURSDAY } from '../testing/counts_problem.ts'
import { employee } from '../testing/small_problem.ts'
import { solveCounts } from './solve_counts.ts'

test('kept work that is no catalogue shift counts for the contract and leaves its day to nothing else', async () => {
  const contract = { daysInRow: { max: 2 }, periodMinutes: { max: 1000 } }
  const drawn = problemWith({ contract: () => contract }, new Random(2))
  const day = addDays(THURSDAY, 1)
  const own = shiftOn(SHIFTS[0]!, day, { locationId: 'bakery', positionId: 'baker' }, drawn.zone, 'kept')
  const { shiftTypeId: _, ...untyped } = { ...own, workMinutes: 100, personId: 'p0' }
  const counts = drawn.demand!.counts!.map((count) => ({ ...count, wanted: 2, under: 100 }))
  const plan = await solveCounts({ ...drawn, demand: { counts }, fixed: [untyped] }, anneal)
  assert.deepEqual([plan.cost.hard, plan.blocking], [0, 0])
  const given = plan.planned.shifts.filter(({ currentPersonId }) => currentPersonId === 'p0')
  assert.ok(given.length > 0 && given.every((shift) => shift.day !== day))
  assert.ok(given.reduce((sum, { workMinutes }) => sum + workMinutes, 100) <= 1000)
})

test('a shift that is dropped takes no one from another one of the same day', async () => {
  const until = addDays(THURSDAY, 2)
  const days = [THURSDAY, addDays(THURSDAY, 1)]
  const place = { locationId: 'bakery', positionId: 'baker' }
  const problem: RosterProblem = {
    ...benchmarkProblem(THURSDAY, until),
    people: [{ weekMinutes: { max: 450 } }, {}].map((contract, p) =>
      employee(`p${p}`, { ruleSetId: 'none', periods: [], contract })
    ),
    catalogue: { shiftTypes: SHIFTS },
    demand: {
      counts: days.flatMap((day) =>
        SHIFTS.map(({ id }) => ({ day, shiftTypeId: id, ...place, wanted: 1, under: 100, over: 5 }))
      ),
    },
  }
  const [day, night] = [1, 2]
  const roster = Uint8Array.from([day, night, night, day])
  const plan = await solveCounts(problem, async () => ({ roster, lowerBound: null }))
  assert.deepEqual(rowsOf(plan), ['d.', 'nd'])
  assert.equal(plan.dropped, 1)
})

test('what a skill mix lacks in a plan of counts is reported', async () => {
  const drawn = problemWith({ contract: () => ({}) }, new Random(4))
  const time = periodOf(THURSDAY, '06:00', '14:00', drawn.zone)
  const mix = { id: 'first aid', tagId: 'first-aid', minimum: 1, weight: 50, locationId: 'bakery', ...time }
  const plan = await solveCounts({ ...drawn, skillMix: [mix] }, anneal)
  assert.deepEqual(plan.mixGaps, [{ mixId: 'first aid', missingMinutes: 480 }])
})

test('what the core model does not know is repaired: no blocking breach is left, and nothing is dropped without need', async () => {
  const random = new Random(14)
  let dropped = 0
  for (let round = 0; round < 12; round += 1) {
    const drawn = problemWith({ contract: () => ({ weekMinutes: { max: 900 } }) }, random)
    const people = drawn.people.map((person, p) => ({
      ...person,
      ...(p === 0 && { dailyRestMinutes: 1440 }),
    }))
    const plan = await solveCounts({ ...drawn, people }, anneal)
    assert.equal(plan.blocking, 0)
    dropped += plan.dropped
    const free = await solveCounts(
      { ...drawn, people: drawn.people.map((person) => ({ ...person, contract: {} })) },
      anneal
    )
    assert.equal(free.dropped, 0)
  }
  assert.ok(dropped > 0)
})
