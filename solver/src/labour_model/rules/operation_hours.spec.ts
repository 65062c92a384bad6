import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursBetween, openSlots } from './operation_hours.ts'

const day = { slots: 48, slotMinutes: 30 }
const openFrom = (open: Uint8Array): number[] => [open.indexOf(1), open.lastIndexOf(1) + 1]

test('eight to twenty with half an hour on either side asks for people from 07:30 until 20:30', () => {
  const hours = { opening: [hoursBetween(480, 1200)], bufferBeforeMinutes: 30, bufferAfterMinutes: 30 }
  assert.deepEqual(openFrom(openSlots(hours, day)), [15, 41])
})
test('a slot touched in part is open', () => {
  const hours = { opening: [hoursBetween(480, 1200)], bufferBeforeMinutes: 30, bufferAfterMinutes: 0 }
  assert.deepEqual(openFrom(openSlots(hours, { slots: 24, slotMinutes: 60 })), [7, 20])
})
test('hours past midnight go on in the next day', () => {
  const hours = { opening: [hoursBetween(1080, 120)], bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }
  const open = openSlots(hours, { slots: 48, slotMinutes: 60 })
  assert.deepEqual(openFrom(open), [18, 26])
})
test('two openings of a day leave the pause between them closed', () => {
  const opening = [hoursBetween(480, 720), hoursBetween(960, 1200)]
  const open = openSlots({ opening, bufferBeforeMinutes: 0, bufferAfterMinutes: 30 }, day)
  assert.equal(open[24], 1)
  assert.equal(open[25], 0)
})
