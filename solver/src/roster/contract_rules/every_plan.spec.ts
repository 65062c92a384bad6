/** Tiny problems with every limit of a contract, wishes, mixes, kept work and a past: all plans tried one by one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultSettings } from '../../labour_code/law_packs.ts'
import { addDays, daysOf, minutesOf, periodOf, periodOfDays } from '../../time/time.ts'
import { solveRoster } from '../engine.ts'
import { evaluate } from '../evaluate.ts'
import { UNASSIGNED } from '../model.ts'
import { modelOf } from '../model_of.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import { Random } from '../../random.ts'
import { RosterState } from '../search/roster_state.ts'
import { smallProblem, employee } from '../testing/small_problem.ts'
import type { ContractLimit, PersonContract } from './contract.ts'

const THURSDAY = '2026-11-05'
const ZONE = 'Europe/Warsaw'
const clocks = { d: ['06:00', '14:00'], n: ['22:00', '06:00'], s: ['07:00', '11:00'] } as const

function shiftAt(type: keyof typeof clocks, day: string, id: string): RosterShift {
  const period = periodOf(day, clocks[type][0], clocks[type][1], ZONE)
  const place = { locationId: 'bakery', positionId: 'baker', zone: ZONE, currentPersonId: null }
  return { id, ...period, ...place, day, workMinutes: minutesOf(period), shiftTypeId: type }
}

type Changes = (problem: RosterProblem, random: Random) => RosterProblem

function drawn(random: Random, changes: Changes): RosterProblem {
  const days = daysOf(THURSDAY, addDays(THURSDAY, 4))
  const shifts = days.flatMap((day) =>
    Array.from({ length: random.pick([1, 1, 2]) }, (_, i) =>
      shiftAt(random.pick(['d', 'd', 'n', 's']), day, `${day} ${i}`)
    )
  )
  const [rules] = smallProblem({}).ruleSets
  const until = addDays(THURSDAY, 4)
  const periods = [{ from: THURSDAY, until, normMinutes: 1200, minimumMinutes: null, maximumMinutes: null }]
  const people = ['ann', 'bob'].map((id) => employee(id, { periods }))
  return changes(
    {
      ...smallProblem({ people, shifts: shifts.slice(0, 6), iterationLimit: 12_000 }),
      from: THURSDAY,
      until,
      ruleSets: [{ ...rules!, settings: { ...defaultSettings, weekly_rest: 'off' } }],
      catalogue: {
        shiftTypes: ['d', 'n', 's'].map((id) => ({
          id,
          start: '06:00',
          lengthMinutes: 480,
          workMinutes: 480,
        })),
      },
    },
    random
  )
}

/** Every plan's verdict by the running state and from scratch, and the least score of those that break nothing more. */
function leastScore(problem: RosterProblem): { least: number; refused: number } {
  const model = modelOf(problem)
  const kept = evaluate(problem, new Map(), null).blocking
  const chosen = new Int32Array(model.shifts.length).fill(UNASSIGNED)
  let least = Infinity
  let refused = 0
  for (;;) {
    const plan = new Map(model.shifts.map(({ id }, s) => [id, model.people[chosen[s]!]?.id ?? null]))
    const { blocking, score } = evaluate(problem, plan, model.fair)
    const single = chosen.every((p, s) => p === UNASSIGNED || model.allowed[p * chosen.length + s] === 1)
    if (single) {
      const state = new RosterState(model)
      chosen.forEach((person, s) => state.set(s, person))
      const holds = state.settle()
      // Where kept work breaks a rule already, a plan may break it in other places as long as it is no further.
      if (kept === 0) assert.equal(holds, blocking === 0, [...plan.values()].join(' '))
      if (holds) assert.ok(Math.abs(state.score() - score) < 1e-6)
      if (holds) least = Math.min(least, score)
    } else assert.ok(blocking > kept)
    if (kept === 0 && blocking > 0) refused += 1
    let s = 0
    while (s < chosen.length && chosen[s] === model.people.length - 1) chosen[s++] = UNASSIGNED
    if (s === chosen.length) return { least, refused }
    chosen[s]! += 1
  }
}

/** Whether the search ends with the best of all plans; it never ends with one that breaks more than kept work does. */
function searched(problem: RosterProblem, least: number): boolean {
  const { score, figuresAfter } = solveRoster(problem, { now: () => performance.now() })
  assert.ok(score >= least - 1e-6, `${score} below ${least}`)
  assert.ok(figuresAfter.blockingViolations <= evaluate(problem, new Map(), null).blocking)
  return score <= least + 1e-6
}

function assertBest(changes: Changes, rounds = 8): void {
  const random = new Random(9)
  let refused = 0
  let missed = 0
  for (let round = 0; round < rounds; round += 1) {
    const problem = drawn(random, changes)
    const plain = leastScore(problem)
    const found = [1, 2, 3].some((seed) => searched({ ...problem, seed }, plain.least))
    refused += plain.refused
    missed += Number(!found)
  }
  assert.ok(refused > 0)
  assert.equal(missed, 0)
}

