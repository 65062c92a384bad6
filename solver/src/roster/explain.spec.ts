import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkChange, checkTimeline } from '../labour_code/check.ts'
import { fixedRules } from '../labour_code/company_choices.ts'
import { singleWorkRules } from '../labour_code/registry.ts'
import type { RuleId } from '../labour_code/rule.ts'
import { solveRoster } from './engine.ts'
import { explain } from './explain.ts'
import { factsOf, rulesFor, rulesOf } from './facts.ts'
import type { RosterProblem } from './problem.ts'
import type { RosterResult } from './result.ts'
import { filled } from './testing/filled.ts'
import { generatedProblem } from './testing/generated_problem.ts'

const options = { now: () => performance.now() }
/** A company that lets no single week go beyond the average. */
const strictWeeks = (problem: RosterProblem): RosterProblem => ({
  ...problem,
  ruleSets: problem.ruleSets.map((rules) => ({
    ...rules,
    settings: { ...rules.settings, weekly_hours: 'block' },
  })),
})
const shortOfPeople = strictWeeks(generatedProblem({ people: 12, days: 14, seed: 21, demand: 1.5 }))
const result = solveRoster(shortOfPeople, options)

/** The blocking verdicts a shift would add to a person's finished work, from the kernel alone. */
function wouldBreak(
  problem: RosterProblem,
  { assignments }: RosterResult,
  shiftId: string,
  personId: string
) {
  const index = problem.people.findIndex(({ id }) => id === personId)
  const person = problem.people[index]!
  const given = new Set(
    assignments.filter((entry) => entry.personId === personId).map((entry) => entry.shiftId)
  )
  const work = [
    ...problem.shifts.filter(({ id }) => given.has(id)),
    ...problem.fixed.filter((fixed) => fixed.personId === personId),
  ]
  const shift = problem.shifts.find(({ id }) => id === shiftId)!
  const rules = rulesFor(person, rulesOf(problem))
  const facts = factsOf(problem)[index]!
  const added = checkChange(facts, work, [...work, shift], rules)
  return [
    ...checkTimeline(facts, [shift], rules).filter(({ ruleId }) => singleWorkRules.has(ruleId)),
    ...added,
  ]
    .filter(({ severity }) => severity === 'block')
    .map(({ ruleId }) => ruleId)
}

test('the problem is one in which shifts stay open and shifts are filled', () => {
  assert.ok(result.unfilled.length > 3)
  assert.ok(result.changes.length > 20)
})

test('whatever keeps a person from an open shift is what the kernel says', () => {
  for (const { shiftId, blockers } of result.unfilled) {
    for (const { personId, code, details } of blockers) {
      const broken = wouldBreak(shortOfPeople, result, shiftId, personId)
      assert.ok(
        code === 'free' ? broken.length === 0 : broken.includes(code as RuleId),
        `${shiftId} ${personId} ${code}`
      )
      if (code !== 'free') assert.notEqual(details.actual, details.limit)
    }
  }
})

test('people nearly possible come first: no fact in the way, then fewest rules', () => {
  for (const { shiftId, blockers } of result.unfilled) {
    const steps = blockers.map(({ personId }) => {
      const broken = new Set(wouldBreak(shortOfPeople, result, shiftId, personId))
      return broken.size + (fixedRules.some((rule) => broken.has(rule)) ? 100 : 0)
    })
    assert.deepEqual(
      steps,
      [...steps].sort((a, b) => a - b)
    )
  }
})

test('everybody with position and location is listed once, and no one else', () => {
  for (const { shiftId, blockers } of result.unfilled) {
    const shift = shortOfPeople.shifts.find(({ id }) => id === shiftId)!
    const asked = shortOfPeople.people.filter(
      ({ positionIds, locationIds }) =>
        positionIds.includes(shift.positionId!) && locationIds.includes(shift.locationId)
    )
    assert.equal(blockers.length, asked.length)
    assert.deepEqual(new Set(blockers.map(({ personId }) => personId)), new Set(asked.map(({ id }) => id)))
  }
})

test('an open shift is never free for a person when coverage is the goal', () =>
  assert.deepEqual(
    result.unfilled.flatMap(({ blockers }) => blockers).filter(({ code }) => code === 'free'),
    []
  ))

test('"only qualified and free" means that the kernel refuses everybody else', () => {
  const lone = result.changes.filter(({ reasons }) =>
    reasons.some(({ code }) => code === 'only_qualified_free')
  )
  assert.ok(lone.length > 0)
  for (const { shiftId, toPersonId } of lone) {
    for (const { id } of shortOfPeople.people.filter((person) => person.id !== toPersonId)) {
      assert.ok(wouldBreak(shortOfPeople, result, shiftId, id).length > 0, `${shiftId} ${id}`)
    }
  }
})

