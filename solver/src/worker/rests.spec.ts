import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { restAfter, rests } from './rests.ts'

suite('rests', () => {
  test('leave a thread its share of the time', () => {
    assert.equal(restAfter(20, 0.5), 20)
    assert.equal(restAfter(30, 0.75), 10)
    assert.equal(restAfter(20, 1), 0)
  })

  test('are never longer than a second', () => {
    assert.equal(restAfter(5_000, 0.1), 1_000)
  })

  test('come after some work, and not in a run that goes on alone', () => {
    let [worked, share] = [0, 1]
    const rested: number[] = []
    const look = rests({ share: () => share, rest: (ms) => rested.push(ms) }, () => worked)
    const work = (ms: number) => {
      worked += ms
      look()
    }
    work(100)
    assert.deepEqual(rested, [])
    share = 0.25
    work(19)
    work(1)
    assert.deepEqual(rested, [60])
    work(10)
    assert.deepEqual(rested, [60])
  })
})
