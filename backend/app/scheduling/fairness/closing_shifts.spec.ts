import { test } from '@japa/runner'
import { lastsUntilClosing } from '#app/scheduling/fairness/closing_shifts'

const hours = (...times: [opens: string, closes: string][]) =>
  times.map(([opens, closes]) => ({ opens, closes }))
const closes = (start: string, end: string, ...times: [string, string][]) =>
  lastsUntilClosing({ start, end }, hours(...times))

test.group('Closing shifts', () => {
  test('a shift that lasts until the location closes, or longer', ({ assert }) => {
    assert.isTrue(closes('14:00', '22:00', ['08:00', '22:00']))
    assert.isTrue(closes('14:00', '23:00', ['08:00', '22:00']))
    assert.isFalse(closes('14:00', '21:59', ['08:00', '22:00']))
    assert.isFalse(closes('22:00', '06:00', ['08:00', '22:00']), 'it begins after closing')
  })

  test('with hours over midnight, and of two openings the later one', ({ assert }) => {
    assert.isTrue(closes('18:00', '02:00', ['10:00', '02:00']))
    assert.isFalse(closes('18:00', '01:00', ['10:00', '02:00']))
    assert.isFalse(closes('06:00', '12:00', ['08:00', '12:00'], ['16:00', '20:00']))
    assert.isTrue(closes('12:00', '20:00', ['08:00', '12:00'], ['16:00', '20:00']))
  })

  test('a location that never closes, or is closed, has none', ({ assert }) => {
    assert.isFalse(closes('14:00', '22:00'))
    assert.isFalse(closes('16:00', '00:00', ['00:00', '00:00']))
  })
})
