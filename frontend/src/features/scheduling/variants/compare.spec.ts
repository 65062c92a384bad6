import type { RunFigures } from '@shiftloom/backend/contracts/auto_schedule'
import { describe, expect, test } from 'vitest'
import { figuresIn, isBest, verdictOf, worthOf, type Compared } from './compare.ts'

const figures = (given: Partial<RunFigures> = {}): RunFigures => ({
  filledShifts: 90,
  unfilledShifts: 10,
  unfilledMinutes: 4800,
  normDeviationMinutes: 600,
  fairnessMinutes: 120,
  preferencesMet: 4,
  preferencesTotal: 10,
  blockingViolations: 0,
  ...given,
})
const now: Compared = { figures: figures() }
const plan = (given: Partial<RunFigures>, rest: Omit<Compared, 'figures'> = {}): Compared => ({
  figures: figures(given),
  changedShifts: 5,
  changedPeople: 3,
  gapPercent: 1.3,
  ...rest,
})

describe('against the schedule now', () => {
  test('more filled shifts are better, more open minutes worse', () => {
    expect(verdictOf('coverage', plan({ filledShifts: 95 }), now)).toBe('better')
    expect(verdictOf('unfilled', plan({ unfilledMinutes: 5000 }), now)).toBe('worse')
    expect(verdictOf('norm', plan({}), now)).toBe('same')
  })
  test('what only a plan has is not judged', () => {
    expect(verdictOf('changed', plan({}), now)).toBeNull()
    expect(verdictOf('alerts', plan({}), now)).toBeNull()
    expect(verdictOf('cost', plan({ costMinor: 100 }), now)).toBeNull()
  })
})

test('alerts are those the judge of the schedule counts, of all rules together', () => {
  expect(worthOf('alerts', plan({ alertsByRule: { daily_rest: 2, day_break: 3 } }))).toBe(5)
  expect(worthOf('alerts', plan({ alertsByRule: {} }))).toBe(0)
  expect(worthOf('alerts', plan({}))).toBeNull()
})

describe('the best of several plans', () => {
  const fair = plan({ fairnessMinutes: 60 })
  const cheap = plan({ fairnessMinutes: 200 })
  test('lists where they differ', () => {
    expect(isBest('fairness', fair, [fair, cheap])).toBe(true)
    expect(isBest('fairness', cheap, [fair, cheap])).toBe(false)
  })
  test('by what is shown: fractions of a minute make none better', () => {
    const [even, hardlyLess] = [plan({ fairnessMinutes: 60.4 }), plan({ fairnessMinutes: 59.6 })]
    expect(isBest('fairness', hardlyLess, [even, hardlyLess])).toBe(false)
    expect(verdictOf('fairness', hardlyLess, even)).toBe('same')
  })
  test('but not how near each is to the best by its own goals', () => {
    const near = plan({}, { gapPercent: 1 })
    expect(isBest('gap', near, [near, plan({}, { gapPercent: 9 })])).toBe(false)
  })
  test('but not where all are the same, or there is only one', () => {
    expect(isBest('unfilled', fair, [fair, cheap])).toBe(false)
    expect(isBest('fairness', fair, [fair])).toBe(false)
  })
})

test('cost is a row only for users who may see it', () => {
  const plans = [plan({ costMinor: 100 })]
  expect(figuresIn(plans, true)).toContain('cost')
  expect(figuresIn(plans, false)).not.toContain('cost')
  expect(figuresIn([now], true)).toEqual([
    'coverage',
    'unfilled',
    'norm',
    'fairness',
    'preferences',
    'violations',
  ])
})
