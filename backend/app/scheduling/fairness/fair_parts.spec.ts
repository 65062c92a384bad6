import { test } from '@japa/runner'
import { carriedBeyond, fairParts } from '#app/scheduling/fairness/fair_parts'
import { ledgerDays } from '#app/scheduling/fairness/ledger_days'

const carries = (nights: number, normMinutes: number) => ({
  ...{ nights, normMinutes, weekends: 0, holidays: 0, closings: 0 },
})

test.group('Fair parts', () => {
  test('what is shared follows contracted hours, and adds up to all there is', ({ assert }) => {
    const ledgers = new Map([
      ['whole', carries(6, 9600)],
      ['half', carries(0, 4800)],
      ['none', carries(1, 0)],
    ])
    const fair = fairParts(ledgers)
    assert.deepEqual(
      ['whole', 'half', 'none'].map((id) => fair.get(id)!.nights),
      [4, 2, 0]
    )
    const beyond = carriedBeyond(ledgers)
    assert.deepEqual(
      ['whole', 'half', 'none'].map((id) => beyond.get(id)!.nights),
      [2, -2, 0]
    )
  })

  test('without contracted hours there is nothing to share', ({ assert }) => {
    assert.equal(carriedBeyond(new Map([['one', carries(3, 0)]])).get('one')!.nights, 0)
  })

  test('months and quarters of the calendar', ({ assert }) => {
    assert.deepEqual(ledgerDays('2026-02-28', 'month'), { from: '2026-02-01', until: '2026-03-01' })
    assert.deepEqual(ledgerDays('2026-12-31', 'month'), { from: '2026-12-01', until: '2027-01-01' })
    assert.deepEqual(ledgerDays('2026-11-02', 'quarter'), { from: '2026-10-01', until: '2027-01-01' })
    assert.deepEqual(ledgerDays('2026-05-31', 'quarter'), { from: '2026-04-01', until: '2026-07-01' })
  })
})
