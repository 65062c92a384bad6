import { test } from '@japa/runner'
import fc from 'fast-check'
import { namedByFigures } from '#app/auto_schedule/proposal/named_by_figures'
import { variantKeys } from '#app/auto_schedule/proposal/variants'
import type { RunFigures, VariantKey } from '#contracts/auto_schedule'

type Plan = { key: VariantKey; figures: RunFigures }
const plan = (key: VariantKey, open: number, uneven: number, costMinor = 100): Plan => ({
  key,
  figures: {
    filledShifts: 10,
    unfilledShifts: open,
    unfilledMinutes: open * 480,
    normDeviationMinutes: 0,
    fairnessMinutes: uneven,
    preferencesMet: 0,
    preferencesTotal: 0,
    blockingViolations: 0,
    costMinor,
  },
})
const named = (...plans: Plan[]) =>
  namedByFigures(plans, (one) => one).map(({ key, plan: { key: from } }) =>
    key === from ? key : `${key} = ${from}`
  )

test.group('Names of plans', () => {
  test('stay with the plans that keep what they promise, also together with others', ({ assert }) => {
    assert.deepEqual(named(plan('asked', 2, 90), plan('fairest', 3, 40), plan('coverage', 0, 90)), [
      'asked',
      'fairest',
      'coverage',
    ])
    assert.deepEqual(named(plan('asked', 0, 40), plan('fairest', 0, 40), plan('coverage', 0, 40)), [
      'asked',
      'fairest',
      'coverage',
    ])
  })

  test('go to the plan for the goals asked for where it is the best', ({ assert }) => {
    assert.deepEqual(named(plan('asked', 1, 40), plan('fairest', 1, 60), plan('coverage', 1, 90)), [
      'asked',
      'fairest = asked',
      'coverage',
    ])
    assert.deepEqual(named(plan('asked', 0, 90), plan('fairest', 1, 60), plan('coverage', 1, 90)), [
      'asked',
      'fairest',
      'coverage = asked',
    ])
  })

  test('go to a plan that has lost its own name first', ({ assert }) => {
    const plans = [plan('asked', 5, 90), plan('fairest', 0, 80), plan('coverage', 2, 40)]
    assert.deepEqual(named(...plans), ['asked', 'fairest = coverage', 'coverage = fairest'])
  })

  test('the cheapest is none where another costs less', ({ assert }) => {
    const plans = [plan('asked', 0, 10, 90), plan('cheapest', 0, 20, 100), plan('fairest', 0, 5, 110)]
    assert.deepEqual(named(...plans), ['asked', 'cheapest = asked', 'fairest'])
  })

  test('the best coverage fills the most shifts, and of those with as many has the fewest open hours', ({
    assert,
  }) => {
    const filling = (key: VariantKey, filledShifts: number, unfilledMinutes: number): Plan => {
      const { figures, ...rest } = plan(key, 0, 90)
      return { ...rest, figures: { ...figures, filledShifts, unfilledMinutes } }
    }
    const [asked, more] = [filling('asked', 38, 720), filling('asked', 39, 720)]
    assert.deepEqual(named(asked, filling('coverage', 37, 480)), ['asked', 'coverage = asked'])
    assert.deepEqual(named(asked, filling('coverage', 39, 960)), ['asked', 'coverage'])
    assert.deepEqual(named(more, filling('coverage', 39, 480)), ['asked', 'coverage'])
    assert.deepEqual(named(more, filling('coverage', 39, 960)), ['asked', 'coverage = asked'])
  })

  test('the fairest is none that another beats by a minute that is shown', ({ assert }) => {
    assert.deepEqual(named(plan('asked', 0, 10.4), plan('fairest', 0, 10.6)), ['asked', 'fairest = asked'])
    assert.deepEqual(named(plan('asked', 0, 10.1), plan('fairest', 0, 10.4)), ['asked', 'fairest'])
  })

  test('are never given to a plan that another in the list beats by the figure shown', ({ assert }) => {
    const shown: Record<Exclude<VariantKey, 'asked'>, (figures: RunFigures) => number> = {
      cheapest: ({ costMinor }) => costMinor!,
      fairest: ({ fairnessMinutes }) => fairnessMinutes,
      coverage: ({ unfilledMinutes }) => unfilledMinutes,
    }
    const few = fc.integer({ min: 0, max: 3 })
    const plans = fc.tuple(
      ...variantKeys.map((key) =>
        fc.tuple(few, few, few).map(([open, uneven, cost]) => plan(key, open, uneven, cost))
      )
    )
    fc.assert(
      fc.property(plans, fc.subarray([1, 2, 3]), (found, others) => {
        const list = [found[0]!, ...others.map((index) => found[index]!)]
        const named = namedByFigures(list, (one) => one)
        assert.deepEqual(
          named.map(({ key }) => key),
          list.map(({ key }) => key)
        )
        for (const { key, plan: own } of named) {
          if (key === 'asked') assert.strictEqual(own, list[0])
          else for (const one of list) assert.isAtMost(shown[key](own.figures), shown[key](one.figures))
        }
      })
    )
  })
})
