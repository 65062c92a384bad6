import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preflight } from '../preflight.ts'
import type { RosterProblem } from '../problem.ts'
import { kept, open, smallProblem, employee } from '../testing/small_problem.ts'

const findings = (changes: Partial<RosterProblem>) => preflight(smallProblem(changes)).findings
const found = (code: string, changes: Partial<RosterProblem>) =>
  findings(changes).filter((finding) => finding.code === code)
const week = 'mon tue wed thu fri'.split(' ')
const fullWeek = ['ann', 'bob'].flatMap((who) =>
  week.map((day) => open(`${day} 6-14`, { id: `${who} ${day}` }))
)

test('a shift that is longer than anybody may work is named, once for all of its kind', () => {
  const people = [employee('ann', { workSystem: 'BASIC' }), employee('bob', { workSystem: 'BASIC' })]
  const shifts = [open('mon 6-18'), open('tue 6-18'), open('wed 6-14')]
  assert.deepEqual(found('shift_breaks_rule', { people, shifts }), [
    {
      code: 'shift_breaks_rule',
      severity: 'block',
      details: {
        rule: 'daily_hours',
        actual: 720,
        limit: 480,
        unit: 'minute',
        locationId: 'bakery',
        positionId: 'baker',
        day: '2026-11-02',
        shifts: 2,
        minutes: 1440,
      },
    },
  ])
  const mixed = [people[0]!, employee('bob')]
  assert.deepEqual(found('shift_breaks_rule', { people: mixed, shifts }), [])
})
test('a missing break only warns: a shift that touches could hold it', () => {
  const [ruleSet] = smallProblem({}).ruleSets
  const ruleSets = [{ ...ruleSet!, settings: { ...ruleSet!.settings, day_break: 'block' as const } }]
  const [finding] = found('shift_breaks_rule', { ruleSets, shifts: [open('mon 6-14', { breaks: [] })] })
  assert.deepEqual([finding?.severity, finding?.details.rule], ['warn', 'day_break'])
})
test('kept work beyond the agreed hours is said, exactly as many are not', () => {
  const fixed = week.map((day) => kept(`${day} 6-14`, 'ann'))
  const changes = { people: [employee('ann')], shifts: [open('sat 6-14')] }
  assert.deepEqual(found('contract_exceeded', { ...changes, fixed }), [])
  const [finding] = found('contract_exceeded', { ...changes, fixed: [...fixed, kept('sat 6-8', 'ann')] })
  assert.deepEqual(finding?.details, {
    personId: 'ann',
    plannedMinutes: 2520,
    normMinutes: 2400,
    from: '2026-11-02',
    until: '2026-11-09',
  })
})
test('where the settlement period is known, it decides, not the days planned', () => {
  const fixed = week.map((day) => kept(`${day} 6-14`, 'ann'))
  const month = { from: '2026-11-01', until: '2026-12-01', maximumMinutes: 9600, maximumDays: null }
  const [period] = employee('ann').periods
  const shorter = { ...period!, normMinutes: 1920, maximumMinutes: 1920 }
  const ann = (maximumMinutes: number) =>
    employee('ann', { periods: [shorter], periodLimits: [{ ...month, maximumMinutes }] })
  const codes = (maximumMinutes: number) =>
    findings({ people: [ann(maximumMinutes)], shifts: [open('sat 6-14')], fixed }).map(({ code }) => code)
  assert.deepEqual(codes(9600), ['hours_short'])
  assert.deepEqual(codes(2399), ['hours_short', 'contract_exceeded'])
})
test('who cannot reach the agreed hours is named for settlement periods that are planned whole', () => {
  const codes = (from: string, until: string) =>
    found('contract_unreachable', {
      people: [employee('ann', { periodLimits: [{ from, until, maximumMinutes: 2400, maximumDays: null }] })],
      shifts: [open('sat 6-14')],
    }).map(({ details }) => [details.reachableMinutes, details.normMinutes])
  assert.deepEqual(codes('2026-11-02', '2026-11-09'), [[480, 2400]])
  assert.deepEqual(codes('2026-11-01', '2026-11-09'), [])
  assert.deepEqual(codes('2026-11-02', '2026-12-01'), [])
})
test('agreed hours and what the law allows are distinguished', () => {
  const { agreedMinutes, availableMinutes } = preflight(
    smallProblem({
      people: [employee('ann')],
      shifts: 'mon tue wed thu fri sat'.split(' ').map((day) => open(`${day} 6-16`)),
    })
  )
  assert.deepEqual([agreedMinutes, availableMinutes], [2400, 48 * 60])
})
test('kept work that breaks a contract is named, what a contract asks for at least is not', () => {
  const people = [employee('ann', { contract: { daysWorked: { max: 1 }, daysInRow: { min: 3 } } })]
  const fixed = [kept('mon 6-14', 'ann'), kept('thu 6-14', 'ann')]
  const rules = found('locked_breaks_rule', { people, fixed, shifts: fullWeek }).map(({ details }) => [
    details.rule,
    details.actual,
    details.limit,
  ])
  assert.deepEqual(rules, [['contract_days_worked', 2, 1]])
})
test('headcount that no shift of the catalogue runs through is named by day', () => {
  const hours = [5, 6, 13, 22, 26, 30]
  const people = Array.from({ length: 48 }, (_, hour) => Number(hours.includes(hour)))
  const headcount = [{ locationId: 'bakery', positionId: 'baker', slotMinutes: 60 as const, people }]
  const shiftTypes = ['06:00', '22:00'].map((start) => ({
    id: start,
    start,
    lengthMinutes: 480,
    workMinutes: 480,
  }))
  const demand = { headcount }
  assert.deepEqual(found('demand_no_shift_covers', { demand, catalogue: { shiftTypes } }), [
    {
      code: 'demand_no_shift_covers',
      severity: 'block',
      details: { day: '2026-11-02', time: '05:00', locationId: 'bakery', positionId: 'baker', minutes: 60 },
    },
  ])
  const early = found('demand_no_shift_covers', { demand, catalogue: { shiftTypes: [shiftTypes[0]!] } })
  assert.deepEqual(
    early.map(({ details }) => [details.day, details.time, details.minutes]),
    [
      ['2026-11-02', '05:00', 120],
      ['2026-11-03', '02:00', 60],
    ]
  )
  const fixed = [kept('mon 4-7', 'ann')]
  assert.deepEqual(found('demand_no_shift_covers', { demand, fixed, catalogue: { shiftTypes } }), [])
  const shapes = [{ positionId: null, minimumMinutes: 240, maximumMinutes: 480, startEveryMinutes: 60 }]
  assert.deepEqual(findings({ demand, catalogue: { shiftTypes, shapes } }), [])
})
test('counts of catalogue shifts are looked at like shifts', () => {
  const shiftTypes = [{ id: 'early', start: '06:00', lengthMinutes: 480, workMinutes: 480 }]
  const place = { locationId: 'bakery', positionId: 'baker' }
  const counts = [{ day: '2026-11-03', shiftTypeId: 'early', ...place, wanted: 3, under: 10, over: 1 }]
  const [finding] = found('day_short', { demand: { counts }, catalogue: { shiftTypes } })
  assert.deepEqual(
    [finding?.details.day, finding?.details.needed, finding?.details.missing],
    ['2026-11-03', 3, 1]
  )
})
