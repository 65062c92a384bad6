import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test('an item moves by a place, and not beyond the ends', () => {
  const all = ['a', 'b', 'c']
  expect(moved(all, 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(all, 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(all, 0, -1)).toEqual(all)
  expect(moved(all, 2, 1)).toEqual(all)
  expect(moved(all, -1, 1)).toEqual(all)
})
