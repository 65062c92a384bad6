import { expect, test } from 'vitest'
import { middleOf } from './square_picture.ts'

test('the middle of a picture is its largest square', () => {
  expect(middleOf({ width: 400, height: 300 })).toEqual({ left: 50, top: 0, length: 300 })
  expect(middleOf({ width: 300, height: 401 })).toEqual({ left: 0, top: 50, length: 300 })
  expect(middleOf({ width: 1, height: 1 })).toEqual({ left: 0, top: 0, length: 1 })
})
