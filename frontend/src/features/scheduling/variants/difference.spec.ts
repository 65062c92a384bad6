import { expect, test } from 'vitest'
import { differencesOf, stepTo } from './difference.ts'

const change = (entryId: string, from: string | null, to: string | null, day = '2026-11-16') => ({
  entryId,
  day,
  fromEmployeeId: from,
  toEmployeeId: to,
})

test('the same person in both plans is no difference', () =>
  expect(differencesOf([change('a', null, 'anna')], [change('a', null, 'anna')])).toEqual([]))

test('who gets a shift in one plan and who in the other', () =>
  expect(differencesOf([change('a', null, 'anna')], [change('a', null, 'piotr')])).toEqual([
    { entryId: 'a', day: '2026-11-16', left: 'anna', right: 'piotr' },
  ]))

test('a plan that leaves a shift alone keeps its assignee', () => {
  expect(differencesOf([change('a', 'anna', 'piotr')], [])).toEqual([
    { entryId: 'a', day: '2026-11-16', left: 'piotr', right: 'anna' },
  ])
  expect(differencesOf([], [change('a', 'anna', null)])).toEqual([
    { entryId: 'a', day: '2026-11-16', left: 'anna', right: null },
  ])
})

test('differences come in the order of days', () => {
  const left = [change('late', null, 'anna', '2026-11-20'), change('early', null, 'anna', '2026-11-17')]
  expect(differencesOf(left, []).map(({ entryId }) => entryId)).toEqual(['early', 'late'])
})

test('stepping goes round in both directions', () => {
  expect([stepTo(-1, 1, 3), stepTo(-1, -1, 3)]).toEqual([0, 2])
  expect([stepTo(0, 1, 3), stepTo(2, 1, 3), stepTo(0, -1, 3)]).toEqual([1, 0, 2])
})
