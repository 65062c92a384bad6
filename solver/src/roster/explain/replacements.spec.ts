import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkChange, checkTimeline } from '../../labour_code/check.ts'
import { singleWorkRules } from '../../labour_code/registry.ts'
import { periodOf } from '../../time/time.ts'
import { factsOf, rulesFor, rulesOf } from '../facts.ts'
import type { RosterPerson, RosterProblem } from '../problem.ts'
import { filled } from '../testing/filled.ts'
import { generatedProblem } from '../testing/generated_problem.ts'
import { kept, open, smallProblem, employee } from '../testing/small_problem.ts'
import { rankReplacements } from './replacements.ts'

const week = { from: '2026-11-02', until: '2026-11-09', minimumMinutes: null, maximumMinutes: null }
const owing = (id: string, normMinutes: number, changes: Partial<RosterPerson> = {}) =>
  employee(id, { periods: [{ ...week, normMinutes }], ...changes })
const ranked = (changes: Partial<RosterProblem>, shiftId = 'wed 6-14') =>
  rankReplacements(smallProblem({ shifts: [open('wed 6-14')], ...changes }), shiftId)
const order = (changes: Partial<RosterProblem>, shiftId?: string) =>
  ranked(changes, shiftId).map(({ personId }) => personId)

/** An existing plan: shifts given away one after the other. */
function planned(problem: RosterProblem): RosterProblem {
  const { model, assignee } = filled(problem)
  const personOf = new Map(model.shifts.map(({ id }, s) => [id, model.people[assignee[s]!]?.id ?? null]))
  const shifts = problem.shifts.map((shift) => ({ ...shift, currentPersonId: personOf.get(shift.id)! }))
  return { ...problem, shifts }
}

test('people who can come are before those who cannot, and the nearly possible before the impossible', () => {
  const people = ['away', 'tired', 'free'].map((id) => employee(id))
  const absences = [{ personId: 'away', ...periodOf('2026-11-04', '00:00', '00:00', 'Europe/Warsaw') }]
  const fixed = [kept('tue 12-20', 'tired')]
  const list = ranked({ people, absences, fixed })
  assert.deepEqual(
    list.map(({ personId, blocker }) => [personId, blocker?.code ?? null]),
    [
      ['free', null],
      ['tired', 'daily_rest'],
      ['away', 'absence'],
    ]
  )
  assert.deepEqual(list[1]!.blocker!.details, {
    rule: 'daily_rest',
    actual: 600,
    limit: 660,
    unit: 'minute',
    windowStart: '2026-11-03T11:00:00.000Z',
    windowEnd: '2026-11-04T11:00:00.000Z',
  })
})
test('fewest alerts come before a preferred time', () => {
  const people = ['twice', 'rested'].map((id) => employee(id))
  const fixed = [kept('wed 15-17', 'twice')]
  const availability = [{ personId: 'twice', kind: 'preferred' as const, ...open('wed 6-14') }]
  const list = ranked({ people, fixed, availability })
  assert.deepEqual(
    list.map(({ personId, alerts }) => [personId, alerts.map(({ code }) => code)]),
    [
      ['rested', []],
      ['twice', ['shifts_per_day']],
    ]
  )
})
test('a preferred time comes before room in the agreed hours', () => {
  const people = [owing('roomy', 2400), owing('full', 60)]
  const availability = [{ personId: 'full', kind: 'preferred' as const, ...open('wed 6-14') }]
  assert.deepEqual(order({ people }), ['roomy', 'full'])
  assert.deepEqual(order({ people, availability }), ['full', 'roomy'])
})
test('room in the agreed hours comes before the smallest share of them', () => {
  const people = [owing('above', 500), owing('below', 2400)]
  const fixed = [kept('mon 6-14', 'below'), kept('tue 6-14', 'below'), kept('thu 6-12', 'below')]
  assert.deepEqual(order({ people, fixed }), ['below', 'above'])
})
test('of two who go beyond their agreed hours, fewest minutes beyond them come first', () => {
  const people = [owing('further', 1880), owing('nearer', 460)]
  const fixed = ['mon', 'tue', 'thu'].map((day) => kept(`${day} 6-14`, 'further'))
  assert.deepEqual(order({ people, fixed }), ['nearer', 'further'])
})
test('a night goes to the person with fewest nights for their hours, not to the smallest share', () => {
  const people = ['nightly', 'daily'].map((id) => employee(id))
  const fixed = [kept('sun 22-6', 'nightly'), kept('mon 6-14', 'daily'), kept('tue 6-14', 'daily')]
  const shifts = [open('thu 22-6')]
  assert.deepEqual(order({ people, fixed, shifts }, 'thu 22-6'), ['daily', 'nightly'])
  assert.deepEqual(order({ people, fixed, shifts: [open('thu 10-18')] }, 'thu 10-18'), ['nightly', 'daily'])
})
test('cost decides between equal shares and is given as a difference to the present holder', () => {
  const rates = (weekday: number) => ({ rates: { weekday, saturday: null, sunday: null, holiday: null } })
  const people = [
    employee('dear', rates(4000)),
    employee('cheap', rates(3000)),
    employee('holder', rates(3500)),
  ]
  const shifts = [open('wed 6-14', { currentPersonId: 'holder' })]
  assert.deepEqual(
    ranked({ people, shifts }).map(({ personId, costMinor }) => [personId, costMinor]),
    [
      ['cheap', -4000],
      ['dear', 4000],
    ]
  )
})
test('a higher level comes after room in the agreed hours, and before nights and shares', () => {
  const levels: Record<string, number> = { master: 5, able: 3, above: 5 }
  const people = [owing('new', 2400), owing('able', 2400), owing('master', 2400), owing('above', 60)]
  const fixed = [kept('sun 22-6', 'master'), kept('mon 22-6', 'able')]
  const problem = smallProblem({ people, fixed, shifts: [open('thu 22-6')] })
  const list = rankReplacements(problem, 'thu 22-6', { levelOf: (id) => levels[id] ?? 1 })
  assert.deepEqual(
    list.map(({ personId }) => personId),
    ['master', 'able', 'new', 'above']
  )
})
test('costs that come with the problem decide instead of its plain rates', () => {
  const rates = (weekday: number) => ({ rates: { weekday, saturday: null, sunday: null, holiday: null } })
  const people = [employee('overtime', rates(3000)), employee('unknown'), employee('plain', rates(4000))]
  const costs: Record<string, number> = { overtime: 36_000, plain: 32_000 }
  const problem = smallProblem({ people, shifts: [open('wed 6-14')] })
  assert.deepEqual(
    rankReplacements(problem, 'wed 6-14', { costOf: (id) => costs[id] }).map(({ personId, costMinor }) => [
      personId,
      costMinor,
    ]),
    [
      ['plain', 32_000],
      ['overtime', 36_000],
      ['unknown', undefined],
    ]
  )
})
test('hours, nights and weekends are those with the shift', () => {
  const people = [employee('ann')]
  const fixed = [kept('mon 6-14', 'ann')]
  const shifts = [open('sat 22-6'), open('thu 6-14', { currentPersonId: 'ann' })]
  const [ann] = ranked({ people, fixed, shifts }, 'sat 22-6')
  assert.deepEqual(
    [ann!.plannedMinutes, ann!.normMinutes, ann!.nights, ann!.weekends, ann!.holidays],
    [1440, 2400, 1, 1, 0]
  )
})
test('people without the position or the location are not asked', () => {
  const people = [employee('seller', { positionIds: ['seller'] }), employee('far', { locationIds: ['shop'] })]
  assert.deepEqual(order({ people: [...people, employee('ann')] }), ['ann'])
})
test('without rates nothing speaks of cost', () => assert.equal('costMinor' in ranked({})[0]!, false))
test('a shift that is not there is an error', () => assert.throws(() => order({}, 'gone'), /no shift "gone"/))

