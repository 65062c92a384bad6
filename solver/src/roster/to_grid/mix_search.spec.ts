/** Skill mixes beside counts: the best plan of all, tried one by one, against what is found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysBetween, daysOf, periodOf } from '../../time/time.ts'
import type { PersonContract } from '../contract_rules/contract.ts'
import { checkProblem } from '../demand/check_problem.ts'
import { shiftOn } from '../demand/shift_on.ts'
import { evaluate } from '../evaluate.ts'
import type { FixedWork, RosterProblem } from '../problem.ts'
import { Random } from '../../random.ts'
import { anneal, problemWith, rowsOf, SHIFTS, THURSDAY } from '../testing/counts_problem.ts'
import { wardOf } from '../testing/mixed_ward.ts'
import { plainBest, plainMix } from '../testing/plain_counts.ts'
import { solveCounts, type CountsPlan, type GridSearch } from './solve_counts.ts'

/** Set it to some hundreds for a long run. */
const PROBLEMS = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 40)

const contracts: readonly ((random: Random) => PersonContract)[] = [
  () => ({}),
  (random) => ({ daysInRow: { min: 1 + random.below(3), max: 3 } }),
  (random) => ({ daysWorked: { min: 1 + random.below(2), max: 2 + random.below(3), weight: 800 } }),
  (random) => ({ daysWorked: { min: 1 + random.below(2), max: 2 + random.below(3) } }),
  () => ({
    periodMinutes: { max: 1920 },
    daysOffInRow: { min: 2 },
    kindsInRow: { n: { max: 2, weight: 1500 } },
    weekends: { max: 1 },
  }),
]

/**
 * Counts whose heads cost about as much as hours in which a mix lacks people, so that neither always wins; in some
 * problems a shift is kept.
 */
function mixedProblem(contract: (typeof contracts)[number], random: Random): RosterProblem {
  const drawn = problemWith({ contract }, random)
  const days = daysBetween(drawn.from, drawn.until)
  const tags = ['first-aid', 'keys']
  const counts = drawn.demand!.counts!.map((one) => ({ ...one, under: one.under * 100, over: one.over * 20 }))
  const skillMix = Array.from({ length: 1 + random.below(3) }, (_, m) => ({
    ...{ id: `mix ${m}`, tagId: random.pick(tags), minimum: 1 + random.below(2) },
    ...{ weight: random.pick([1, 2, 5, 20, 100]), locationId: 'bakery' },
    ...periodOf(
      addDays(drawn.from, random.below(days)),
      random.pick(['05:00', '10:00', '20:00']),
      random.pick(['06:30', '23:30', '23:00']),
      drawn.zone
    ),
  }))
  const people = drawn.people.map((person) => ({
    ...person,
    tagIds: tags.filter(() => random.next() < 0.5),
  }))
  const keeps = random.next() < 0.4
  const kept = keptShift(drawn, random)
  return { ...drawn, people, demand: { counts }, skillMix, fixed: keeps ? [kept] : [] }
}

function keptShift({ from, until, zone }: RosterProblem, random: Random): FixedWork {
  const day = random.pick(daysOf(from, until))
  const place = { locationId: 'bakery', positionId: 'baker' }
  return { ...shiftOn(random.pick(SHIFTS), day, place, zone, 'kept'), personId: 'p0' }
}

/** A search that is made once, for a problem with its mixes and without. */
function once(): GridSearch {
  let found: ReturnType<GridSearch> | null = null
  return (grid) => (found ??= anneal(grid))
}

const totalOf = ({ cost, mixCost }: CountsPlan): number => cost.cost + mixCost

test('with mixes the best of all plans is found in all but a few problems, and judged the same', async () => {
  const random = new Random(31)
  const seen = { known: 0, best: 0, bestBefore: 0 }
  for (let round = 0; round < PROBLEMS; round += 1) {
    const problem = mixedProblem(contracts[round % contracts.length]!, random)
    assert.deepEqual(checkProblem(problem), [])
    const search = once()
    const before = await solveCounts({ ...problem, skillMix: [] }, search)
    const plan = await solveCounts(problem, search)
    // Below 0 where more work mends what kept work alone breaks.
    assert.ok(plan.blocking <= 0)
    assert.equal(plan.mixCost, plainMix(problem, rowsOf(plan)), `problem ${round}`)
    assert.ok(plan.cost.hard <= before.cost.hard)
    if (plan.cost.hard > 0) continue
    const totalBefore = before.cost.cost + plainMix(problem, rowsOf(before))
    assert.ok(before.cost.hard > 0 || totalOf(plan) <= totalBefore, 'never dearer than without a search')
    const best = plainBest(problem)
    assert.ok(totalOf(plan) >= best, `problem ${round}`)
    seen.known += 1
    seen.best += Number(totalOf(plan) === best)
    seen.bestBefore += Number(totalBefore === best)
  }
  assert.ok(seen.known >= PROBLEMS * 0.8, JSON.stringify(seen))
  assert.ok(seen.best >= seen.known * 0.98, JSON.stringify(seen))
  assert.ok(seen.bestBefore <= seen.known * 0.6, `the problems need a search: ${JSON.stringify(seen)}`)
})

