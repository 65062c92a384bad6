import { test } from '@japa/runner'
import { settlementPeriodOf, settlementPeriodsIn } from '#app/organisation/company/settlement_period'

test.group('Settlement periods', () => {
  const quarter = { months: 3, startsOn: '2026-02-01' } as const

  test('begin on their first day and end before the next', ({ assert }) => {
    const first = { from: '2026-02-01', until: '2026-05-01' }
    assert.deepEqual(settlementPeriodOf('2026-02-01', quarter), first)
    assert.deepEqual(settlementPeriodOf('2026-04-30', quarter), first)
    assert.deepEqual(settlementPeriodOf('2026-05-01', quarter), { from: '2026-05-01', until: '2026-08-01' })
  })

  test('reach back before the day they were agreed from, across years', ({ assert }) => {
    assert.deepEqual(settlementPeriodOf('2026-01-31', quarter), { from: '2025-11-01', until: '2026-02-01' })
    assert.deepEqual(settlementPeriodOf('2024-12-31', quarter), { from: '2024-11-01', until: '2025-02-01' })
  })

  test('may begin in the middle of a month', ({ assert }) => {
    const rule = { months: 1, startsOn: '2026-03-15' } as const
    assert.deepEqual(settlementPeriodOf('2026-04-14', rule), { from: '2026-03-15', until: '2026-04-15' })
    assert.deepEqual(settlementPeriodOf('2026-04-15', rule), { from: '2026-04-15', until: '2026-05-15' })
  })

  test('that begin on the 31st begin on the last day of a shorter month', ({ assert }) => {
    const rule = { months: 1, startsOn: '2026-01-31' } as const
    assert.deepEqual(settlementPeriodOf('2026-02-27', rule), { from: '2026-01-31', until: '2026-02-28' })
    assert.deepEqual(settlementPeriodOf('2026-02-28', rule), { from: '2026-02-28', until: '2026-03-31' })
    assert.deepEqual(settlementPeriodOf('2028-02-29', rule), { from: '2028-02-29', until: '2028-03-31' })
  })

  test('cover a range without a gap', ({ assert }) => {
    assert.deepEqual(settlementPeriodsIn('2026-04-30', '2026-05-02', quarter), [
      { from: '2026-02-01', until: '2026-05-01' },
      { from: '2026-05-01', until: '2026-08-01' },
    ])
    assert.deepEqual(settlementPeriodsIn('2026-04-30', '2026-05-01', quarter), [
      { from: '2026-02-01', until: '2026-05-01' },
    ])
    assert.deepEqual(settlementPeriodsIn('2026-05-01', '2026-05-01', quarter), [])
  })

  test('every day of ten years belongs to exactly one period, whatever the rule', ({ assert }) => {
    for (const months of [1, 2, 3, 4, 6, 12] as const)
      for (const startsOn of ['2026-01-01', '2026-08-31', '2027-11-15']) {
        const periods = settlementPeriodsIn('2020-01-01', '2030-01-01', { months, startsOn })
        assert.isTrue(periods[0]!.from <= '2020-01-01' && periods.at(-1)!.until >= '2030-01-01')
        for (const [index, period] of periods.entries()) {
          assert.isTrue(period.from < period.until)
          if (index > 0) assert.equal(period.from, periods[index - 1]!.until)
        }
      }
  })
})