test('every change has a reason and tells the two people apart', () => {
  for (const { reasons, fromPersonId, toPersonId } of result.changes) {
    assert.ok(reasons.length > 0)
    assert.notEqual(fromPersonId, toPersonId)
  }
})

test('changes, kept and open shifts together are all shifts', () => {
  const open = new Set(result.unfilled.map(({ shiftId }) => shiftId))
  const filled = [...result.changes, ...result.kept].filter(({ toPersonId }) => toPersonId !== null)
  assert.equal(filled.length + open.size, shortOfPeople.shifts.length)
})

test('hours said to come nearer to the agreed ones are those up to the shift', () => {
  for (const { shiftId: own, toPersonId, reasons } of result.changes) {
    const reason = reasons.find(({ code }) => code === 'brings_to_norm')
    if (!reason) continue
    const person = shortOfPeople.people.find(({ id }) => id === toPersonId)!
    const given = result.assignments.filter(({ personId }) => personId === toPersonId)
    const { start } = shortOfPeople.shifts.find(({ id }) => id === own)!
    const minutes = given
      .map(({ shiftId }) => shortOfPeople.shifts.find(({ id }) => id === shiftId)!)
      .filter((shift) => shift.start <= start)
      .reduce((total, { workMinutes }) => total + workMinutes, 0)
    assert.ok(Math.abs(Number(reason.details.plannedMinutes) - minutes) <= 480)
    assert.equal(reason.details.normMinutes, person.periods[0]!.normMinutes)
  }
})

test('nothing a person costs stands in any reason', () => {
  const priced = generatedProblem({ people: 10, days: 14, seed: 4, rates: true })
  const { changes, kept, unfilled } = solveRoster(priced, options)
  const costs = changes.flatMap(({ reasons }) => reasons).filter(({ code }) => code === 'costs_less')
  assert.ok(costs.length > 0)
  costs.forEach(({ details }) => assert.deepEqual(Object.keys(details), ['others']))
  assert.doesNotMatch(JSON.stringify([changes, kept, unfilled]), /minor|rate"/i)
})

test('without rates nothing speaks of cost', () => {
  assert.equal('costMinor' in result.figuresAfter, false)
  assert.doesNotMatch(JSON.stringify(result), /costs_less/)
})

test('what fixed work breaks already keeps no one from other work', () => {
  const problem = generatedProblem({ people: 2, days: 7, seed: 9 })
  const [first] = problem.people
  const [clash, free] = [problem.shifts[0]!, problem.shifts.at(-1)!]
  const dirty = {
    ...problem,
    goals: { ...problem.goals, coverage: 0, fairness: 0 },
    people: [
      {
        ...first!,
        positionIds: ['seller', 'baker', 'lead'],
        locationIds: [clash.locationId, free.locationId],
      },
    ],
    absences: [],
    availability: [],
    shifts: [{ ...free, currentPersonId: null, day: '2026-11-08' }],
    fixed: ['a', 'b'].map((id) => ({ ...clash, id, personId: first!.id })),
    iterationLimit: 0,
  }
  const { blockers } = solveRoster({ ...dirty, people: dirty.people.map(overTheNorm) }, options).unfilled[0]!
  assert.deepEqual(blockers, [{ personId: first!.id, code: 'free', details: {} }])
})

test('a shift taken from a person who is not planned here names her and says so', () => {
  const base = generatedProblem({ people: 2, days: 7, seed: 9 })
  const shift = { ...base.shifts[0]!, positionId: 'held-by-no-one', currentPersonId: 'elsewhere' }
  const { changes } = solveRoster({ ...base, shifts: [shift], iterationLimit: 10 }, options)
  assert.deepEqual(changes, [
    {
      shiftId: shift.id,
      fromPersonId: 'elsewhere',
      toPersonId: null,
      reasons: [{ code: 'person_not_planned', details: {} }],
    },
  ])
})

test('two hundred people and more than a hundred open shifts are explained whole', () => {
  const crowd = filled(
    strictWeeks(generatedProblem({ people: 200, days: 28, seed: 1, locations: 6, demand: 1.2 }))
  )
  const { unfilled, changes } = explain(crowd)
  assert.ok(unfilled.length > 100 && changes.length > 3000)
})

/** A person whose agreed hours are used up, so that no goal wants to give her more. */
const overTheNorm = (person: RosterProblem['people'][number]) => ({
  ...person,
  periods: person.periods.map((period) => ({ ...period, normMinutes: 1 })),
})
