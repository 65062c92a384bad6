import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Blackboard } from './blackboard.ts'

test('the best of all slots is read, and only improvements are written', () => {
  const board = new Blackboard(2, 3)
  assert.equal(board.best(), null)
  board.offer(0, Uint8Array.of(1, 1, 1), 50)
  board.offer(1, Uint8Array.of(2, 2, 2), 40)
  board.offer(1, Uint8Array.of(3, 3, 3), 45)
  assert.deepEqual(board.best(), { roster: Uint8Array.of(2, 2, 2), packed: 40 })
  assert.equal(board.bestPacked(), 40)
})

test('the highest bound counts, from whichever slot', () => {
  const board = new Blackboard(2, 1)
  board.prove(0, 7)
  board.prove(1, 9)
  board.prove(1, 8)
  assert.equal(board.bound(), 9)
})

test('another view of the same memory sees the same', () => {
  const board = new Blackboard(1, 2)
  const other = new Blackboard(1, 2, board.buffer)
  board.offer(0, Uint8Array.of(4, 5), 3)
  other.stop()
  assert.deepEqual(other.best()?.roster, Uint8Array.of(4, 5))
  assert.equal(board.stopped(), true)
})

test('a slot whose writer died while writing is passed over', () => {
  const board = new Blackboard(2, 1)
  board.offer(0, Uint8Array.of(1), 5)
  board.offer(1, Uint8Array.of(2), 9)
  assert.equal(board.bestPacked(), 5)
  // The first slot begins after the eight bytes of the stop flag.
  Atomics.add(new Int32Array(board.buffer, 8, 1), 0, 1)
  assert.deepEqual(board.best(), { roster: Uint8Array.of(2), packed: 9 })
  assert.equal(board.bestPacked(), 9)
  board.mend(0)
  board.offer(0, Uint8Array.of(3), 7)
  assert.deepEqual(board.best(), { roster: Uint8Array.of(3), packed: 7 })
})

test('a share is seen by every view, and a rest ends when everybody is asked to end', () => {
  const board = new Blackboard(1, 1)
  const other = new Blackboard(1, 1, board.buffer)
  assert.equal(other.share(), 1)
  board.giveShare(0.25)
  assert.equal(other.share(), 0.25)
  board.giveShare(0)
  assert.ok(other.share() > 0)
  board.stop()
  other.rest(1_000_000)
})
