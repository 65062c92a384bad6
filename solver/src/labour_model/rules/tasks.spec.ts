import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Need } from '../need.ts'
import { withTasks } from './tasks.ts'

const need = (people: number[], content: number[]): Need => ({
  people: Int32Array.from(people),
  content: Float64Array.from(content),
  unmet: new Float64Array(people.length),
})
const busy = need([2, 2, 2, 2, 1, 0], [2, 1.9, 1, 1, 1, 0])

test('a task at a fixed time brings its own people, also while closed', () => {
  const { need: planned, places } = withTasks(busy, [
    { kind: 'fixed', people: 1, slots: { from: 4, until: 6 } },
  ])
  assert.deepEqual([...planned.people], [2, 2, 2, 2, 2, 1])
  assert.deepEqual(places, [{ from: 4, until: 6 }])
})
test('a task with a window goes, in one piece, where people have time', () => {
  const task = { kind: 'within', people: 1, durationSlots: 2, window: { from: 0, until: 5 } } as const
  const { need: planned, places } = withTasks(busy, [task])
  assert.deepEqual(places, [{ from: 2, until: 4 }])
  assert.deepEqual([...planned.people], [...busy.people])
})
test('the second task finds the time of the first taken', () => {
  const task = { kind: 'within', people: 1, durationSlots: 2, window: { from: 0, until: 5 } } as const
  const { need: planned, places } = withTasks(busy, [task, task])
  assert.deepEqual(places[1], { from: 0, until: 2 })
  assert.deepEqual([...planned.people], [3, 3, 2, 2, 1, 0])
})
test('a spread task fills the gaps and asks for people only beyond them', () => {
  const task = { kind: 'spread', people: 1, durationSlots: 1, window: { from: 0, until: 4 } } as const
  assert.deepEqual([...withTasks(busy, [task]).need.people], [3, 3, 2, 2, 1, 0])
})
test('a task in one piece finds what spread work has left, whatever is listed first', () => {
  const spread = { kind: 'spread', people: 1, durationSlots: 2, window: { from: 2, until: 4 } } as const
  const within = { kind: 'within', people: 1, durationSlots: 1, window: { from: 1, until: 4 } } as const
  const row = need([2, 2, 2, 2], [2, 1.5, 1, 1])
  assert.deepEqual(withTasks(row, [within, spread]).places[0], { from: 1, until: 2 })
})
test('a window that is too short for its task holds nothing', () => {
  for (const kind of ['within', 'spread'] as const) {
    const task = { kind, people: 1, durationSlots: 3, window: { from: 0, until: 2 } } as const
    const { need: planned, places } = withTasks(busy, [task])
    assert.deepEqual(places, [null])
    assert.deepEqual([...planned.people], [...busy.people])
  }
})
test('the need given is left as it was', () => {
  withTasks(busy, [{ kind: 'fixed', people: 3, slots: { from: 0, until: 6 } }])
  assert.deepEqual([...busy.people], [2, 2, 2, 2, 1, 0])
})
