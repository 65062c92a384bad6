import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ImprovementCurve } from './improvement_curve.ts'

test('a curve has a point for each change, and none before there is anything', () => {
  const curve = new ImprovementCurve()
  curve.note(0.25, null, null)
  curve.note(0.5, null, 12.34)
  curve.note(0.75, 30, 12.34)
  curve.note(1, 30, 12.31)
  curve.note(1.256, 25, 12.31)
  curve.note(1.5, 25, 25)
  assert.deepEqual(curve.points, [
    { seconds: 0.5, cost: null, bound: 12.3 },
    { seconds: 0.75, cost: 30, bound: 12.3 },
    { seconds: 1.26, cost: 25, bound: 12.3 },
    { seconds: 1.5, cost: 25, bound: 25 },
  ])
})
