import type { Needs } from '@shiftloom/backend/contracts/demand_needs'
import { expect, test } from 'vitest'
import { isSameNeed } from './same_need.ts'

const shape = { leastMinutes: 240, mostMinutes: 480, startEveryMinutes: 30, catalogue: null }
const row = { locationId: 'here', positionId: 'cook', people: [1, 2], shape }
const needs = (rows = [row]): Needs => ({ from: '2030-03-04', until: '2030-03-05', slotMinutes: 15, rows })

test('a band makes no other need', () =>
  expect(isSameNeed(needs(), needs([{ ...row, ...{ band: { lower: [0, 0], upper: [3, 3] } } }]))).toBe(true))
test.each([
  ['people', needs([{ ...row, people: [1, 3] }])],
  ['more slots', needs([{ ...row, people: [1, 2, 0] }])],
  ['a position', needs([{ ...row, positionId: 'waiter' }])],
  ['a location', needs([{ ...row, locationId: 'there' }])],
  ['a tag', needs([{ ...row, ...{ skillMix: { tagId: 'aid', least: 1 } } }])],
  ['more rows', needs([row, row])],
  ['days', { ...needs(), from: '2030-03-05' }],
])('other %s do', (_, other) => {
  expect(isSameNeed(needs(), other)).toBe(false)
  expect(isSameNeed(other, needs())).toBe(false)
})
