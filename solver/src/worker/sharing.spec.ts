import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sharing } from './sharing.ts'

const boards = (...slots: number[]) =>
  slots.map((count) => ({
    slots: count,
    share: NaN,
    giveShare(share: number) {
      this.share = share
    },
  }))

suite('runs that go on at once', () => {
  test('have the same part of the threads', () => {
    const join = sharing(2)
    const [first, second, third] = [boards(2), boards(1, 1), boards(1)]
    const leave = join(first)
    assert.equal(first[0]!.share, 1)
    const leaveSecond = join(second)
    assert.deepEqual(
      [first, second].map((run) => run.map(({ share }) => share)),
      [[0.5], [0.5, 0.5]]
    )
    join(third)
    assert.ok(Math.abs(2 * first[0]!.share - third[0]!.share) < 1e-9)
    leave()
    assert.equal(second[0]!.share, 0.5)
    assert.equal(third[0]!.share, 1)
    leaveSecond()
    assert.equal(third[0]!.share, 1)
  })

  test('work all the time where there are threads for all', () => {
    const join = sharing(8)
    const [first, second] = [boards(2), boards(4)]
    join(first)
    join(second)
    assert.equal(first[0]!.share, 1)
    assert.equal(second[0]!.share, 1)
  })

  test('rest no more once a run goes on alone, however many threads it has', () => {
    const join = sharing(2)
    const [first, second] = [boards(2, 1, 1), boards(2)]
    join(first)
    join(second)()
    assert.deepEqual(
      first.map(({ share }) => share),
      [1, 1, 1]
    )
  })
})
