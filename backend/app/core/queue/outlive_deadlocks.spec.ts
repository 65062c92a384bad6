import { test } from '@japa/runner'
import { outliveDeadlocks } from '#app/core/queue/outlive_deadlocks'

const failing = (code: string, times: number) => {
  let calls = 0
  const work = async () => {
    if (++calls <= times) throw Object.assign(new Error(code), { code })
    return calls
  }
  return { work, calls: () => calls }
}

test.group('Deadlocks', () => {
  test('what PostgreSQL ended for another one is done again', async ({ assert }) => {
    assert.equal(await outliveDeadlocks(failing('40P01', 2).work), 3)
  })

  test('not for ever, and nothing else', async ({ assert }) => {
    const always = failing('40P01', Infinity)
    await assert.rejects(() => outliveDeadlocks(always.work), '40P01')
    assert.equal(always.calls(), 5)
    const other = failing('23505', 1)
    await assert.rejects(() => outliveDeadlocks(other.work), '23505')
    assert.equal(other.calls(), 1)
  })
})