test('everybody else is listed, and what is in the way is what the kernel says', () => {
  const problem = planned(generatedProblem({ people: 14, days: 14, seed: 3, locations: 2, demand: 0.7 }))
  let free = 0
  for (const shift of problem.shifts.filter((_, index) => index % 5 === 0)) {
    const list = rankReplacements(problem, shift.id)
    const asked = problem.people.filter(
      ({ id, positionIds, locationIds }) =>
        id !== shift.currentPersonId &&
        positionIds.includes(shift.positionId!) &&
        locationIds.includes(shift.locationId)
    )
    assert.deepEqual(new Set(list.map(({ personId }) => personId)), new Set(asked.map(({ id }) => id)))
    for (const { personId, blocker, alerts } of list) {
      const broken = brokenBy(problem, personId, shift.id)
      assert.ok(blocker ? broken.block.has(blocker.code) : broken.block.size === 0, `${shift.id} ${personId}`)
      assert.deepEqual(new Set(alerts.map(({ code }) => code)), broken.alert, `${shift.id} ${personId}`)
      free += Number(!blocker)
    }
  }
  assert.ok(free > 20)
})

/** Rules that one shift more breaks, by what they do, from the kernel alone. */
function brokenBy(problem: RosterProblem, personId: string, shiftId: string) {
  const index = problem.people.findIndex(({ id }) => id === personId)
  const rules = rulesFor(problem.people[index]!, rulesOf(problem))
  const facts = factsOf(problem)[index]!
  const work = [
    ...problem.shifts.filter(({ currentPersonId }) => currentPersonId === personId),
    ...problem.fixed.filter((fixed) => fixed.personId === personId),
  ]
  const shift = problem.shifts.find(({ id }) => id === shiftId)!
  const alone = checkTimeline(facts, [shift], rules).filter(({ ruleId }) => singleWorkRules.has(ruleId))
  const found = [...alone, ...checkChange(facts, work, [...work, shift], rules)]
  const of = (way: string) =>
    new Set<string>(found.filter(({ severity }) => severity === way).map(({ ruleId }) => ruleId))
  return { block: of('block'), alert: of('alert') }
}
