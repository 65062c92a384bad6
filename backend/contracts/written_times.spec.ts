import { test } from '@japa/runner'
import { typedDay } from './written_times.js'

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
