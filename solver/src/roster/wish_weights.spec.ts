import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../random.ts'
import { addDays } from '../time/time.ts'
import { solveRoster } from './engine.ts'
import type { RosterPerson, RosterProblem } from './problem.ts'
import { employee, open, smallProblem, WEEK } from './testing/small_problem.ts'
import { wishWeights } from './wish_weights.ts'

const options = { now: () => performance.now() }
const days = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const goals = { coverage: 100, fairness: 100, preferences: 100, stability: 0, cost: 0 }
const none = { nights: 0, weekends: 0, holidays: 0 }
const refusedOnce = (id: string, wishesRefused: number): RosterPerson =>
  employee(id, { carriedOver: { ...none, wishesRefused } })

/** Everyone wishes for the early shift of some days of which there are few; the rest of the shifts are late. */
function scarceMornings(people: readonly RosterPerson[], early: number, seed: number): RosterProblem {
  const random = new Random(seed)
  const shifts = days.flatMap((day) =>
    people.map((_, at) => open(at < early ? `${day} 6-14` : `${day} 12-20`, { id: `${day}-${at}` }))
  )
  const wishes = people.flatMap(({ id }) =>
    days.flatMap((day) => {
      const { start, end } = open(`${day} 6-11`)
      return random.next() < 0.7 ? [{ personId: id, kind: 'preferred' as const, start, end }] : []
    })
  )
  return smallProblem({ people, shifts, availability: wishes, goals, seed, iterationLimit: 6000 })
}

type Plan = ReadonlyMap<string, string>
const planOf = (problem: RosterProblem): Plan =>
  new Map(
    solveRoster(problem, options).assignments.flatMap(({ shiftId, personId }) =>
      personId === null ? [] : [[shiftId, personId] as const]
    )
  )

/** The shifts of each day in their order to the people in theirs: all are filled, each person works each day. */
const greedyPlan = ({ people, shifts }: RosterProblem): Plan =>
  new Map(shifts.map(({ id }, s) => [id, people[s % people.length]!.id]))

/** What was refused before and is refused by the plan, per person. */
const refusedWith = (problem: RosterProblem, plan: Plan): number[] =>
  problem.people.map(({ id, carriedOver }) => {
    const work = problem.shifts.filter((shift) => plan.get(shift.id) === id)
    const refused = problem.availability.filter(
      (wish) => wish.personId === id && !work.some(({ start, end }) => start < wish.end && end > wish.start)
    )
    return (carriedOver?.wishesRefused ?? 0) + refused.length
  })

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

const seeds = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 12)

test('refusals of before and now are spread no wider than by a greedy assignment, nor than without a memory', () => {
  let [mine, forgetful] = [0, 0]
  for (let seed = 1; seed <= seeds; seed += 1) {
    const random = new Random(seed)
    const people = Array.from({ length: 8 }, (_, p) => refusedOnce(`p${p}`, random.below(3)))
    const problem = scarceMornings(people, 3, seed)
    const ours = planOf(problem)
    assert.equal(ours.size, problem.shifts.length, `seed ${seed}: everything is filled`)
    const spread = deviation(refusedWith(problem, ours))
    const greedy = deviation(refusedWith(problem, greedyPlan(problem)))
    assert.ok(spread <= greedy, `seed ${seed}: ${spread.toFixed(2)} is more than ${greedy.toFixed(2)}`)
    const without = { ...problem, people: people.map(({ id }) => employee(id)) }
    mine += spread
    forgetful += deviation(refusedWith(problem, planOf(without)))
  }
  assert.ok(mine < forgetful, `${mine.toFixed(2)} is not less than ${forgetful.toFixed(2)}`)
})

const early = open('mon 6-14')
const shifts = [early, open('mon 14-22')]
const wish = (personId: string) => ({
  personId,
  kind: 'preferred' as const,
  start: early.start,
  end: early.end,
})
const getsIt = (people: RosterPerson[], more: Partial<RosterProblem> = {}) =>
  solveRoster(
    smallProblem({ people, shifts, availability: people.map(({ id }) => wish(id)), ...more }),
    options
  ).changes.find(({ shiftId }) => shiftId === early.id)!

test('of two who wish for the same, who was refused more often before gets it, and the reason says so', () => {
  for (const due of ['ann', 'bob']) {
    const people = ['ann', 'bob'].map((id) => refusedOnce(id, id === due ? 1 : 0))
    const { toPersonId, reasons } = getsIt(people)
    assert.equal(toPersonId, due)
    assert.ok(reasons.some(({ code }) => code === 'prefers_due'))
  }
  const { reasons } = getsIt([employee('ann'), employee('bob')])
  assert.ok(reasons.some(({ code }) => code === 'prefers'))
})

test('a past counts up to two wishes, less than none nothing, and nothing where nothing is shared fairly', () => {
  const weightOf = (wishesRefused: number, fairness = 50) =>
    wishWeights({ people: [refusedOnce('ann', wishesRefused)], goals: { ...goals, fairness } })(wish('ann'))
  assert.deepEqual(
    [-3, 0, 1, 2, 9].map((refused) => weightOf(refused)),
    [1, 1, 2, 3, 3]
  )
  assert.equal(weightOf(2, 0), 1)
  assert.equal(wishWeights({ people: [], goals })({ ...wish('ann'), weight: 4 }), 4)
})

test('week by week, what one gets the other gets next', () => {
  assert.equal(addDays(WEEK.from, 7), WEEK.until)
  const refused = { ann: 0, bob: 0 }
  for (let week = 1; week <= 6; week += 1) {
    const median = (refused.ann + refused.bob) / 2
    const people = (['ann', 'bob'] as const).map((id) => refusedOnce(id, Math.round(refused[id] - median)))
    const { toPersonId } = getsIt(people, { seed: week })
    refused[toPersonId === 'ann' ? 'bob' : 'ann'] += 1
    assert.ok(Math.abs(refused.ann - refused.bob) <= 1, `week ${week}: ${JSON.stringify(refused)}`)
  }
})
