import assert from 'node:assert/strict'
import { test } from 'node:test'
import { catalogue, FaultyParameter, parametersWith, usualParameters } from './parameters.ts'
import { faultOf, type ParameterGroup } from './parameter.ts'

test('usual values lie in their ranges, and every parameter says what it does in a sentence', () => {
  const groups: readonly (readonly [string, ParameterGroup])[] = Object.entries(catalogue)
  for (const [group, parameters] of groups) {
    for (const [name, parameter] of Object.entries(parameters)) {
      assert.equal(faultOf(parameter, parameter.value), null, `${group}.${name}`)
      assert.ok(parameter.least < parameter.most, `${group}.${name}`)
      assert.match(parameter.what, /^\S.*\.$/, `${group}.${name}`)
    }
  }
})

test('a change is taken over, all else stays as usual, and nothing can be changed afterwards', () => {
  const parameters = parametersWith({ annealing: { hot: 0.5 } })
  assert.equal(parameters.annealing.hot, 0.5)
  const { annealing, ...rest } = parameters
  const { annealing: usual, ...usualRest } = usualParameters
  assert.deepEqual(rest, usualRest)
  assert.deepEqual({ ...annealing, hot: usual.hot }, usual)
  assert.throws(() => Object.assign(parameters.annealing, { hot: 1 }), TypeError)
})

const wrong: readonly (readonly [Record<string, Record<string, unknown>>, RegExp])[] = [
  [{ cooking: { salt: 1 } }, /no parameters "cooking"/],
  [{ constructor: { name: 1 } }, /no parameters "constructor"/],
  [{ annealing: { salt: 1 } }, /no parameter "annealing.salt"/],
  [{ annealing: { toString: 1 } }, /no parameter "annealing.toString"/],
  [{ annealing: { hot: 'warm' } }, /annealing.hot must be a number, not "warm"/],
  [{ annealing: { hot: NaN } }, /annealing.hot must be a number/],
  [{ annealing: { lookEvery: 1.5 } }, /lookEvery must be a whole number \(moves\), not 1.5/],
  [{ annealing: { lookEvery: 0 } }, /lookEvery must lie between 1 and 1000000, not 0/],
  [
    { annealing: { leastFeasible: 0.9 } },
    /leastFeasible, annealing.mostFeasible: the first must not be above/,
  ],
  [{ pool: { keptEach: 700 } }, /the first must not be above the second/],
]
for (const [changes, reason] of wrong) {
  test(`${JSON.stringify(changes)} is refused`, () => {
    assert.throws(
      () => parametersWith(changes),
      (error) => error instanceof FaultyParameter && reason.test(error.message)
    )
  })
}

test('without any move that suits every problem, nothing could be searched', () => {
  const names = [
    'changeDay',
    'changeBlock',
    'swapDaysOfRow',
    'slideDays',
    'swapBlock',
    'handOverRun',
    'rotateBlock',
  ]
  const none = Object.fromEntries(names.map((name) => [name, 0]))
  assert.throws(() => parametersWith({ moves: none }), /needs a share/)
})