const withContract =
  (contract: (random: Random) => PersonContract): Changes =>
  (problem, random) => ({
    ...problem,
    people: problem.people.map((person) => ({ ...person, contract: contract(random) })),
  })
const weighed = (limit: ContractLimit, random: Random): ContractLimit =>
  random.next() < 0.3 ? { ...limit, weight: 3 } : limit

const limits: Readonly<Record<string, (random: Random) => PersonContract>> = {
  dayMinutes: (random) => ({
    dayMinutes: weighed(random.next() < 0.5 ? { max: 400 } : { min: 300 }, random),
  }),
  weekMinutes: (random) => ({ weekMinutes: weighed({ max: 480 * (1 + random.below(2)) }, random) }),
  periodMinutes: (random) => ({ periodMinutes: { max: 480 * (1 + random.below(2)), min: 240 } }),
  daysWorked: (random) => ({ daysWorked: weighed({ min: 1, max: 1 + random.below(2) }, random) }),
  'daysInRow, most': (random) => ({ daysInRow: weighed({ max: 1 + random.below(2) }, random) }),
  'daysInRow, least': (random) => ({ daysInRow: weighed({ min: 2 + random.below(2) }, random) }),
  daysOffInRow: (random) => ({ daysOffInRow: weighed({ min: 2, max: 2 }, random) }),
  weekends: (random) => ({ weekends: weighed({ max: 0 }, random) }),
  completeWeekends: () => ({ completeWeekends: {} }),
  shiftTypeIds: () => ({ shiftTypeIds: ['d'] }),
  shiftTypeCounts: (random) => ({ shiftTypeCounts: { d: weighed({ max: 1 }, random) } }),
  kindsInRow: (random) => ({ kindsInRow: { d: weighed({ min: 1 + random.below(2), max: 2 }, random) } }),
  all: () => ({ daysInRow: { min: 2, max: 3 }, daysOffInRow: { min: 2 }, weekMinutes: { max: 1440 } }),
}
for (const [what, contract] of Object.entries(limits)) {
  test(`${what}: every verdict agrees, and the best of all plans is found`, () =>
    assertBest(withContract(contract)))
}

test('a past and kept work: every verdict agrees, and the best of all plans is found', () =>
  assertBest((problem, random) => {
    const before = shiftAt('d', addDays(THURSDAY, -1), 'before')
    const inside = shiftAt('s', addDays(THURSDAY, 2), 'inside')
    const after = shiftAt('d', addDays(THURSDAY, 4), 'after')
    const own = withContract(() => ({
      daysInRow: { max: 3, min: 2 },
      daysWorked: { max: 3 },
      daysOffInRow: { min: 2 },
    }))
    const { people, ...rest } = own(problem, random)
    return {
      ...rest,
      people: people.map((person, p) => ({
        ...person,
        ...(p === 1 && {
          history: { lastKind: null, kindRun: 0, workRun: 0, offRun: 1, daysWorked: 1, weekends: 0 },
        }),
      })),
      fixed: [before, inside, after]
        .filter(() => random.next() < 0.6)
        .map((shift) => ({ ...shift, personId: 'ann' })),
    }
  }, 12))

test('wishes with weights and absences: the best of all plans is found', () =>
  assertBest((problem, random) => ({
    ...problem,
    absences: [{ personId: 'ann', ...periodOfDays(THURSDAY, addDays(THURSDAY, 1), ZONE) }],
    availability: problem.people.flatMap(({ id }) =>
      [1, 2, 3].map((day) => ({
        personId: id,
        kind: 'preferred' as const,
        ...periodOf(addDays(THURSDAY, day), '08:00', '12:00', ZONE),
        weight: 1 + random.below(8),
      }))
    ),
  })))

test('skill mixes, of a time and of a group: the best of all plans is found', () =>
  assertBest((problem, random) => ({
    ...withContract(() => ({ daysWorked: { max: 2 } }))(problem, random),
    people: problem.people.map((person, p) => ({
      ...person,
      contract: { daysWorked: { max: 2 } },
      ...(p === 0 && { tagIds: ['first-aid'] }),
    })),
    skillMix: [
      {
        id: 'time',
        tagId: 'first-aid',
        minimum: 1,
        weight: 1 + random.below(100),
        locationId: 'bakery',
        ...periodOf(addDays(THURSDAY, 1), '08:00', '20:00', ZONE),
      },
      {
        id: 'group',
        tagId: 'first-aid',
        minimum: 1 + random.below(2),
        weight: 1 + random.below(100),
        shiftIds: problem.shifts.filter(() => random.next() < 0.4).map(({ id }) => id),
      },
    ],
  })))
