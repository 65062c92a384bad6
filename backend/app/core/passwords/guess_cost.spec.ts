import { test } from '@japa/runner'
import { guessCost } from '#app/core/passwords/guess_cost'

test('a password is costly to guess everywhere but in tests', ({ assert }) => {
  assert.equal(guessCost('production'), 32_768)
  assert.equal(guessCost('development'), 32_768)
  assert.isBelow(guessCost('test'), 2_000)
})