test('rules the core model does not know hold, and kept work stays, whatever mixes ask for', async () => {
  const random = new Random(12)
  const seen = { refused: 0, better: 0, kept: 0 }
  for (let round = 0; round < 24; round += 1) {
    const drawn = mixedProblem(() => ({ weekMinutes: { max: 900 } }), random)
    const people = drawn.people.map((person, p) => ({
      ...person,
      ...(p === 1 && { dailyRestMinutes: 1440 }),
    }))
    const problem = { ...drawn, people }
    const search = once()
    const before = await solveCounts({ ...problem, skillMix: [] }, search)
    const plan = await solveCounts(problem, search)
    assert.equal(plan.blocking, 0)
    assert.deepEqual(plan.planned.fixed, drawn.fixed)
    const rows = rowsOf(plan)
    for (const { day, shiftTypeId } of drawn.fixed)
      assert.equal(rows[0]![daysBetween(drawn.from, day)], shiftTypeId)
    const own = plan.planned.shifts.filter(({ currentPersonId }) => currentPersonId !== null)
    const work = [...own, ...drawn.fixed].length
    assert.equal(work, [...rows.join('')].filter((letter) => letter !== '.').length)
    const mixCost = plainMix(problem, rows)
    assert.equal(plan.mixCost, mixCost)
    assert.ok(totalOf(plan) <= before.cost.cost + plainMix(problem, rowsOf(before)))
    seen.better += Number(totalOf(plan) < before.cost.cost + plainMix(problem, rowsOf(before)))
    // Without the rules that only the labour code and contracts carry, mixes would be met better.
    const free = people.map(({ dailyRestMinutes: _, ...person }) => ({ ...person, contract: {} }))
    seen.refused += Number(totalOf(await solveCounts({ ...problem, people: free }, anneal)) < totalOf(plan))
    seen.kept += drawn.fixed.length
  }
  assert.ok(seen.better >= 6 && seen.refused >= 6 && seen.kept >= 6, JSON.stringify(seen))
})

test('a ward under the labour code: mixes lack far less, and the same problem has the same plan', async () => {
  const problem = wardOf(3, { people: 12, days: 14 })
  const before = await solveCounts({ ...problem, skillMix: [] }, anneal)
  const missing = evaluate({ ...before.planned, skillMix: problem.skillMix! }, assigneesOf(before))
  const plan = await solveCounts(problem, anneal)
  assert.equal(plan.blocking, 0)
  assert.equal(plan.mixCost, evaluate(plan.planned, assigneesOf(plan)).aggregates.mixShort)
  const totalBefore = before.cost.cost + missing.aggregates.mixShort
  // Without moves that exchange the work of two people it is an eighth.
  assert.ok(totalOf(plan) < totalBefore / 10, `${totalBefore}, ${totalOf(plan)}`)
  assert.deepEqual(await solveCounts(problem, anneal), plan)
})

test('a search whose time runs out ends then, and anneals to its end within a part of its moves', async () => {
  const wards = [1, 2, 3, 4].map((seed) => wardOf(seed, { people: 12, days: 14 }))
  // Each look takes so much of the time; the 168,000 moves are 656 looks.
  const inLooks = async (problem: RosterProblem, looks: number) => {
    let asked = 0
    const found = await solveCounts(problem, anneal, { spent: () => asked++ / looks })
    assert.equal(found.blocking, 0)
    return { total: totalOf(found), asked }
  }
  let [untouched, tenth] = [0, 0]
  for (const ward of wards) {
    untouched += totalOf(await solveCounts(ward, anneal, { spent: () => 1 }))
    const { total, asked } = await inLooks(ward, 66)
    assert.ok(asked <= 66 + 4 * 2, `${asked} looks`)
    tenth += total
  }
  // As hot to its end as it begins, it comes to a quarter.
  assert.ok(tenth < untouched / 5, `${untouched} before, ${tenth} in a tenth of the time`)
  const [ward] = wards
  assert.equal((await inLooks(ward!, 1e9)).total, totalOf(await solveCounts(ward!, anneal)))
})

const assigneesOf = ({ assignments }: CountsPlan): Map<string, string | null> =>
  new Map(assignments.map(({ shiftId, personId }) => [shiftId, personId]))

test('a plan whose mixes lack nothing stays as it is without them', async () => {
  const random = new Random(2)
  let met = 0
  for (let round = 0; round < 8; round += 1) {
    const problem = problemWith({ contract: () => ({}) }, random)
    const before = await solveCounts(problem, anneal)
    const skillMix = daysOf(problem.from, problem.until)
      .filter((_, at) => rowsOf(before).some((row) => row[at] === 'd'))
      .map((day) => ({
        ...{ id: day, positionId: 'baker', minimum: 1, weight: 100, locationId: 'bakery' },
        ...periodOf(day, '06:00', '14:00', problem.zone),
      }))
    met += skillMix.length
    const plan = await solveCounts({ ...problem, skillMix }, anneal)
    assert.deepEqual([plan.assignments, plan.cost], [before.assignments, before.cost])
    assert.deepEqual([plan.mixGaps, plan.mixCost], [[], 0])
  }
  assert.ok(met >= 8, `${met}`)
})

test('a mix that no one counts for costs the counts nothing', async () => {
  const drawn = problemWith({ contract: () => ({}) }, new Random(4))
  const time = periodOf(THURSDAY, '06:00', '14:00', drawn.zone)
  const mix = { id: 'first aid', tagId: 'first-aid', minimum: 1, weight: 50, locationId: 'bakery', ...time }
  const plan = await solveCounts({ ...drawn, skillMix: [mix] }, anneal)
  assert.equal(plan.cost.cost, (await solveCounts(drawn, anneal)).cost.cost)
  assert.equal(plan.mixCost, 480 * 50)
})
