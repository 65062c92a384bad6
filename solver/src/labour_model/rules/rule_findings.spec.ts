import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RuleOfPosition } from '../need.ts'
import { findingsOf } from './rule_findings.ts'

const rule = (units: number[], more: Partial<RuleOfPosition> = {}): RuleOfPosition => ({
  content: { kind: 'linear', unitsPerPersonHour: 20 },
  units,
  open: new Uint8Array(units.length).fill(1),
  minimum: 0,
  maximum: 5,
  share: 1,
  ...more,
})

test('a good rule has nothing to tell', () => assert.deepEqual(findingsOf(rule([20, 100]), 60), []))
test('hours without the metric are counted while open only', () =>
  assert.deepEqual(findingsOf(rule([NaN, 10, NaN, 10], { open: new Uint8Array([1, 1, 0, 1]) }), 30), [
    { kind: 'metric_missing', hours: 0.5 },
  ]))
test('a rule whose metric is unknown cannot be said to be never active', () =>
  assert.deepEqual(findingsOf(rule([NaN, NaN]), 60), [{ kind: 'metric_missing', hours: 2 }]))
test('a rule that never asks for anybody', () => {
  assert.deepEqual(findingsOf(rule([0, 0]), 60), [{ kind: 'never_active' }])
  assert.deepEqual(findingsOf(rule([90], { open: new Uint8Array(1) }), 60), [{ kind: 'never_active' }])
  assert.deepEqual(findingsOf(rule([0], { minimum: 1 }), 60), [])
})
test('a maximum that leaves work undone tells how much at worst', () =>
  assert.deepEqual(findingsOf(rule([100, 110, 130]), 60), [
    { kind: 'maximum_too_low', hours: 2, mostUnmet: 1.5 },
  ]))
test('a minimum above the maximum', () =>
  assert.deepEqual(findingsOf(rule([20], { minimum: 6 }), 60), [{ kind: 'minimum_above_maximum' }]))
