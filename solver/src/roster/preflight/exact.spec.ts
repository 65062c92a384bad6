import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, periodOf } from '../../time/time.ts'
import { preflight } from '../preflight.ts'
import type { RosterProblem, RosterShift } from '../problem.ts'
import { leastOpen } from '../testing/least_open.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { tinyProblem } from '../testing/tiny_problem.ts'
import type { PreflightFinding } from './finding.ts'

const PROBLEMS = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 400)
const blocks = (problem: RosterProblem): PreflightFinding[] =>
  preflight(problem).findings.filter(({ severity }) => severity === 'block')

const tried = Array.from({ length: PROBLEMS }, (_, i) => {
  const problem = tinyProblem(i + 1)
  return { seed: i + 1, least: leastOpen(problem), findings: blocks(problem) }
})
const impossible = tried.filter(({ least }) => least.shifts > 0)
const known = impossible.filter(({ findings }) => findings.length > 0)

test(`${known.length} of ${impossible.length} problems without a full plan are known before, and none of ${tried.length - impossible.length} others is called impossible`, () => {
  for (const { seed, least, findings } of tried) {
    if (least.shifts === 0) assert.deepEqual(findings, [], `problem ${seed}`)
  }
  assert.ok(tried.length - impossible.length > PROBLEMS / 10)
  assert.ok(known.length > 0.7 * impossible.length)
})
test('no finding claims more open shifts or hours than the best of all plans leaves open', () => {
  for (const { seed, least, findings } of tried) {
    for (const { code, details } of findings) {
      const { missing, shifts, neededMinutes, availableMinutes } = details
      const left = code === 'day_hours_short' ? least.minutes : least.shifts
      const claimed = missing ?? shifts ?? Number(neededMinutes) - Number(availableMinutes)
      assert.ok(left >= Number(claimed), `problem ${seed}: ${code} claims ${claimed}, ${left} are left`)
    }
  }
})

type Planted = {
  /** Any of these names it: the worst of a day is reported. */
  readonly codes: readonly PreflightFinding['code'][]
  readonly plant: (problem: RosterProblem) => RosterProblem
}

const noon = (problem: RosterProblem, id: string, changes: Partial<RosterShift> = {}): RosterShift => {
  const day = addDays(problem.from, 2)
  const period = periodOf(day, '12:00', '20:00', problem.zone)
  const place = { locationId: 'location-0', positionId: 'seller', day, zone: problem.zone }
  return { id, ...place, ...period, workMinutes: 480, currentPersonId: null, ...changes }
}
const withShifts = (problem: RosterProblem, shifts: readonly RosterShift[]) => ({
  ...problem,
  shifts: [...problem.shifts, ...shifts],
})
const planted: readonly Planted[] = [
  {
    codes: ['no_qualified_person'],
    plant: (problem) => withShifts(problem, [noon(problem, 'planted', { positionId: 'pilot' })]),
  },
  {
    codes: ['day_short', 'rest_short'],
    plant: (problem) =>
      withShifts(
        problem,
        problem.people.map(({ id }) => noon(problem, `planted ${id}`))
      ),
  },
  {
    codes: ['day_short', 'rest_short'],
    plant: (problem) => {
      const leave = periodOf(addDays(problem.from, 2), '00:00', '00:00', problem.zone)
      const absences = problem.people.map(({ id }) => ({ personId: id, ...leave }))
      return { ...withShifts(problem, [noon(problem, 'planted')]), absences }
    },
  },
  {
    codes: ['shift_breaks_rule'],
    plant: (problem) => {
      const shift = noon(problem, 'planted')
      return withShifts(problem, [{ ...shift, end: shift.start + 14 * 3_600_000, workMinutes: 840 }])
    },
  },
  {
    codes: ['rest_short'],
    plant: (problem) => {
      const at = (start: string, end: string) => periodOf(addDays(problem.from, 2), start, end, problem.zone)
      const both = [at('06:00', '12:00'), at('13:00', '20:00'), at('22:00', '06:00')]
      const shifts = problem.people.flatMap(({ id }) =>
        both.map((period, i) => noon(problem, `planted ${i} ${id}`, period))
      )
      return { ...problem, shifts }
    },
  },
]
for (const [place, { codes, plant }] of planted.entries())
  test(`planted ${place + 1}: ${codes.join(' or ')} is found in every problem it is planted in`, () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const clean = generatedProblem({ people: 12, days: 7, seed, demand: 0.4, locations: 2 })
      const before = blocks(clean).map((finding) => JSON.stringify(finding))
      const added = blocks(plant(clean)).filter((finding) => !before.includes(JSON.stringify(finding)))
      assert.ok(
        added.some(({ code }) => codes.includes(code)),
        `seed ${seed}`
      )
    }
  })
