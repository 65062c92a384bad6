/** Counts of catalogue shifts: the best plan of all, tried one by one, is what the search finds, limit by limit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysOf, periodOf, periodOfDays } from '../../time/time.ts'
import type { ContractLimit, PersonContract } from '../contract_rules/contract.ts'
import { checkProblem } from '../demand/check_problem.ts'
import { shiftOn } from '../demand/shift_on.ts'
import type { RosterProblem } from '../problem.ts'
import { Random } from '../../random.ts'
import { anneal, problemWith, rowsOf, SHIFTS, THURSDAY, type Made } from '../testing/counts_problem.ts'
import { plainBest, plainDemand, plainRow } from '../testing/plain_counts.ts'
import { solveCounts, type CountsPlan } from './solve_counts.ts'

/** Judges a plan by the text of the problem. */
function judged(problem: RosterProblem, plan: CountsPlan): { hard: boolean; cost: number } {
  const rows = rowsOf(plan)
  const parts = [
    ...rows.map((row, p) => plainRow(problem, problem.people[p]!, row)),
    plainDemand(problem, rows),
  ]
  return { hard: parts.some(({ hard }) => hard), cost: parts.reduce((sum, { cost }) => sum + cost, 0) }
}

async function assertBest(made: Made, seed: number, rounds: number): Promise<void> {
  const random = new Random(seed)
  const seen = { solved: 0, impossible: 0, missed: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const problem = problemWith(made, random)
    if (checkProblem(problem).length > 0) continue
    const best = plainBest(problem)
    const plan = await solveCounts(problem, anneal)
    const { hard, cost } = judged(problem, plan)
    assert.equal(plan.blocking, 0)
    for (const { day, shiftTypeId, wanted } of problem.demand!.counts!) {
      const own = plan.planned.shifts.filter(
        (shift) => shift.day === day && shift.shiftTypeId === shiftTypeId
      )
      const heads = own.filter(({ currentPersonId }) => currentPersonId !== null).length
      assert.equal(
        own.length,
        Math.max(wanted, heads),
        'one shift for each head, and for each that is missing'
      )
    }
    assert.equal(hard, plan.cost.hard > 0, `round ${round}: the verdicts differ, ${rowsOf(plan).join(' ')}`)
    if (!hard) assert.equal(cost, plan.cost.cost, `round ${round}`)
    if (best === Infinity) {
      assert.ok(hard)
      seen.impossible += 1
    } else if (hard || cost > best) seen.missed += 1
    else {
      assert.equal(cost, best)
      seen.solved += 1
    }
  }
  assert.ok(seen.solved >= rounds / 3, JSON.stringify(seen))
  assert.ok(seen.missed <= Math.ceil(rounds / 8), JSON.stringify(seen))
}

/** Now a hard limit, now one with a weight. */
const weighed = (limit: ContractLimit, random: Random): ContractLimit =>
  random.next() < 0.4 ? { ...limit, weight: 5 + random.below(40) } : limit

const limits: Readonly<Record<string, (random: Random) => PersonContract>> = {
  'no contract': () => ({}),
  'minutes of the period': (random) => ({
    periodMinutes: weighed({ min: 450, max: 900 + 480 * random.below(3) }, random),
  }),
  'minutes of a day': (random) => ({ dayMinutes: random.next() < 0.5 ? { max: 450 } : { min: 480 } }),
  'days worked': (random) => ({
    daysWorked: weighed({ min: 1 + random.below(2), max: 2 + random.below(3) }, random),
  }),
  'days in a row': (random) => ({ daysInRow: weighed({ min: 1 + random.below(3), max: 3 }, random) }),
  'days off in a row': (random) => ({ daysOffInRow: weighed({ min: 1 + random.below(3), max: 4 }, random) }),
  weekends: (random) => ({ weekends: weighed({ max: random.below(2) }, random) }),
  'whole weekends': (random) => ({ completeWeekends: random.next() < 0.5 ? {} : { weight: 25 } }),
  'agreed shifts': (random) => ({ shiftTypeIds: random.next() < 0.5 ? ['d'] : ['d', 'n'] }),
  'caps of a shift': (random) => ({ shiftTypeCounts: { n: weighed({ max: random.below(3) }, random) } }),
  'runs of a kind': (random) => ({
    kindsInRow: { n: weighed({ min: 1 + random.below(2), max: 2 }, random) },
  }),
  'all at once': (random) => ({
    periodMinutes: { max: 1920 },
    daysInRow: weighed({ min: 2, max: 3 }, random),
    daysOffInRow: { min: 2 },
    kindsInRow: { n: { max: 2, weight: 15 } },
    weekends: { max: 1 },
  }),
}

