import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, instantOf, overlaps, periodOf } from '../../time/time.ts'
import { Random } from '../../random.ts'
import { dayNamed } from '../../labour_code/testing/timeline.ts'
import type { SkillMix } from '../demand/demand.ts'
import { countsFor } from '../demand/skill_mix.ts'
import { modelOf } from '../model_of.ts'
import { preflight } from '../preflight.ts'
import type { RosterProblem } from '../problem.ts'
import { everyPlan } from '../testing/every_plan.ts'
import { employee, kept, open, smallProblem } from '../testing/small_problem.ts'
import { tinyProblem } from '../testing/tiny_problem.ts'

const ZONE = 'Europe/Warsaw'
const found = (problem: RosterProblem) =>
  preflight(problem).findings.filter(({ code }) => code === 'mix_short')
const on = (day: string, minimum = 1) => ({
  ...{ id: `aid ${day}`, locationId: 'bakery', workPositionId: 'baker', tagId: 'aid', minimum, weight: 100 },
  ...periodOf(dayNamed(day), '06:00', '14:00', ZONE),
})
const trained = (id: string) => employee(id, { tagIds: ['aid'] })
const shifts = ['mon', 'tue', 'wed'].flatMap((day) =>
  [1, 2].map((n) => open(`${day} 6-14`, { id: `${day} ${n}` }))
)
const details = (changes: Partial<RosterProblem>) =>
  found(smallProblem({ shifts, ...changes })).map((finding) => finding.details)
const asked = {
  ...{ locationId: 'bakery', positionId: 'baker', tagId: 'aid', day: '2026-11-02', days: 3 },
  ...{ needed: 1, available: 0, missing: 1 },
}

test('a tag that no one has is one finding for all its days, which only warns', () => {
  const skillMix = ['mon', 'tue', 'wed'].map((day) => on(day))
  const [finding, ...rest] = found(smallProblem({ shifts, skillMix }))
  assert.deepEqual(rest, [])
  assert.deepEqual(finding, { code: 'mix_short', severity: 'warn', details: asked })
})
test('one person who has it is enough, and not for two; the worst time is named', () => {
  const people = [trained('ann'), employee('bob')]
  assert.deepEqual(details({ people, skillMix: [on('mon'), on('tue')] }), [])
  assert.deepEqual(details({ people, skillMix: [on('mon'), on('tue', 2)] }), [
    { ...asked, day: '2026-11-03', days: 1, needed: 2, available: 1, missing: 1 },
  ])
})
test('those on leave, at work elsewhere or without the position do not count; those whose work stays do', () => {
  const skillMix = [on('mon')]
  const people = [trained('ann'), employee('bob')]
  const away = { personId: 'ann', ...periodOf(dayNamed('mon'), '00:00', '00:00', ZONE) }
  const one = { ...asked, days: 1 }
  assert.deepEqual(details({ people, skillMix, absences: [away] }), [one])
  const other = { ...kept('mon 6-14', 'ann'), locationId: 'mill' }
  assert.deepEqual(details({ people, skillMix, fixed: [other] }), [one])
  const lead = employee('ann', { tagIds: ['aid'], positionIds: ['lead'] })
  assert.deepEqual(details({ people: [lead, employee('bob')], skillMix }), [one])
  assert.deepEqual(details({ people, skillMix, fixed: [kept('mon 6-14', 'ann')] }), [])
})
test('who can have only the same shift counts once; in a group of shifts one person counts for each', () => {
  const people = ['ann', 'eve'].map((id) => employee(id, { tagIds: ['aid'], positionIds: ['lead'] }))
  const two = [open('mon 6-14', { id: 'a', positionId: 'lead' }), open('mon 6-14', { id: 'b' })]
  const { workPositionId: _, ...anyWork } = on('mon', 2)
  const [short] = details({ people: [...people, employee('bob')], shifts: two, skillMix: [anyWork] })
  assert.equal(short?.available, 1)
  const group = { id: 'group', tagId: 'aid', minimum: 3, weight: 1, shiftIds: shifts.map(({ id }) => id) }
  assert.deepEqual(details({ people: [trained('ann'), employee('bob')], skillMix: [group] }), [])
})

