import { describe, expect, test } from 'vitest'
import { actionOf, actionTable, chordOf } from './action_table.ts'

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
})
const idOf = (pressed: ReturnType<typeof press>, onCell = true) => {
  const found = actionOf(pressed, onCell)
  return found && ('id' in found ? found.id : `type ${found.type}`)
}

test('no key means two things', () => {
  const keys = actionTable.flatMap((row) => row.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

describe('keys', () => {
  test.each([
    [press('c', { ctrlKey: true }), 'copy'],
    [press('c', { metaKey: true }), 'copy'],
    [press('c'), 'copyTo'],
    [press('V', { ctrlKey: true, shiftKey: true }), 'pasteTimes'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
    [press('?', { shiftKey: true }), 'shortcuts'],
    [press('F10', { shiftKey: true }), 'menu'],
    [press('F8'), 'nextProblem'],
    [press('F8', { shiftKey: true }), 'previousProblem'],
    [press('k'), 'copyPeriod'],
    [press(' '), 'explain'],
    [press('x'), null],
    [press('a', { altKey: true }), null],
  ])('%o', (pressed, id) => expect(idOf(pressed)).toBe(id))
})

test('a digit on a cell begins a time, elsewhere it chooses the view', () => {
  expect(idOf(press('1'))).toBe('type 1')
  expect(idOf(press('1'), false)).toBe('week')
  expect(idOf(press('1', { ctrlKey: true }))).toBeNull()
})

test('capitals without Ctrl are the same letter', () =>
  expect(chordOf(press('L', { shiftKey: true }))).toBe('L'))
