import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayNamed } from '../labour_code/testing/timeline.ts'
import { periodOf } from '../time/time.ts'
import { preflight } from './preflight.ts'
import type { RosterProblem } from './problem.ts'
import { kept, open, smallProblem, employee } from './testing/small_problem.ts'

const findings = (changes: Partial<RosterProblem>) => preflight(smallProblem(changes)).findings
const found = (code: string, changes: Partial<RosterProblem>) =>
  findings(changes).filter((finding) => finding.code === code)
const wholeDay = (day: string) => periodOf(dayNamed(day), '00:00', '00:00', 'Europe/Warsaw')
const week = 'mon tue wed thu fri'.split(' ')
const fullWeek = ['ann', 'bob'].flatMap((who) =>
  week.map((day) => open(`${day} 6-14`, { id: `${who} ${day}` }))
)

test('a problem that can be planned has no finding', () => {
  const result = preflight(smallProblem({ shifts: fullWeek }))
  assert.deepEqual(result.findings, [])
  assert.deepEqual([result.shifts, result.people, result.neededMinutes], [10, 2, 4800])
  assert.ok(result.availableMinutes >= 4800)
})
test('no shifts and no people are said', () => {
  assert.deepEqual(
    preflight(smallProblem({ people: [] })).findings.map(({ code, severity }) => [code, severity]),
    [
      ['no_shifts', 'block'],
      ['no_people', 'block'],
    ]
  )
})
test('shifts without people, and so without rules, are a finding', () => {
  const { findings, shifts } = preflight(smallProblem({ shifts: fullWeek, people: [], ruleSets: [] }))
  assert.equal(shifts, 10)
  assert.ok(findings.some(({ code }) => code === 'no_people'))
})
test('a position without holders at the location blocks, once for all its shifts', () => {
  const shifts = [open('mon 6-14', { positionId: 'lead' }), open('tue 6-14', { positionId: 'lead' })]
  const [finding, ...rest] = found('no_qualified_person', { shifts })
  assert.deepEqual(rest, [])
  assert.deepEqual(finding, {
    code: 'no_qualified_person',
    severity: 'block',
    details: { locationId: 'bakery', positionId: 'lead', day: '2026-11-02', shifts: 2, minutes: 960 },
  })
})
test('a qualified person who is away is a short day, not a missing qualification', () => {
  const changes = {
    people: [employee('ann')],
    shifts: [open('mon 6-14')],
    absences: [{ personId: 'ann', ...wholeDay('mon') }],
  }
  assert.deepEqual(found('no_qualified_person', changes), [])
  const [finding] = found('day_short', changes)
  assert.deepEqual(finding?.details, {
    day: '2026-11-02',
    locationId: 'bakery',
    positionId: 'baker',
    needed: 1,
    available: 0,
    missing: 1,
    time: '06:00',
  })
})
test('qualification that only alerts does not block: leave does', () => {
  const shifts = [open('mon 6-14', { positionId: 'lead' })]
  const [ruleSet] = smallProblem({}).ruleSets
  const ruleSets = [{ ...ruleSet!, settings: { ...ruleSet!.settings, qualification: 'alert' as const } }]
  const absences = ['ann', 'bob'].map((personId) => ({ personId, ...wholeDay('mon') }))
  assert.deepEqual(found('no_qualified_person', { shifts, ruleSets, absences }), [])
  assert.equal(found('day_short', { shifts, ruleSets, absences }).length, 1)
})
test('people who can do more make room for those who can do less', () => {
  const people = [employee('ann', { positionIds: ['baker', 'lead'] }), employee('bob')]
  const shifts = [open('mon 6-14'), open('mon 8-16', { positionId: 'lead' })]
  assert.deepEqual(found('day_short', { people, shifts }), [])
})
test('three shifts at once for two people leave one open, touching shifts do not', () => {
  const three = ['a', 'b', 'c'].map((id) => open('mon 6-14', { id }))
  assert.equal(found('day_short', { shifts: three })[0]?.details.missing, 1)
  const touching = [
    open('mon 6-14', { id: 'a' }),
    open('mon 6-14', { id: 'b' }),
    open('mon 14-18', { id: 'c' }),
  ]
  assert.deepEqual(found('day_short', { shifts: touching }), [])
})
test('people whose kept work runs at that moment are not counted', () => {
  const changes = { shifts: [open('mon 6-14', { id: 'a' }), open('mon 6-14', { id: 'b' })] }
  assert.deepEqual(found('day_short', changes), [])
  assert.equal(found('day_short', { ...changes, fixed: [kept('mon 8-12', 'ann')] }).length, 1)
})
test('one person with two positions is not counted for both', () => {
  const people = [employee('ann', { positionIds: ['baker', 'lead'] })]
  const shifts = [open('mon 6-14'), open('mon 8-16', { positionId: 'lead' })]
  assert.equal(found('day_short', { people, shifts }).length, 1)
})
test('more hours than people of a position can work are short', () => {
  const people = [employee('ann')]
  const shifts = [open('mon 6-14', { id: 'a' }), open('mon 6-14', { id: 'b' })]
  const finding = found('hours_short', { people, shifts }).find(
    ({ details }) => details.positionId === 'baker'
  )
  assert.deepEqual(finding?.details, {
    positionId: 'baker',
    people: 1,
    neededMinutes: 960,
    availableMinutes: 480,
  })
})
test('more hours than are agreed are short for everybody together', () => {
  const shifts = [...fullWeek, open('sat 6-14')]
  assert.deepEqual(found('hours_short', { shifts })[0]?.details, {
    people: 2,
    neededMinutes: 5280,
    availableMinutes: 4800,
  })
})
test('agreed hours that the shifts cannot give are unreachable, exactly enough are not', () => {
  const shifts = week.map((day) => open(`${day} 6-14`))
  assert.deepEqual(found('contract_unreachable', { people: [employee('ann')], shifts }), [])
  const [finding] = found('contract_unreachable', { people: [employee('ann')], shifts: shifts.slice(1) })
  assert.equal(finding?.severity, 'warn')
  assert.equal(finding?.details.reachableMinutes, 1920)
})
test('shifts that touch can both be reached', () => {
  const shifts = week.flatMap((day) => [open(`${day} 6-10`), open(`${day} 10-14`)])
  assert.deepEqual(found('contract_unreachable', { people: [employee('ann')], shifts }), [])
})
test('kept work counts towards agreed hours', () =>
  assert.deepEqual(
    found('contract_unreachable', {
      people: [employee('ann')],
      shifts: week.slice(1).map((day) => open(`${day} 6-14`)),
      fixed: [kept('mon 6-14', 'ann')],
    }),
    []
  ))
