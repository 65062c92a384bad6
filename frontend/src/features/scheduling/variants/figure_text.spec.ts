import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import type { Labels } from '../words/labels.ts'
import type { Compared } from './compare.ts'
import { figureHint, figureName } from './figure_text.ts'

const labels = { t: (key: string) => key, format: formatFor('en-US') } as unknown as Labels
const plan = (wholePeriods?: boolean) => ({ figures: { wholePeriods } }) as Compared

test('hours away from what is agreed say whether that is of whole settlement periods', () => {
  expect(figureName('norm', plan(true), labels)).toBe('generate.figures.norm_period')
  expect(figureHint('norm', plan(true), labels)).toBe('generate.figures.norm_period_hint')
  for (const part of [plan(false), plan()]) {
    expect(figureName('norm', part, labels)).toBe('generate.figures.norm')
    expect(figureHint('norm', part, labels)).toBe('generate.figures.norm_hint')
  }
})

test('other figures have one name and no second line', () => {
  expect(figureName('fairness', plan(true), labels)).toBe('generate.figures.fairness')
  expect(figureHint('fairness', plan(true), labels)).toBeNull()
})
