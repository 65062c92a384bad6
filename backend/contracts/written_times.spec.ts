import { test } from '@japa/runner'
import { typedDay, writtenShortClock } from './written_times.js'

test('a typed day is read as the organisation writes it', ({ assert }) => {
  const read = (text: string, dateFormat: 'DD.MM.YYYY' | 'MM/DD/YYYY' | 'YYYY-MM-DD') =>
    typedDay(text, { dateFormat })
  assert.equal(read('24.12.2026', 'DD.MM.YYYY'), '2026-12-24')
  assert.equal(read(' 3/4/2026 ', 'DD.MM.YYYY'), '2026-04-03')
  assert.equal(read('3-4-2026', 'MM/DD/YYYY'), '2026-03-04')
  assert.equal(read('2026 12 24', 'MM/DD/YYYY'), '2026-12-24')
  assert.equal(read('29.02.2028', 'DD.MM.YYYY'), '2028-02-29')
  for (const text of [
    '',
    '24',
    '24.12',
    '24.12.20',
    '29.02.2026',
    '31.11.2026',
    '24.13.2026',
    '1.1.3026',
    'x.y.2026',
  ])
    assert.isNull(read(text, 'DD.MM.YYYY'), text)
  assert.isNull(read('24.12.2026', 'YYYY-MM-DD'))
})

test('a time of day is as short as a narrow column needs it, on either clock', ({ assert }) => {
  const written = (clock: string, timeFormat: 'HH:mm' | 'h:mm a') =>
    writtenShortClock(clock, { timeFormat }, 'en-US')
  assert.deepEqual(
    ['08:00', '08:30', '00:00', '24:00'].map((clock) => written(clock, 'HH:mm')),
    ['8', '8:30', '0', '24']
  )
  assert.deepEqual(
    ['08:00', '20:30', '00:00', '24:00'].map((clock) => written(clock, 'h:mm a')),
    ['8a', '8:30p', '12a', '12a']
  )
  assert.equal(writtenShortClock('20:00', { timeFormat: 'h:mm a' }, 'vi-VN'), '8c')
})

test('a short year counts where it is asked for', ({ assert }) => {
  const read = (text: string) => typedDay(text, { dateFormat: 'DD.MM.YYYY', shortYear: true })
  assert.equal(read('1.1.26'), '2026-01-01')
  assert.equal(read('24.12.99'), '2099-12-24')
  assert.isNull(read('1.13.26'))
})

test('months are read by their names in three languages', ({ assert }) => {
  const read = (text: string) => typedDay(text, { dateFormat: 'DD.MM.YYYY', shortYear: true })
  for (const text of [
    'Jan 5, 2026',
    'January 5th, 2026',
    '5 Jan 2026',
    '5-Jan-26',
    'Mon, Jan 5, 2026',
    '5 stycznia 2026',
    '5 styczeń 2026 r.',
    '5 sty 2026',
    '5 tháng 1, 2026',
    '5 thg 1, 2026',
    'ngày 5 tháng 1 năm 2026',
  ])
    assert.equal(read(text), '2026-01-05', text)
  assert.equal(read('12 pazdziernika 2026'), '2026-10-12')
  assert.equal(read('Sept 7, 2026'), '2026-09-07')
  for (const text of ['5 smarch 2026', '30 lutego 2026', 'January 2026', 'May', '5 tháng 13, 2026'])
    assert.isNull(read(text), text)
})