for (const [what, contract] of Object.entries(limits)) {
  test(`${what}: the best of all plans is found, and judged the same`, () => assertBest({ contract }, 5, 16))
}

const past = [
  { lastKind: 'n', kindRun: 1, workRun: 2, offRun: 0, daysWorked: 2, weekends: 1 },
  { lastKind: null, kindRun: 0, workRun: 0, offRun: 1, daysWorked: 1, weekends: 0 },
]
test('figures of the past count: the best of all plans is found', async () => {
  const made = {
    contract: () => ({
      daysInRow: { min: 2, max: 3 },
      daysOffInRow: { min: 2, weight: 20 },
      daysWorked: { max: 5 },
      kindsInRow: { n: { min: 2, max: 2, weight: 30 } },
      weekends: { max: 1 },
    }),
  }
  const random = new Random(8)
  let solved = 0
  for (let round = 0; round < 20; round += 1) {
    const drawn = problemWith(made, random)
    const problem = {
      ...drawn,
      people: drawn.people.map((person, p) => ({ ...person, history: past[(p + round) % 2]! })),
    }
    // A night the day before leaves no rest before a day shift: the text judge knows by an absence of its own kind.
    const free = problem.demand!.counts!.filter(
      ({ day, shiftTypeId }) => day !== THURSDAY || shiftTypeId !== 'd'
    )
    const asked = { ...problem, demand: { counts: free } }
    const plan = await solveCounts(asked, anneal)
    const { hard, cost } = judged(asked, plan)
    const best = plainBest(asked)
    assert.equal(hard, plan.cost.hard > 0)
    if (!hard) assert.equal(cost, plan.cost.cost)
    assert.ok(hard || cost >= best)
    if (cost === best && !hard) solved += 1
  }
  assert.ok(solved >= 15, `${solved}`)
})

test('wishes, absences and kept work: the best of all plans is found', async () => {
  const random = new Random(3)
  let solved = 0
  let kept = 0
  for (let round = 0; round < 24; round += 1) {
    const drawn = problemWith({ contract: () => ({ daysInRow: { max: 3 } }) }, random)
    const days = daysOf(drawn.from, drawn.until)
    const keeps = random.next() < 0.6
    const day = random.pick(days.slice(1))
    const own = shiftOn(SHIFTS[1]!, day, { locationId: 'bakery', positionId: 'baker' }, drawn.zone, 'kept')
    const problem: RosterProblem = {
      ...drawn,
      fixed: keeps ? [{ ...own, personId: 'p0' }] : [],
      absences: [{ personId: 'p1', ...periodOfDays(days[2]!, addDays(days[2]!, 1), drawn.zone) }],
      shiftWishes: Array.from({ length: 4 }, () => ({
        personId: random.pick(drawn.people).id,
        day: random.pick(days),
        shiftTypeId: random.pick(['d', 'n', null]),
        kind: random.pick(['on', 'off'] as const),
        weight: 1 + random.below(60),
      })),
      availability: drawn.people.map(({ id }) => ({
        personId: id,
        kind: 'preferred' as const,
        ...periodOf(random.pick(days), random.pick(['05:00', '20:00']), '23:00', drawn.zone),
        weight: 1 + random.below(60),
      })),
    }
    // A night before the absence reaches into it; the text judge reads days only.
    const counts = problem.demand!.counts!.filter(
      (count) => count.day !== days[1] || count.shiftTypeId !== 'n'
    )
    const asked = { ...problem, demand: { counts } }
    if (keeps && day === days[1]) continue
    kept += Number(keeps)
    const best = plainBest(asked)
    const plan = await solveCounts(asked, anneal)
    const { hard, cost } = judged(asked, plan)
    assert.equal(hard, plan.cost.hard > 0, rowsOf(plan).join(' '))
    if (!hard) assert.equal(cost, plan.cost.cost)
    assert.ok(hard ? best === Infinity : cost >= best)
    if (cost === best) solved += 1
  }
  assert.ok(solved >= 15, `${solved}`)
  assert.ok(kept >= 6, `${kept}`)
})
