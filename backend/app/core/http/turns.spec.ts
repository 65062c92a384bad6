import { setImmediate as settled } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Turns } from '#app/core/http/turns'

const patient = { atOnce: 2, mostWaiting: 10, longestWaitMs: 10_000 }

/** Work that begins when it has its turn and ends when it is asked to. */
function bench(limits = patient) {
  const turns = new Turns(limits)
  const [begun, ends] = [[] as string[], new Map<string, (failure?: Error) => void>()]
  const take = (name: string) =>
    turns.take(() => {
      begun.push(name)
      return new Promise<string>((done, fail) =>
        ends.set(name, (failure) => (failure ? fail(failure) : done(name)))
      )
    })
  const end = async (name: string, failure?: Error) => {
    ends.get(name)!(failure)
    await settled()
  }
  return { take, end, begun }
}

test.group('Turns', () => {
  test('are taken by two at once and then in the order of asking', async ({ assert }) => {
    const { take, end, begun } = bench()
    const all = ['a', 'b', 'c', 'd', 'e'].map(take)
    await settled()
    assert.deepEqual(begun, ['a', 'b'])
    await end('b')
    assert.deepEqual(begun, ['a', 'b', 'c'])
    await end('a')
    await end('c')
    assert.deepEqual(begun, ['a', 'b', 'c', 'd', 'e'])
    await end('d')
    await end('e')
    assert.deepEqual(await Promise.all(all), ['a', 'b', 'c', 'd', 'e'])
  })

  test('pass on after work that fails, and are free again once no one waits', async ({ assert }) => {
    const { take, end, begun } = bench({ ...patient, atOnce: 1 })
    const [failing, next] = [take('a'), take('b')]
    const failed = assert.rejects(() => failing, /broken/)
    await settled()
    await end('a', new Error('broken'))
    await failed
    await end('b')
    assert.equal(await next, 'b')
    void take('c')
    await settled()
    assert.deepEqual(begun, ['a', 'b', 'c'])
  })

  test('are refused where too many wait, and after too long a wait', async ({ assert }) => {
    const { take, end, begun } = bench({ atOnce: 1, mostWaiting: 1, longestWaitMs: 30 })
    const first = take('a')
    const refused: string[] = []
    const refusalOf = (name: string) =>
      assert.rejects(() => take(name), /core.unavailable/).then(() => refused.push(name))
    await Promise.all(['b', 'c'].map(refusalOf))
    assert.deepEqual(refused, ['c', 'b'])
    await end('a')
    await first
    void take('d')
    await settled()
    assert.deepEqual(begun, ['a', 'd'])
  })
})
