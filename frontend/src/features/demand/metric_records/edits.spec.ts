import { expect, test } from 'vitest'
import { conflictsOf, noEdits, redo, settled, shownAt, typed, undo } from './edits.ts'

const values = [1, null, 0, 4]

test('values typed at once are one step of undo and redo', () => {
  const first = typed(noEdits, values, [
    [0, 5],
    [1, 0],
  ])
  const second = typed(first, values, [[1, null]])
  expect([...second.byPlace]).toEqual([[0, { value: 5, seen: 1 }]])
  expect([...undo(second).byPlace]).toEqual([...first.byPlace])
  expect(undo(undo(second)).byPlace.size).toBe(0)
  expect([...redo(undo(second)).byPlace]).toEqual([...second.byPlace])
  expect(typed(undo(second), values, [[3, 1]]).undone).toEqual([])
  expect(undo(noEdits)).toBe(noEdits)
  expect(redo(noEdits)).toBe(noEdits)
})

test('what is typed as it was is no edit, and nothing is not zero', () => {
  expect(typed(noEdits, values, [[0, 1]])).toBe(noEdits)
  const zero = typed(noEdits, values, [[1, 0]])
  expect([shownAt(zero, values, 1), shownAt(noEdits, values, 1), shownAt(zero, values, 2)]).toEqual([
    0,
    null,
    0,
  ])
})

test('another value than was seen is a conflict until it is settled; the same value is none', () => {
  const edits = typed(noEdits, values, [
    [0, 5],
    [1, 7],
    [3, 6],
  ])
  const others = [9, 7, 2, 4]
  expect(conflictsOf(edits, values)).toEqual([])
  expect(conflictsOf(edits, others)).toEqual([0])
  const mine = settled(edits, others, [0], 'mine')
  expect(mine.byPlace.get(0)).toEqual({ value: 5, seen: 9 })
  expect(conflictsOf(mine, others)).toEqual([])
  const theirs = settled(edits, others, [0], 'theirs')
  expect(shownAt(theirs, others, 0)).toBe(9)
  expect([...theirs.byPlace.keys()]).toEqual([1, 3])
})
