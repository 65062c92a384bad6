import assert from 'node:assert/strict'
import { test } from 'node:test'
import { solveRoster } from './engine.ts'
import { modelOf } from './model_of.ts'
import type { RosterPerson, RosterProblem } from './problem.ts'
import { RosterState } from './search/roster_state.ts'
import { carriedOverBy, kindContextOf, kindsOf, unpopularKinds } from './shift_kinds.ts'
import { generatedProblem } from './testing/generated_problem.ts'
import { employee, open, smallProblem } from './testing/small_problem.ts'

type Plan = ReadonlyMap<string, string>
const options = { now: () => performance.now() }

const planOf = (problem: RosterProblem): Plan =>
  new Map(
    solveRoster(problem, options).assignments.flatMap(({ shiftId, personId }) =>
      personId === null ? [] : [[shiftId, personId] as const]
    )
  )

/** Each shift, in time order, to the person with the smallest share of their hours whom the rules let have it. */
function greedyPlan(problem: RosterProblem): Plan {
  const state = new RosterState(modelOf(problem))
  const { people, shifts, candidates } = state.model
  const loadOf = (p: number) => state.tallies.plannedMinutes(p) / people[p]!.normMinutes
  const plan = new Map<string, string>()
  shifts.forEach(({ id }, s) => {
    for (const p of [...candidates[s]!].sort((a, b) => loadOf(a) - loadOf(b))) {
      state.set(s, p)
      if (state.settle()) {
        plan.set(id, people[p]!.id)
        return state.keep()
      }
      state.undo()
    }
  })
  return plan
}

/** Standard deviations of what full-time people would carry with the time before, one kind after the other. */
function spreadOf(problem: RosterProblem, plan: Plan): number {
  const context = kindContextOf(problem)
  const work = Map.groupBy(
    problem.shifts.filter(({ id }) => plan.has(id)),
    ({ id }) => plan.get(id)!
  )
  const ledger = problem.people.map((person) => {
    const own = (work.get(person.id) ?? []).map((shift) => kindsOf(shift, context))
    const carried = carriedOverBy(person)
    return unpopularKinds.map((kind, at) => (carried[at]! + own.filter((of) => of[kind]).length) / person.fte)
  })
  return unpopularKinds
    .map((_, at) => deviation(ledger.map((figures) => figures[at]!)))
    .reduce((sum, one) => sum + one, 0)
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

const seeds = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 12)

/** Both plans of as many of the shifts as both of them fill. */
function plansOf(asked: RosterProblem): { problem: RosterProblem; ours: Plan; greedy: Plan } {
  let problem = asked
  for (;;) {
    const greedy = greedyPlan(problem)
    problem = filledBy(problem, greedy)
    const ours = planOf(problem)
    if (ours.size === greedy.size) return { problem, ours, greedy }
    problem = filledBy(problem, ours)
  }
}

const filledBy = (problem: RosterProblem, plan: Plan): RosterProblem => ({
  ...problem,
  shifts: problem.shifts.filter(({ id }) => plan.has(id)),
})

test('under fairness the ledger is spread no wider than a greedy assignment of the same shifts', () => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { problem, ours, greedy } = plansOf({
      ...generatedProblem({ people: 12, days: 28, seed, demand: 0.7, locations: 1, carried: true }),
      goals: { coverage: 100, fairness: 100, preferences: 0, stability: 0, cost: 0 },
    })
    assert.ok(ours.size > 100, `seed ${seed}: most shifts are filled`)
    const [mine, theirs] = [spreadOf(problem, ours), spreadOf(problem, greedy)]
    assert.ok(mine <= theirs, `seed ${seed}: ${mine.toFixed(2)} is more than ${theirs.toFixed(2)}`)
  }
})

const shifts = ['mon 22-6', 'tue 22-6', 'thu 8-16', 'fri 8-16'].map((text) => open(text))
const carrying = (id: string, nights: number): RosterPerson =>
  employee(id, { carriedOver: { nights, weekends: 0, holidays: 0 } })
const nightsOf = (people: RosterPerson[]) => {
  const { carriers } = solveRoster(smallProblem({ people, shifts }), options)
  return carriers.map(({ nights, fairNights }) => [nights, fairNights])
}

test('who carried more nights before is given fewer, and owes fewer', () => {
  assert.deepEqual(nightsOf([employee('ann'), employee('bob')]), [
    [1, 1],
    [1, 1],
  ])
  assert.deepEqual(nightsOf([carrying('ann', 1), carrying('bob', -1)]), [
    [0, 0],
    [2, 2],
  ])
  // No one owes less than nothing.
  assert.deepEqual(nightsOf([carrying('ann', 5), employee('bob')]), [
    [0, 0],
    [2, 2],
  ])
})

test('who closed more often before closes less', () => {
  const late = ['mon 14-22', 'tue 14-22'].map((text) => open(text))
  const shifts = [...late, ...['thu 8-16', 'fri 8-16'].map((text) => open(text))]
  const closings = late.map(({ locationId, day, end }) => ({ locationId, day, at: end }))
  const closedBy = (...before: number[]) => {
    const people = before.map((count, p) =>
      employee(`p${p}`, { carriedOver: { nights: 0, weekends: 0, holidays: 0, closings: count } })
    )
    const { carriers } = solveRoster({ ...smallProblem({ people, shifts }), closings }, options)
    return carriers.map((one) => [one.closings, one.fairClosings])
  }
  assert.deepEqual(closedBy(0, 0), [
    [1, 1],
    [1, 1],
  ])
  assert.deepEqual(closedBy(1, -1), [
    [0, 0],
    [2, 2],
  ])
})
