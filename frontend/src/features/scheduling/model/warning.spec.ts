import { describe, expect, test } from 'vitest'
import { entry } from './sample.ts'
import { verdict } from '../warnings/sample_verdicts.ts'
import { badgeOf, badgeOfTally, indexWarnings, nothingWrong } from './warning.ts'

const range = { from: '2026-11-16', until: '2026-11-23' }
const entries = [
  entry({ id: 'sunday', day: '2026-11-15' }),
  entry({ id: 'a' }),
  entry({ id: 'b', day: '2026-11-17' }),
]
const entryById = new Map(entries.map((one) => [one.id, one]))
const dayById = new Map([
  ['elsewhere', '2026-11-18'],
  ['next week', '2026-11-24'],
])
const indexed = (...verdicts: ReturnType<typeof verdict>[]) =>
  indexWarnings(verdicts, { range, zone: 'Europe/Warsaw', entryById, dayById })

describe('a breach is shown on the shift that tips it', () => {
  test('the last of its shifts on the screen', () => {
    const { byEntry, all } = indexed(verdict({ shiftIds: ['a', 'b', 'next week'] }))
    expect([...byEntry.keys()]).toEqual(['b'])
    expect(all[0]).toMatchObject({ causeId: 'b', day: '2026-11-17' })
  })
  test('work at another place has no shift here, but a row and a day', () => {
    // Its week began before the days shown.
    const window = { start: Date.parse('2026-11-14T07:00:00Z'), end: Date.parse('2026-11-20T07:00:00Z') }
    const { all, byEntry, byPerson, byDay } = indexed(verdict({ shiftIds: ['elsewhere'], window }))
    expect(all[0]).toMatchObject({ causeId: null, day: '2026-11-16' })
    expect(byEntry.size).toBe(0)
    expect(byPerson.get('anna')).toEqual({ blocks: 0, alerts: 1 })
    expect([...byDay.keys()]).toEqual(['2026-11-16'])
  })
  test('what lies wholly before or after the days shown is shown in its own week', () =>
    expect(indexed(verdict({ shiftIds: ['sunday'] }), verdict({ shiftIds: ['next week'] })).all).toEqual([]))
})

test('rows, days and the whole count what is open, by severity', () => {
  const { byPerson, byDay, total } = indexed(
    verdict(),
    verdict({ ruleId: 'overlap', severity: 'block' }),
    verdict({ personId: 'piotr', shiftIds: ['b'] }),
    verdict({ ruleId: 'weekly_hours', acceptanceId: 'x' })
  )
  expect(byPerson.get('anna')).toEqual({ blocks: 1, alerts: 1 })
  expect(byPerson.get('piotr')).toEqual({ blocks: 0, alerts: 1 })
  expect(byDay.get('2026-11-16')).toEqual({ blocks: 1, alerts: 1 })
  expect(total).toEqual({ blocks: 1, alerts: 2 })
})

test('nothing wrong is always the same nothing', () => expect(indexed()).toBe(nothingWrong))

describe('a badge', () => {
  const badge = (...verdicts: ReturnType<typeof verdict>[]) => badgeOf(indexed(...verdicts).byEntry.get('a'))
  test('has the shape of the gravest and the number of what is open', () =>
    expect(
      badge(verdict(), verdict({ acceptanceId: 'x', ruleId: 'overlap' }), verdict({ severity: 'block' }))
    ).toEqual({ kind: 'block', severity: 'block', count: 2 }))
  test('an open alert is graver than an accepted block', () =>
    expect(badge(verdict({ severity: 'block', acceptanceId: 'x' }), verdict())).toMatchObject({
      kind: 'alert',
      count: 1,
    }))
  test('is muted once all is accepted, and keeps its shape', () =>
    expect(badge(verdict({ acceptanceId: 'x' }))).toEqual({ kind: 'accepted', severity: 'alert', count: 0 }))
  test('is not there when nothing is wrong', () => {
    expect(badge()).toBeNull()
    expect(badgeOfTally({ blocks: 0, alerts: 0 })).toBeNull()
  })
})
