import { planJudge } from '@shiftloom/solver/labour_code/plan/plan_judge'
import { planContext, planPerson } from '@shiftloom/solver/labour_code/testing/plan'
import { expect, test } from 'vitest'
import { entry } from '../model/sample.ts'
import { JudgeDesk } from './judge_desk.ts'
import { planEntryOf } from './plan_difference.ts'

const context = planContext({
  people: [planPerson({ id: 'anna', positionIds: ['till'], locationIds: ['centre'] })],
})
const shift = planEntryOf(entry({ id: 'a' }))
const change = { add: [planEntryOf(entry({ id: 'b' }))] }

test('a question about a plan it does not hold is answered with null', () => {
  const desk = new JudgeDesk(planJudge)
  expect(desk.effects(1, [change])).toBeNull()
  desk.open(1, context, [shift])
  expect(desk.effects(2, [change])).toBeNull()
  expect(desk.effects(1, [change])).toHaveLength(1)
  desk.update(2, change)
  expect(desk.effects(1, [change])).toBeNull()
})

test('nothing changes before a plan is there', () =>
  expect(() => new JudgeDesk(planJudge).update(1, change)).toThrow('must be opened'))

test('effects tell their cost only once there are rates, and as long as there are', () => {
  const desk = new JudgeDesk(planJudge)
  const paid = { validFrom: '2026-01-01', saturdayMinor: null, sundayMinor: null, dayOffMinor: null }
  desk.open(1, context, [shift])
  expect(desk.effects(1, [{ remove: ['a'] }])![0]).not.toHaveProperty('costMinor')
  desk.price({
    currency: 'PLN',
    unbilledPositionIds: [],
    premiums: {},
    people: [{ employeeId: 'anna', country: 'DE', rates: [{ ...paid, weekdayMinor: 3000 }], daysOff: [] }],
  })
  expect(desk.effects(1, [{ remove: ['a'] }])![0]!.costMinor).toBe(-24_000)
  desk.update(2, { remove: ['a'] })
  expect(desk.effects(2, [{ remove: ['a'] }, change])!.map(({ costMinor }) => costMinor)).toEqual([0, 24_000])
  desk.price(null)
  expect(desk.effects(2, [change])![0]).not.toHaveProperty('costMinor')
})
