import { test } from '@japa/runner'
import { gapPercent } from '#app/auto_schedule/proposal/gap_percent'

test.group('How far a plan is from the best possible one', () => {
  test('in percent of the plan, one decimal, never promising too much', ({ assert }) => {
    assert.equal(gapPercent(200, 150), 25)
    assert.equal(gapPercent(1_000, 986.9), 1.4)
    assert.equal(gapPercent(1_000, 999.99), 0.1)
    assert.equal(gapPercent(10, 9.7), 3)
    assert.equal(gapPercent(300, 300), 0)
  })

  test('stays between 0 and 100, whatever rounding did to the two', ({ assert }) => {
    assert.equal(gapPercent(100, 101), 0)
    assert.equal(gapPercent(100, -40), 100)
    assert.equal(gapPercent(0, 0), 0)
  })

  test('is unknown while nothing is proved', ({ assert }) => assert.isNull(gapPercent(100, null)))
})
