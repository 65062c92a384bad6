import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { inParts, sideBySide } from '#app/time_tracking/side_by_side'

test.group('Parts side by side', () => {
  test('are all of a list, the last one smaller', ({ assert }) => {
    assert.deepEqual(inParts([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]])
    assert.deepEqual(inParts([], 2), [])
  })

  test('are so many at a time, each once, and answered in their order', async ({ assert }) => {
    let [underWay, most] = [0, 0]
    const begun: number[] = []
    const found = await sideBySide(2, [30, 1, 1, 1], async (ms, index) => {
      begun.push(index)
      most = Math.max(most, (underWay += 1))
      await wait(ms)
      underWay -= 1
      return `${index}: ${ms}`
    })
    assert.deepEqual(found, ['0: 30', '1: 1', '2: 1', '3: 1'])
    assert.deepEqual(begun, [0, 1, 2, 3])
    assert.equal(most, 2)
    assert.deepEqual(await sideBySide(2, [], async () => 1), [])
  })

  test('end with a failure, thrown once nothing is under way any more', async ({ assert }) => {
    const ended: string[] = []
    const all = sideBySide(2, ['fails', 'slow', 'never'], async (part) => {
      if (part === 'fails') throw new Error(part)
      await wait(20)
      ended.push(part)
    })
    await assert.rejects(() => all, 'fails')
    assert.deepEqual(ended, ['slow'])
  })
})
