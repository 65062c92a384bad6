import { test } from '@japa/runner'
import { minutesOfDays, minutesOfHours } from '#app/imports/leave_balances/balance_of_cells'

test.group('Balances as files write them', () => {
  test('days have eight hours, halves and quarters as well, and may be below zero', ({ assert }) => {
    assert.deepEqual(
      ['26', '2.5', '2,25', '0', '-1', '−0,5'].map(minutesOfDays),
      [12_480, 1_200, 1_080, 0, -480, -240].map((minutes) => ({ minutes }))
    )
  })
  test('hours are written as a number or as on a clock', ({ assert }) => {
    assert.deepEqual(
      ['96', '7,5', '100:30', '-8:15', '-0:00'].map(minutesOfHours),
      [5_760, 450, 6_030, -495, 0].map((minutes) => ({ minutes }))
    )
  })
  test('what is no amount, no whole minute or more than a year is not read', ({ assert }) => {
    for (const text of ['', 'x', '1.2.3', '--5', '0.0001'])
      assert.deepEqual(minutesOfDays(text), { problem: 'not_days' }, text)
    for (const text of ['8:75', '1h', '0.001'])
      assert.deepEqual(minutesOfHours(text), { problem: 'not_hours' }, text)
    assert.deepEqual(minutesOfDays('366'), { minutes: 175_680 })
    assert.deepEqual(minutesOfDays('366.5'), { problem: 'balance_too_big' })
    assert.deepEqual(minutesOfHours('-2929'), { problem: 'balance_too_big' })
  })
})
