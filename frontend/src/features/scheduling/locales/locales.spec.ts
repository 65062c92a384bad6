import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@shiftloom/backend/contracts/enums'
import IntlMessageFormat from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { actionTable } from '../actions/action_table.ts'
import { stepLabels } from '@shiftloom/backend/contracts/schedule'
import { attentions } from '../model/filters.ts'
import { bulkKinds } from '../model/publication.ts'
import { groupings } from '../model/url_state.ts'
import { views } from '../model/view_range.ts'
import { severityFilters, warningGroupings } from '../warnings/grouping.ts'

const feature = join(import.meta.dirname, '..')
type Texts = Record<string, Record<string, string>>
const texts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    JSON.parse(readFileSync(join(feature, `locales/${locale}.json`), 'utf8')) as Texts,
  ])
)
const keysOf = (all: Texts) =>
  Object.entries(all)
    .flatMap(([section, own]) => Object.keys(own).map((key) => `${section}.${key}`))
    .sort()
const each = (section: string, codes: readonly string[]) => codes.map((code) => `${section}.${code}`)
const sources = (readdirSync(feature, { recursive: true }) as string[])
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.spec.'))
  .map((path) => readFileSync(join(feature, path), 'utf8'))

test('every language has the same keys', () => {
  const [first, ...others] = locales.map((locale) => keysOf(texts[locale]!))
  for (const other of others) expect(other).toEqual(first)
})

test.each(locales)('every text of %s can be formatted', (locale) => {
  for (const [section, own] of Object.entries(texts[locale]!))
    for (const [key, text] of Object.entries(own)) {
      expect(() => new IntlMessageFormat(text, locale), `${section}.${key}`).not.toThrow()
      expect(text.trim(), `${section}.${key}`).not.toBe('')
    }
})

test('every text the code names exists', () => {
  const known = new Set(keysOf(texts['en-US']!))
  const named = sources.flatMap((source) =>
    [...source.matchAll(/'scheduling\.([a-z_]+\.[A-Za-z0-9_]+)'/g)].map(([, key]) => key!)
  )
  expect(named.length).toBeGreaterThan(80)
  expect([...new Set(named)].filter((key) => !known.has(key))).toEqual([])
})

describe('codes that come from elsewhere have a sentence', () => {
  const needed = {
    steps: stepLabels,
    step: ['undo', 'redo'].flatMap((way) => [`${way}_title`, `${way}_named`, `nothing_${way}`]),
    publications: ['publish', 'unpublish'].flatMap((kind) =>
      ['', 'text_', 'confirm_', 'done_'].map((part) => `${part}${kind}`)
    ),
    actions: actionTable.map(({ id }) => id).filter((id) => id !== 'escape'),
    views,
    attention: attentions,
    groups: groupings,
    warnings: [
      ...warningGroupings.map((grouping) => `by_${grouping}`),
      ...severityFilters.map((severity) => `only_${severity}`),
      ...['block', 'alert', 'accepted'].map((state) => `is_${state}`),
    ],
    kinds: ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
    bulk: bulkKinds.flatMap((kind) =>
      ['nothing', 'title', 'text', 'confirm', 'done'].map((part) => `${kind}_${part}`)
    ),
  }
  for (const locale of locales)
    test.each(Object.entries(needed))(`${locale}: %s`, (section, codes) => {
      const known = new Set(keysOf(texts[locale]!))
      expect(each(section, codes).filter((key) => !known.has(key))).toEqual([])
    })
})
