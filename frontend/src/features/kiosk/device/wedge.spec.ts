import { expect, test } from 'vitest'
import { readerOf } from './wedge.ts'

const typed = (text: string, everyMs: number) => {
  const read = readerOf()
  return [...text, 'Enter'].map((key, index) => read(key, 1_000 + index * everyMs)).at(-1)
}

test('a reader is faster than a person', () => {
  expect(typed('04A27F11', 8)).toBe('04A27F11')
  expect(typed('482915', 140)).toBeNull()
})

test('what was typed slowly before is no part of what is read', () => {
  const read = readerOf()
  read('9', 0)
  for (const [index, key] of [...'SL1.abc'].entries()) read(key, 1_000 + index * 5)
  expect(read('Enter', 1_040)).toBe('SL1.abc')
})
