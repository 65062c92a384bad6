import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.spec.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** The library gives the keyboard back only for a dialog that stays in the page: `opened={…}`. */
const comesAndGoes = /<(?:Modal|Drawer)\s+(?:[^<>]*\s)?opened[\s>]/

test('each dialog and drawer that comes and goes gives the keyboard back to what opened it', () => {
  const found = Object.entries(sources).filter(([, text]) => comesAndGoes.test(text))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, text]) => !text.includes('useFocusBack(')).map(([path]) => path)).toEqual([])
})
