import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import type { Labels } from '../words/labels.ts'
import { gapSentence, gapShort } from './gap_text.ts'

const labels = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  format: formatFor('pl-PL'),
} as unknown as Labels

test('a gap is rounded up, so that "at most" stays true', () => {
  expect(gapShort(labels, 1.3)).toBe('generate.gap.short 1,3')
  expect(gapShort(labels, 1.31)).toBe('generate.gap.short 1,4')
  expect(gapSentence(labels, 12)).toBe('generate.gap.sentence 12')
})

test('a gap that is too wide to say anything is not shown', () => {
  expect(gapSentence(labels, 19.9)).toBe('generate.gap.sentence 19,9')
  expect(gapSentence(labels, 20)).toBe('generate.gap.none_sentence')
  expect(gapShort(labels, 64)).toBe('generate.gap.none')
})

test('nothing is proved yet, or nothing better is possible', () => {
  expect(gapShort(labels, null)).toBe('generate.gap.none')
  expect(gapSentence(labels, null)).toBe('generate.gap.none_sentence')
  expect(gapShort(labels, 0)).toBe('generate.gap.best')
  expect(gapSentence(labels, 0.04)).toBe('generate.gap.best_sentence')
})