test('kept work that breaks a rule in the planned days is named', () => {
  const fixed = [kept('tue 14-22', 'ann'), kept('wed 5-13', 'ann')]
  const details = found('locked_breaks_rule', { shifts: fullWeek, fixed }).map((finding) => finding.details)
  assert.deepEqual(
    details.map(({ rule, actual, limit }) => [rule, actual, limit]),
    [
      ['daily_rest', 420, 660],
      ['daily_hours', 960, 720],
    ]
  )
  assert.deepEqual([details[0]?.personId, details[0]?.shiftId], ['ann', 'ann wed 5-13'])
})
test('a breach before the planned days is no concern of theirs', () =>
  assert.deepEqual(
    found('locked_breaks_rule', {
      shifts: fullWeek,
      fixed: [kept('mon+-5 14-22', 'ann'), kept('mon+-4 5-13', 'ann')],
    }),
    []
  ))
test('employment that ends before the planned days do is said', () => {
  const people = [
    employee('ann', { employedUntil: '2026-11-08' }),
    employee('bob', { employedUntil: '2026-11-09' }),
  ]
  assert.deepEqual(
    found('contract_ended', { people, shifts: fullWeek }).map(({ details }) => details),
    [{ personId: 'ann', until: '2026-11-08' }]
  )
})
