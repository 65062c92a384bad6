import { expect, test } from 'vitest'
import { ApiFailure } from '#/lib/failures/api_failure.ts'
import { refusalOf } from './refusal.ts'

const breach = {
  ruleId: 'daily_rest',
  employeeId: 'anna',
  entryIds: ['a', 'b'],
  actual: 570,
  limit: 660,
  unit: 'minute',
  windowStart: '2026-11-16T07:00:00Z',
  windowEnd: '2026-11-17T07:00:00Z',
}
const failure = (Code: string, Details: Record<string, unknown> = {}, status = 400) =>
  new ApiFailure(status, { ErrorMessage: 'Rest is too short.', Code, Details })

test('a rule that spoke is read with all its breaches', () => {
  const other = { ...breach, ruleId: 'weekly_hours' }
  const refusal = refusalOf(
    failure('labour_code.daily_rest', { ...breach, overridable: true, others: [other], count: 7 })
  )
  expect(refusal).toMatchObject({ message: 'Rest is too short.', count: 7, overridable: true })
  expect(refusal!.breaches).toEqual([breach, other])
})

test('one breach that no one may override', () =>
  expect(refusalOf(failure('labour_code.daily_rest', breach))).toMatchObject({
    count: 1,
    overridable: false,
  }))

test.each([
  failure('labour_code.rule_always_blocks'),
  failure('scheduling.range_too_long'),
  failure('labour_code.daily_rest', breach, 409),
  new Error('labour_code.daily_rest'),
])('%s is no refusal of a rule', (error) => expect(refusalOf(error)).toBeNull())
