import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = `${import.meta.dirname}/..`
const sources = globSync('**/*.tsx', { cwd: source }).filter((path) => !path.endsWith('.spec.tsx'))
/** The library gives the keyboard back only for a dialog that stays in the page: `opened={…}`. */
const comesAndGoes = /<(?:Modal|Drawer)\s+(?:[^<>]*\s)?opened[\s>]/

test('each dialog and drawer that comes and goes gives the keyboard back to what opened it', () => {
  const found = sources
    .map((path) => ({ path, text: readFileSync(`${source}/${path}`, 'utf8') }))
    .filter(({ text }) => comesAndGoes.test(text))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ text }) => !text.includes('useFocusBack(')).map(({ path }) => path)).toEqual([])
})
