import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = `${import.meta.dirname}/..`

test('no head of a table is empty: a label alone is not read everywhere', () => {
  const empty = globSync('**/*.tsx', { cwd: source }).filter((path) =>
    /<(?:Table\.Th|th)\b(?:[^<>]|=>)*(?:\/>|>\s*<\/)/.test(readFileSync(`${source}/${path}`, 'utf8'))
  )
  expect(empty).toEqual([])
})
