import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lawPacks } from '../../labour_code/law_packs.ts'
import { preflight } from '../preflight.ts'
import type { RosterProblem } from '../problem.ts'
import { kept, open, smallProblem, employee } from '../testing/small_problem.ts'

const findings = (changes: Partial<RosterProblem>) => preflight(smallProblem(changes)).findings
const found = (code: string, changes: Partial<RosterProblem>) =>
  findings(changes).filter((finding) => finding.code === code)

test('three shifts that leave no rest between any two need three people, though two run at no moment', () => {
  const shifts = [open('mon 6-12'), open('mon 13-20'), open('mon 22-6')]
  const [finding, ...rest] = findings({ people: [employee('ann'), employee('bob')], shifts }).filter(
    ({ severity }) => severity === 'block'
  )
  assert.deepEqual([finding?.code, rest], ['rest_short', []])
  assert.deepEqual(finding?.details, {
    day: '2026-11-02',
    locationId: 'bakery',
    positionId: 'baker',
    needed: 3,
    available: 2,
    missing: 1,
  })
})
test('rests prove nothing for guards, whose long shifts have a rest of their own', () => {
  const shifts = [open('mon 0-8'), open('mon 8-16'), open('mon 16-23')]
  const guard = employee('ann', { workSystem: 'EQUIV24' })
  assert.equal(found('rest_short', { people: [guard], shifts }).length, 0)
  assert.equal(found('rest_short', { people: [employee('ann')], shifts })[0]?.details.missing, 2)
})
test('where rests are only between shifts, work that joins two near shifts makes them one', () => {
  const [ruleSet] = smallProblem({}).ruleSets
  const ruleSets = [{ ...ruleSet!, limits: lawPacks.VN }]
  const shifts = [open('mon 6-9'), open('mon 12-15'), open('mon 9-12')]
  const block = findings({ people: [employee('ann')], ruleSets, shifts }).filter(
    ({ severity }) => severity === 'block'
  )
  assert.deepEqual(block, [])
})
test('people whose kept work leaves no rest are not counted', () => {
  const changes = { people: [employee('ann')], shifts: [open('tue 6-14')] }
  assert.deepEqual(found('day_short', { ...changes, fixed: [kept('mon 6-14', 'ann')] }), [])
  assert.equal(found('day_short', { ...changes, fixed: [kept('mon 14-22', 'ann')] }).length, 1)
})
test('people whose week is full already are not counted', () => {
  const fixed = 'mon tue wed thu'.split(' ').map((day) => kept(`${day} 6-18`, 'ann'))
  const [usual] = smallProblem({}).ruleSets
  const ruleSets = [{ ...usual!, settings: { ...usual!.settings, weekly_hours: 'block' as const } }]
  const changes = { people: [employee('ann')], ruleSets, shifts: [open('sat 6-14')] }
  assert.equal(found('day_short', { ...changes, fixed }).length, 1)
  assert.deepEqual(found('day_short', { ...changes, fixed: fixed.slice(1) }), [])
})
test('hours of a day that no choice of shifts can give are short even where every moment has its people', () => {
  const shifts = ['mon 6-10', 'mon 8-14', 'mon 10-16'].map((text, place) =>
    open(text, { locationId: ['a', 'b', 'c'][place]! })
  )
  const people = [employee('ann', { locationIds: ['a', 'b'] }), employee('bob', { locationIds: ['b', 'c'] })]
  const block = findings({ people, shifts }).filter(({ severity }) => severity === 'block')
  const details = {
    day: '2026-11-02',
    positionId: 'baker',
    people: 2,
    neededMinutes: 960,
    availableMinutes: 720,
  }
  assert.deepEqual(block, [{ code: 'day_hours_short', severity: 'block', details }])
})
