import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curvesIn, solveCurves } from './curve_file.ts'

const day = { test: 'test_small_day', min_length: 2, max_length: 3, demand: [1, 1, 0, 0, 1, 1] }

test('a day of hours, and a week of days that repeats', () => {
  const [one, week] = curvesIn(
    JSON.stringify([
      day,
      {
        ...day,
        test: undefined,
        demand: [
          [1, 0],
          [0, 1],
        ],
      },
    ])
  )
  assert.deepEqual([one!.name, one!.week, one!.need.length], ['small_day', false, 6])
  assert.deepEqual([week!.name, week!.week, week!.need], ['curve_2', true, [1, 0, 0, 1]])
})
test('the answer names every shift', () =>
  assert.deepEqual(solveCurves(curvesIn(JSON.stringify(day))), {
    cost: 4,
    lowerBound: 4,
    hardViolations: 0,
    shifts: 2,
    text: 'small_day\t0\t2\nsmall_day\t4\t6\n',
  }))
test('a need that no shift reaches is a violation', () => {
  const { hardViolations, shifts } = solveCurves(curvesIn(JSON.stringify({ ...day, demand: [3] })))
  assert.deepEqual([hardViolations, shifts], [3, 0])
})
test('something else is refused', () => {
  for (const wrong of [{}, { ...day, demand: 'x' }, { ...day, demand: [1.5] }, { ...day, max_length: 1 }]) {
    assert.throws(() => curvesIn(JSON.stringify(wrong)), /Curve 1/)
  }
})
