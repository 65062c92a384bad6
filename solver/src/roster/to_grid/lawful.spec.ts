/** Counts under the whole labour code and random contracts: whatever the search hands in, the plan breaks no rule. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysOf } from '../../time/time.ts'
import { evaluate } from '../evaluate.ts'
import type { GridProblem } from '../grid_model/grid_problem.ts'
import { randomRoster } from '../grid_model/testing/random_roster.ts'
import { GridAnnealer, heatOf } from '../grid_search/anneal.ts'
import { emptyRoster } from '../grid_search/empty_roster.ts'
import type { RosterProblem } from '../problem.ts'
import { Random } from '../../random.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { withContracts } from '../testing/with_contracts.ts'
import { keptDaysOf } from './kept_days.ts'
import { solveCounts, type GridSearch } from './solve_counts.ts'

/** Set it to some hundreds for a long run. */
const PROBLEMS = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 24)

const SHIFTS = [
  { id: 'day', start: '06:00', lengthMinutes: 480, workMinutes: 480 },
  { id: 'late', start: '14:00', lengthMinutes: 480, workMinutes: 450, kind: 'day' },
  { id: 'night', start: '22:00', lengthMinutes: 720, workMinutes: 690 },
]

/** A lifelike problem whose shifts are counts; part of them stays with their assignees. */
function problemAt(seed: number): RosterProblem {
  const random = new Random(seed)
  const size = { people: 3 + random.below(5), days: 7 + random.below(9), seed, locations: 1, held: 0.3 }
  const { skillMix: _, ...drawn } = withContracts(generatedProblem(size), seed)
  const kept = drawn.shifts.filter(({ currentPersonId }) => currentPersonId !== null && random.next() < 0.3)
  return {
    ...drawn,
    shifts: [],
    fixed: [...drawn.fixed, ...kept.map((shift) => ({ ...shift, personId: shift.currentPersonId! }))],
    catalogue: { shiftTypes: SHIFTS },
    demand: {
      counts: daysOf(drawn.from, drawn.until).flatMap((day) =>
        SHIFTS.map(({ id }) => ({
          day,
          shiftTypeId: id,
          locationId: 'location-0',
          positionId: 'seller',
          wanted: random.below(3),
          under: 100,
          over: 5,
        }))
      ),
    },
  }
}

/** Half of the plans come from a short search, the others are made without any rule. */
const searchAt =
  (seed: number): GridSearch =>
  async (grid) => {
    if (seed % 2 === 0) return { roster: randomRoster(grid, new Random(seed)), lowerBound: null }
    const annealer = new GridAnnealer(grid, seed, emptyRoster(grid))
    annealer.cycle({ moves: 30_000, ...heatOf(grid), stop: () => false })
    return { roster: annealer.best.roster, lowerBound: null }
  }

/** Person, day and catalogue shift of each cell with work that is not kept. */
function placesOf(problem: RosterProblem, grid: GridProblem, roster: Uint8Array): string[] {
  const kept = new Set(keptDaysOf(problem).map(({ person, day }) => person * grid.days + day))
  return [...roster].flatMap((type, cell) => {
    const [shift] = grid.labels.types[type]!.split(' ')
    const day = addDays(problem.from, cell % grid.days)
    return type === 0 || kept.has(cell)
      ? []
      : [`${grid.labels.people[Math.floor(cell / grid.days)]} ${day} ${shift}`]
  })
}

test('no plan has a blocking breach beyond kept work, nor two shifts of a person on a day', async () => {
  const seen = { dropped: 0, given: 0, kept: 0 }
  for (let seed = 1; seed <= PROBLEMS; seed += 1) {
    const problem = problemAt(seed)
    let handedIn: readonly string[] = []
    const { planned, assignments, blocking, dropped } = await solveCounts(problem, async (grid) => {
      const found = await searchAt(seed)(grid)
      handedIn = placesOf(problem, grid, found.roster)
      return found
    })
    const alone = evaluate(planned, new Map(), null).blocking
    const plan = new Map(assignments.map(({ shiftId, personId }) => [shiftId, personId]))
    assert.ok(blocking <= 0, `problem ${seed}`)
    assert.ok(evaluate(planned, plan, null).blocking <= alone)
    assert.deepEqual(planned.fixed, problem.fixed)
    const given = planned.shifts.filter(({ currentPersonId }) => currentPersonId !== null)
    const days = given.map(({ currentPersonId, day }) => `${currentPersonId} ${day}`)
    assert.equal(new Set(days).size, days.length)
    const places = new Set(given.map((shift) => `${shift.currentPersonId} ${shift.day} ${shift.shiftTypeId}`))
    const lost = handedIn.filter((place) => !places.has(place)).length
    assert.ok(lost <= dropped && days.length <= handedIn.length, 'only what breaks a rule is taken away')
    seen.dropped += dropped
    seen.given += days.length
    seen.kept += problem.fixed.filter(({ day }) => day >= problem.from && day < problem.until).length
  }
  for (const [what, times] of Object.entries(seen)) assert.ok(times > PROBLEMS, `${what}: ${times}`)
})
