import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodOf } from '../../../time/time.ts'
import { explain } from '../../explain.ts'
import type { RosterProblem } from '../../problem.ts'
import { filled } from '../../testing/filled.ts'
import { kept, open, smallProblem, employee } from '../../testing/small_problem.ts'

const explained = (changes: Partial<RosterProblem>) => explain(filled(smallProblem(changes))).unfilled[0]!
const at = (text: string) => open(text).start

test('a shift ends just early enough for the rest before the next one', () => {
  const fixed = [kept('tue 4:30-7', 'ann')]
  const { fixes } = explained({ people: [employee('ann')], shifts: [open('mon 10-18')], fixed })
  assert.deepEqual(fixes[0], {
    kind: 'shorten',
    personId: 'ann',
    start: at('mon 10-18'),
    end: at('mon 17:30-18'),
  })
})
test('no cut reaches a break that has its place', () => {
  const breaks = [{ minutes: 15, paid: true, start: at('mon 17:30-18') }]
  const shifts = [open('mon 10-18', { breaks })]
  const { fixes } = explained({ people: [employee('ann')], shifts, fixed: [kept('tue 4:30-7', 'ann')] })
  assert.ok(fixes.every(({ kind }) => kind !== 'shorten'))
})
test('a shift of five hours keeps four of them', () => {
  const late = (clock: string) => ({
    people: [employee('ann')],
    shifts: [open('mon 13-18')],
    fixed: [kept(`tue ${clock}-12`, 'ann')],
  })
  assert.equal(explained(late('4')).fixes[0]?.kind, 'shorten')
  assert.ok(explained(late('3:45')).fixes.every(({ kind }) => kind !== 'shorten'))
})
test('a person gives the shift in the way to another who can take it', () => {
  const people = [employee('ann'), employee('bob', { positionIds: ['seller'] })]
  const shifts = [
    open('mon 6-14', { id: 'selling', positionId: 'seller', currentPersonId: 'ann' }),
    open('mon 8-16', { id: 'baking' }),
  ]
  const [ann, bob] = people
  const both = [{ ...ann!, positionIds: ['baker', 'seller'] }, bob!]
  const problem = smallProblem({ people: both, shifts, goals: { ...smallProblem({}).goals, coverage: 0 } })
  const { fixes } = explain({ ...filled(problem), assignee: Int32Array.of(0, -1) } as never).unfilled[0]!
  assert.deepEqual(fixes[0], {
    kind: 'hand_over',
    personId: 'ann',
    otherShiftId: 'selling',
    otherPersonId: 'bob',
  })
})
test('declared times may be lifted, leave may not', () => {
  const day = periodOf('2026-11-02', '00:00', '00:00', 'Europe/Warsaw')
  const changes = { people: [employee('ann')], shifts: [open('mon 6-14')] }
  const availability = [{ personId: 'ann', kind: 'unavailable' as const, ...day }]
  assert.deepEqual(explained({ ...changes, availability }).fixes, [
    { kind: 'lift_rule', personId: 'ann', ruleId: 'availability', actual: 480, limit: 0, unit: 'minute' },
  ])
  assert.deepEqual(explained({ ...changes, absences: [{ personId: 'ann', ...day }] }).fixes, [
    { kind: 'hire_hours', positionId: 'baker', minutes: 480 },
  ])
})
test('people protected from nights are not asked for one', () => {
  const people = [employee('ann', { mayWorkNights: false })]
  const { blockers, fixes } = explained({ people, shifts: [open('mon 22-6')] })
  assert.equal(blockers[0]?.code, 'night_work')
  assert.deepEqual(
    fixes.map(({ kind }) => kind),
    ['hire_hours']
  )
})
test('a contract is named with its numbers, and lifted by one day', () => {
  const people = [employee('ann', { contract: { daysWorked: { max: 1 } } })]
  const { blockers, fixes } = explained({
    people,
    shifts: [open('wed 6-14')],
    fixed: [kept('mon 6-14', 'ann')],
  })
  const numbers = { actual: 2, limit: 1, unit: 'day' }
  const details = { rule: 'contract_days_worked', ...numbers }
  assert.deepEqual(blockers, [{ personId: 'ann', code: 'contract_days_worked', details }])
  assert.deepEqual(fixes, [
    { kind: 'lift_rule', personId: 'ann', ruleId: 'contract_days_worked', ...numbers },
  ])
})
test('hours to hire are those of all open shifts of the position that no one else can fill', () => {
  const shifts = [open('mon 6-14'), open('mon 6-12', { id: 'second' }), open('mon 6-14', { id: 'third' })]
  const { fixes } = explained({ people: [employee('ann')], shifts })
  const [fix] = fixes
  assert.deepEqual(fix, { kind: 'hire_hours', positionId: 'baker', minutes: 960 })
})
test('a shift that breaks a rule all by itself gets no fix', () => {
  const people = [employee('ann', { workSystem: 'BASIC' })]
  const [ruleSet] = smallProblem({}).ruleSets
  const settings = { ...ruleSet!.settings, day_break: 'block' as const, daily_hours: 'block' as const }
  const shifts = [open('mon 6-20', { breaks: [] })]
  const { fixes, blockers } = explained({ people, shifts, ruleSets: [{ ...ruleSet!, settings }] })
  assert.deepEqual(fixes, [])
  assert.equal(blockers.length, 1)
})
