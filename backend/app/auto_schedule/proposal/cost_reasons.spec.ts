import { test } from '@japa/runner'
import { kept, open, smallProblem, employee } from '@shiftloom/solver/roster/testing/small_problem'
import { withCostReasons } from '#app/auto_schedule/proposal/cost_reasons'
import type { ProposalChange } from '#contracts/auto_schedule'

const goals = { coverage: 100, fairness: 0, preferences: 0, stability: 0, cost: 100 }
const rates = (weekday: number) => ({ rates: { weekday, saturday: null, sunday: null, holiday: null } })
const problem = smallProblem({
  people: [
    employee('ann', rates(3000)),
    employee('bob', rates(4000)),
    employee('tired', rates(2000)),
    employee('seller', { ...rates(1000), positionIds: ['seller'] }),
  ],
  shifts: [open('wed 6-14')],
  fixed: [kept('tue 14-22', 'tired')],
  goals,
})
const change = (toEmployeeId: string | null, ...codes: string[]): ProposalChange => ({
  entryId: 'wed 6-14',
  day: '2026-11-04',
  fromEmployeeId: null,
  toEmployeeId,
  reasons: codes.map((code) => ({ code, details: { others: 1 } })),
  acceptedAt: null,
})
const reasonsFor = (given: ProposalChange, dearer: Record<string, number>, searchedFor = goals) => {
  const plan = { goals: searchedFor, changes: [given] }
  return withCostReasons(problem, plan, (_entry, employeeId) => dearer[employeeId]).changes[0]!.reasons
}
const codes = (...asked: Parameters<typeof reasonsFor>) => reasonsFor(...asked).map(({ code }) => code)

test.group('Who costs less in a proposal', () => {
  test('is decided by what is shown, whatever the rates are', ({ assert }) => {
    assert.deepEqual(reasonsFor(change('bob', 'free_and_qualified'), { ann: 500 }), [
      { code: 'costs_less', details: { others: 1 } },
    ])
    assert.deepEqual(codes(change('ann', 'prefers', 'costs_less'), { bob: -200 }), ['prefers'])
    assert.deepEqual(codes(change('ann', 'costs_less'), { bob: 0 }), ['free_and_qualified'])
  })

  test('only people who could take the shift are compared, and all of them have to be known', ({
    assert,
  }) => {
    assert.deepEqual(codes(change('ann', 'costs_less'), { bob: 1, tired: -900, seller: -900 }), [
      'costs_less',
    ])
    assert.deepEqual(codes(change('ann', 'costs_less'), {}), ['free_and_qualified'])
  })

  test('comes before the rest that others would lose, among three reasons at most', ({ assert }) => {
    const dearer = { bob: 100 }
    assert.deepEqual(codes(change('ann', 'prefers', 'keeps_rest'), dearer), [
      'prefers',
      'costs_less',
      'keeps_rest',
    ])
    const three = ['prefers', 'brings_to_norm', 'keeps_rest']
    assert.deepEqual(codes(change('ann', ...three), dearer), ['prefers', 'brings_to_norm', 'costs_less'])
    const strong = ['prefers', 'brings_to_norm', 'fairest_share']
    assert.deepEqual(codes(change('ann', ...strong), dearer), strong)
  })

  test('is no question where cost was no goal, or where a shift goes to no one', ({ assert }) => {
    const free = { ...goals, cost: 0 }
    assert.deepEqual(codes(change('ann', 'prefers'), { bob: 100 }, free), ['prefers'])
    assert.deepEqual(codes(change(null, 'removed_by_goals'), { ann: 1, bob: 1 }), ['removed_by_goals'])
  })
})
