import { test } from '@japa/runner'
import { isShown, variantDetailsFor } from '#app/auto_schedule/transformers/variant_transformer'
import type { StoredProposal } from '#app/auto_schedule/proposal/stored_proposal'
import type { ConstraintShare, VariantKey } from '#contracts/auto_schedule'

const share = (code: ConstraintShare['code'], percent: number): ConstraintShare => ({
  code,
  percent,
  details: {},
})
const plan = (constraints: ConstraintShare[], reasons: string[] = []): StoredProposal => ({
  key: 'asked',
  goals: { coverage: 100, fairness: 0, preferences: 0, stability: 0, cost: 100 },
  figures: {
    filledShifts: 1,
    unfilledShifts: 0,
    unfilledMinutes: 0,
    normDeviationMinutes: 0,
    fairnessMinutes: 0,
    preferencesMet: 0,
    preferencesTotal: 0,
    blockingViolations: 0,
    costMinor: 24_000,
  },
  gapPercent: 2,
  constraints,
  changedShifts: 1,
  changedPeople: 1,
  acceptedShifts: 0,
  changes: [
    {
      entryId: 'one',
      day: '2026-11-02',
      fromEmployeeId: null,
      toEmployeeId: 'anna',
      reasons: reasons.map((code) => ({ code, details: { others: 2 } })),
      acceptedAt: null,
      acceptedBy: 'command',
      acceptedAs: 'asked',
    },
  ],
  unfilled: [],
  carriers: [],
})

test.group('A plan for planners who may not see cost', () => {
  test('shows the other shares as if cost were no part of the whole', ({ assert }) => {
    const shares = [share('cost', 60), share('hours', 30), share('wishes', 10)]
    assert.deepEqual(variantDetailsFor(plan(shares), { cost: false }).constraints, [
      share('hours', 75),
      share('wishes', 25),
    ])
    assert.deepEqual(variantDetailsFor(plan(shares), { cost: true }).constraints, shares)
    assert.deepEqual(variantDetailsFor(plan([share('cost', 100)]), { cost: false }).constraints, [])
    const without = [share('hours', 55.5), share('wishes', 44.5)]
    assert.deepEqual(variantDetailsFor(plan(without), { cost: false }).constraints, without)
  })

  test('shows no sum and no reason of money, and always a reason', ({ assert }) => {
    const shown = variantDetailsFor(plan([], ['costs_less']), { cost: false })
    assert.notProperty(shown.figures, 'costMinor')
    assert.deepEqual(shown.changes[0]!.reasons, [{ code: 'free_and_qualified', details: { others: 2 } }])
    const more = variantDetailsFor(plan([], ['prefers', 'costs_less']), { cost: false })
    assert.deepEqual(
      more.changes[0]!.reasons.map(({ code }) => code),
      ['prefers']
    )
    assert.equal(variantDetailsFor(plan([]), { cost: true }).figures.costMinor, 24_000)
  })

  test('is not the cheapest one; no one sees what else a change is stored with', ({ assert }) => {
    const goals = { coverage: 100, fairness: 50, preferences: 50, stability: 50, cost: 20 }
    const shown = (key: VariantKey, cost: number, reader = { cost: false }) =>
      isShown({ key, goals: { ...goals, cost } }, { goals }, reader)
    assert.isFalse(shown('cheapest', 100))
    assert.isTrue(shown('cheapest', 100, { cost: true }))
    assert.isTrue(shown('fairest', 0))
    assert.isTrue(shown('fairest', 20), 'the plan of the request under another name')
    assert.isFalse(shown('fairest', 100), 'the plan searched for cost under another name')
    assert.isTrue(shown('fairest', 100, { cost: true }))
    const [change] = variantDetailsFor(plan([]), { cost: true }).changes
    for (const inner of ['acceptedBy', 'acceptedAs']) assert.notProperty(change, inner)
  })
})
