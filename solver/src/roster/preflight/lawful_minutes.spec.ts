import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultSettings, lawPacks, type LawPackId } from '../../labour_code/law_packs.ts'
import type { RuleSettings } from '../../labour_code/rule.ts'
import { periodOfDays } from '../../time/time.ts'
import { preflight } from '../preflight.ts'
import type { RosterPerson, RosterProblem } from '../problem.ts'
import { employee, kept, open, smallProblem } from '../testing/small_problem.ts'

const hours = (count: number): number => count * 60

type Days = {
  until?: string
  law?: LawPackId
  settings?: Partial<RuleSettings>
  person?: Partial<RosterPerson>
  people?: number
}
/** Days from Monday, 2 November 2026, in a settlement period that is November, for people with the same contract. */
function problemOf({ until = '2026-11-30', law = 'PL', settings, person, people = 1 }: Days): RosterProblem {
  const norm = {
    from: '2026-11-02',
    until,
    normMinutes: hours(160),
    minimumMinutes: null,
    maximumMinutes: null,
  }
  return smallProblem({
    until,
    people: Array.from({ length: people }, (_, index) =>
      employee(`person ${index}`, { ruleSetId: 'own', periods: [norm], ...person })
    ),
    ruleSets: [
      {
        id: 'own',
        limits: lawPacks[law],
        settings: { ...defaultSettings, ...settings },
        settlementFrom: '2026-11-01',
        settlementUntil: '2026-12-01',
      },
    ],
  })
}
const lawful = (days: Days, changes: Partial<RosterProblem> = {}): number =>
  preflight({ ...problemOf(days), ...changes }).availableMinutes

test('thirty people have four weeks of 48 hours in 28 days under Polish law, which only warns beyond', () => {
  assert.equal(defaultSettings.weekly_hours, 'alert')
  assert.equal(defaultSettings.period_average, 'alert')
  assert.equal(lawful({ people: 30 }), hours(30 * 4 * 48))
})
test('the figure does not depend on the shifts there are', () => {
  assert.equal(lawful({}, { shifts: [open('mon 6-14', { id: 'only' })] }), hours(4 * 48))
})
test('one week has 48 hours', () => assert.equal(lawful({ until: '2026-11-09' }), hours(48)))
test('a part of a week has as many long days as it has days, and no more than a week', () => {
  assert.equal(lawful({ until: '2026-11-05' }), hours(3 * 12))
  assert.equal(lawful({ until: '2026-11-05', person: { workSystem: 'BASIC' } }), hours(3 * 8))
  assert.equal(lawful({ until: '2026-11-07' }), hours(48))
})
test('ten days have the average by their share, without it a week and three long days', () => {
  assert.equal(lawful({ until: '2026-11-12' }), Math.floor((hours(48) * 10) / 7))
  assert.equal(lawful({ until: '2026-11-12', settings: { period_average: 'off' } }), hours(48 + 36))
})
test('a rule counts the same whether it warns or blocks, and not when it is off', () => {
  const block = { weekly_hours: 'block', period_average: 'block' } as const
  assert.equal(lawful({ settings: block }), hours(4 * 48))
  const off = { weekly_hours: 'off', period_average: 'off' } as const
  assert.equal(lawful({ settings: off }), hours(28 * 12))
  assert.equal(lawful({ settings: { ...off, daily_hours: 'off' } }), hours(28 * 24))
})
test('work that stays, days away and days without a contract are taken off', () => {
  const fixed = [kept('mon 6-14', 'person 0')]
  assert.equal(lawful({}, { fixed }), hours(4 * 48 - 8))
  const absences = [{ personId: 'person 0', ...periodOfDays('2026-11-02', '2026-11-09', 'Europe/Warsaw') }]
  assert.equal(lawful({}, { absences }), hours(3 * 48))
  assert.equal(lawful({ person: { employedUntil: '2026-11-16' } }), hours(2 * 48))
  assert.equal(lawful({ person: { employedFrom: '2026-12-01' } }), 0)
})
test('a week of their own limits protected people', () =>
  assert.equal(lawful({ person: { weeklyMaxMinutes: hours(35) } }), hours(4 * 35)))
test('continuous work has an average week of 43 hours', () =>
  assert.equal(lawful({ person: { workSystem: 'CONT' } }), hours(4 * 43)))
test('people who manage the workplace have no average week', () =>
  assert.equal(
    lawful({ person: { rights: { managesWorkplace: true } }, settings: { weekly_hours: 'off' } }),
    hours(28 * 12)
  ))
test('under Vietnamese law overtime of the month comes on top of normal weeks, by its share', () => {
  const overtime = Math.floor((hours(40) * 28) / 30)
  assert.equal(lawful({ law: 'VN' }), hours(4 * 48) + overtime)
  assert.equal(lawful({ law: 'VN', settings: { weekly_norm: 'block' } }), hours(4 * 48))
})
test('agreed hours are a maximum where the company refuses more, by the share of their days', () => {
  const november = {
    from: '2026-11-01',
    until: '2026-12-01',
    normMinutes: hours(160),
    minimumMinutes: null,
    maximumMinutes: hours(150),
  }
  const person = { periods: [november] }
  assert.equal(lawful({ person }), hours(4 * 48))
  const settings = { period_hours: 'block' } as const
  assert.equal(lawful({ person, settings }), hours(140))
  assert.equal(lawful({ person, settings, until: '2026-11-09' }), hours(35))
  const unlimited = { periods: [{ ...november, maximumMinutes: null }] }
  assert.equal(lawful({ person: unlimited, settings }), hours(4 * 48))
})
