import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakFault, breaksOf, paidSlotsOf, workingSlotsOf, type BreakRule } from './break_rules.ts'

const short = { durationSlots: 1, paid: true, earliest: 6, latest: 12 }
const lunch = { durationSlots: 2, paid: false, earliest: 14, latest: 20 }
const rules: BreakRule[] = [
  { fromLengthSlots: 24, breaks: [short] },
  { fromLengthSlots: 36, breaks: [short, lunch] },
]

test('the rule with the greatest length that is not above the shift holds', () =>
  assert.deepEqual(
    [23, 24, 35, 36, 48].map((length) => breaksOf(length, rules).length),
    [0, 1, 1, 2, 2]
  ))
test('unpaid breaks are not paid, and no one works on any break', () => {
  assert.deepEqual(
    [20, 30, 40].map((length) => [paidSlotsOf(length, rules), workingSlotsOf(length, rules)]),
    [
      [20, 20],
      [30, 29],
      [38, 37],
    ]
  )
})
test('good rules have no fault', () => assert.equal(breakFault(rules), null))
test('rules that could put a break outside its shift, or two together, are faulty', () => {
  const one = (window: Partial<typeof lunch>) => [{ fromLengthSlots: 36, breaks: [{ ...lunch, ...window }] }]
  assert.equal(breakFault([...rules].reverse()), 'order')
  assert.equal(breakFault(one({ latest: 13 })), 'window')
  assert.equal(breakFault(one({ durationSlots: 0 })), 'window')
  assert.equal(breakFault(one({ earliest: 0 })), 'outside_shift')
  assert.equal(breakFault(one({ latest: 34 })), 'outside_shift')
  assert.equal(breakFault(one({ latest: 33 })), null)
  const touching = { ...lunch, earliest: 13 }
  assert.equal(breakFault([{ fromLengthSlots: 36, breaks: [short, touching] }]), 'breaks_touch')
})
