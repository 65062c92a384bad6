import { expect, test } from 'vitest'
import { uuid7 } from './uuid7.ts'

test('says its version and variant', () =>
  expect(uuid7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

test('begins with the time, so ids sort by when they were made', () => {
  expect(uuid7(0x0192_3456_789a).slice(0, 13)).toBe('01923456-789a')
  expect(uuid7(1_000) < uuid7(2_000)).toBe(true)
})

test('two of one millisecond differ', () => expect(uuid7(5)).not.toBe(uuid7(5)))
