import { test } from '@japa/runner'
import { dayIn } from '#app/imports/employees/cell_days'
import type { DateOrder } from '#contracts/imports'
import type { DateFormat } from '#contracts/organisation'

const read = (text: string, dateFormat: DateFormat = 'DD.MM.YYYY', dateOrder: DateOrder | null = null) =>
  dayIn(text, { dateFormat, dateOrder })

test.group('Days in cells', () => {
  test('by their shape, others by the way of the organisation', ({ assert }) => {
    assert.equal(read('2026-03-09')?.day, '2026-03-09')
    assert.equal(read('9.3.2026', 'MM/DD/YYYY')?.day, '2026-03-09')
    assert.equal(read('03/09/2026', 'MM/DD/YYYY')?.day, '2026-03-09')
    assert.equal(read('09/03/2026', 'DD/MM/YYYY')?.day, '2026-03-09')
    assert.equal(read('2026-03-09T14:30:00')?.day, '2026-03-09')
    assert.equal(read('1.1.26')?.day, '2026-01-01')
    assert.isUndefined(read('tomorrow'))
    assert.isUndefined(read('2026-02-30'))
  })

  test('with the month as a word, in three languages', ({ assert }) => {
    for (const text of ['Jan 5, 2026', '5 stycznia 2026', '5 thg 1, 2026', '5-Jan-26'])
      assert.deepEqual(read(text), { day: '2026-01-05', isAmbiguous: false }, text)
  })

  test('as spreadsheets count them', ({ assert }) => {
    assert.deepEqual(read('46027'), { day: '2026-01-05', isAmbiguous: false })
    assert.equal(read('46027.5')?.day, '2026-01-05')
    assert.isUndefined(read('12345'))
    assert.isUndefined(read('999999'))
  })

  test('are ambiguous where both orders are days', ({ assert }) => {
    assert.deepEqual(read('2/3/2026'), { day: '2026-03-02', isAmbiguous: true })
    assert.deepEqual(read('2/3/2026', 'MM/DD/YYYY'), { day: '2026-02-03', isAmbiguous: true })
    assert.deepEqual(read('2/3/2026', 'DD.MM.YYYY', 'month_first'), { day: '2026-02-03', isAmbiguous: true })
    assert.isFalse(read('3/3/2026')?.isAmbiguous)
    assert.isFalse(read('2.3.2026', 'MM/DD/YYYY')?.isAmbiguous)
  })

  test('take the order that makes a day', ({ assert }) => {
    assert.deepEqual(read('3/25/2026'), { day: '2026-03-25', isAmbiguous: false })
    assert.deepEqual(read('25/3/2026', 'MM/DD/YYYY'), { day: '2026-03-25', isAmbiguous: false })
  })
})
