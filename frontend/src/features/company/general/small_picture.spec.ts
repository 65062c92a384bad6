import { expect, test } from 'vitest'
import { fitted } from './small_picture.ts'

test('a large picture is shrunk in its own proportions, a small one stays', () => {
  expect(fitted({ width: 1536, height: 768 })).toEqual({ width: 384, height: 192 })
  expect(fitted({ width: 300, height: 1200 })).toEqual({ width: 96, height: 384 })
  expect(fitted({ width: 120, height: 60 })).toEqual({ width: 120, height: 60 })
  expect(fitted({ width: 9000, height: 2 })).toEqual({ width: 384, height: 1 })
})
