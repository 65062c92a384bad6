import { expect, test } from 'vitest'
import type { SlotCoverage } from '../../model/day_coverage.ts'
import { slotSentence } from './coverage_words.ts'

type Words = Parameters<typeof slotSentence>[0]
const words = {
  t: (key: string, values: object) => `${key.split('.').at(-1)} ${Object.values(values).join('/')}`,
  format: { number: String },
} as unknown as Words
const slot: SlotCoverage = { needed: 4, planned: 3, open: 0, missing: 1, over: 0, least: 4, most: 4 }

test('a need that is known is one number, an expected one says how far it may go', () => {
  expect(slotSentence(words, '13:00', slot)).toBe('13:00 · needed 4 · planned 3 · missing 1')
  expect(slotSentence(words, '13:00', { ...slot, least: 3, most: 6 })).toBe(
    '13:00 · needed_between 4/3/6 · planned 3 · missing 1'
  )
})