/** Random mixes over the days of a tiny problem, half of its people having the tag. */
function mixed(seed: number): RosterProblem {
  const random = new Random(seed)
  const problem = tinyProblem(seed)
  const first = instantOf(problem.from, '00:00', ZONE)
  const mixes = Array.from({ length: 2 }, (_, m): SkillMix => {
    const what = { id: `mix ${m}`, tagId: 'aid', minimum: 1 + random.below(3), weight: 50 }
    if (random.next() < 0.3)
      return { ...what, shiftIds: problem.shifts.filter(() => random.next() < 0.6).map(({ id }) => id) }
    const start = first + random.below(48) * 3_600_000
    const place = { locationId: 'bakery', ...(random.next() < 0.5 && { workPositionId: 'baker' }) }
    return { ...what, ...place, start, end: start + (4 + random.below(20)) * 3_600_000 }
  })
  const people = problem.people.map((person) =>
    random.next() < 0.5 ? { ...person, tagIds: ['aid'] } : person
  )
  return { ...problem, people, skillMix: mixes, until: addDays(problem.from, 7) }
}

/** By mix, how many people it lacks at its worst time in the plan that is best for that time. */
function leastMissing(problem: RosterProblem): number[] {
  const model = modelOf(problem)
  const person = new Map(problem.people.map((one) => [one.id, one]))
  const halfHours = (mix: SkillMix) =>
    'shiftIds' in mix
      ? [null]
      : Array.from({ length: (mix.end - mix.start) / 1_800_000 }, (_, at) => mix.start + at * 1_800_000)
  const times = problem.skillMix!.map(halfHours)
  const best = times.map((own) => own.map(() => 0))
  const worked = times.map((own) => own.map(() => false))
  everyPlan(model, ({ assignee }) => {
    const works = [
      ...model.shifts.map((shift, s) => ({ ...shift, personId: problem.people[assignee[s]!]?.id ?? null })),
      ...problem.fixed,
    ]
    problem.skillMix!.forEach((mix, m) =>
      times[m]!.forEach((at, t) => {
        const there = works.filter((work) =>
          'shiftIds' in mix
            ? mix.shiftIds.includes(work.id)
            : overlaps(work, { start: at!, end: at! + 1_800_000 }) &&
              work.locationId === mix.locationId &&
              (mix.workPositionId === undefined || work.positionId === mix.workPositionId)
        )
        const counted = there.filter(({ personId }) => personId && countsFor(mix, person.get(personId)!))
        worked[m]![t] ||= there.length > 0
        best[m]![t] = Math.max(best[m]![t]!, counted.length)
      })
    )
  })
  return problem.skillMix!.map(({ minimum }, m) =>
    Math.max(0, ...best[m]!.map((present, t) => (worked[m]![t] ? minimum - present : 0)))
  )
}

const PROBLEMS = Number(process.env.SHIFTLOOM_PROPERTY_PROBLEMS ?? 400)

test('no finding claims more than the best of all plans lacks, and most of what must lack is found', () => {
  let [lacking, named] = [0, 0]
  for (let seed = 1; seed <= PROBLEMS; seed += 1) {
    const problem = mixed(seed)
    const least = leastMissing(problem)
    problem.skillMix!.forEach((mix, m) => {
      const [finding] = found({ ...problem, skillMix: [mix] })
      const claimed = Number(finding?.details.missing ?? 0)
      assert.ok(claimed <= least[m]!, `problem ${seed}, mix ${m}: ${claimed} claimed, ${least[m]} must lack`)
      lacking += Number(least[m]! > 0)
      named += Number(claimed > 0)
    })
  }
  assert.ok(lacking > PROBLEMS / 4 && lacking < 1.9 * PROBLEMS, `${lacking} lack`)
  assert.ok(named > 0.8 * lacking, `${named} of ${lacking}`)
})
