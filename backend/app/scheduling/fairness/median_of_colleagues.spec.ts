import { test } from '@japa/runner'
import { medianOfColleagues } from '#app/scheduling/fairness/median_of_colleagues'
import type { LedgerFigures } from '#contracts/fairness'

const figures = (more: Partial<LedgerFigures> = {}): LedgerFigures => ({
  ...{ nights: 0, weekends: 0, holidays: 0, closings: 0, plannedMinutes: 0, normMinutes: 9600 },
  ...{ wishes: 0, wishesGranted: 0, requests: 0, requestsRefused: 0 },
  ...more,
})

test.group('Median of colleagues', () => {
  test('three colleagues have none, four do: the mean of the middle two', ({ assert }) => {
    const colleagues = [1, 2, 5, 9].map((nights) => figures({ nights }))
    assert.isNull(medianOfColleagues(figures(), colleagues.slice(1)))
    assert.equal(medianOfColleagues(figures(), colleagues)!.nights, 3.5)
    assert.equal(medianOfColleagues(figures(), [...colleagues, figures({ nights: 4 })])!.nights, 4)
  })

  test('counts and hours are those for the reader’s own hours', ({ assert }) => {
    const colleagues = [2, 2, 2, 2].map((nights) => figures({ nights, plannedMinutes: 9600 }))
    const half = medianOfColleagues(figures({ normMinutes: 4800 }), colleagues)!
    assert.deepEqual([half.nights, half.plannedMinutes], [1, 4800])
    assert.isNull(medianOfColleagues(figures({ normMinutes: 0 }), colleagues))
  })

  test('a share needs four colleagues who asked for something', ({ assert }) => {
    const asking = [0, 1, 1, 2].map((wishesGranted) => figures({ wishes: 2, wishesGranted }))
    const others = [figures(), figures()]
    assert.equal(medianOfColleagues(figures(), [...asking, ...others])!.wishesGrantedShare, 0.5)
    assert.isNull(medianOfColleagues(figures(), [...asking.slice(1), ...others])!.wishesGrantedShare)
    assert.isNull(medianOfColleagues(figures(), [...asking, ...others])!.requestsRefusedShare)
  })
})
