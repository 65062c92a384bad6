import { describe, expect, test } from 'vitest'
import { formatFor, formatHours } from './format.ts'

/** Formats separate with several kinds of space; the kind is not the point. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

test.each([
  ['en-US', '1,234:05', '1,234'],
  ['pl-PL', '1234:05', '1234'],
  ['vi-VN', '1.234:05', '1.234'],
] as const)('in %s large hours are grouped as the language does', (locale, whole, short) => {
  const { hours, shortHours } = formatFor(locale)
  expect([hours(1_234 * 60 + 5), shortHours(1_234 * 60)]).toEqual([whole, short])
})

describe('hours', () => {
  test.each([
    [485, '8:05'],
    [0, '0:00'],
    [59.6, '1:00'],
    [-90, '\u22121:30'],
    [-0.2, '0:00'],
    [60_000, '1000:00'],
  ])('%d minutes are %s', (minutes, text) => expect(formatHours(minutes)).toBe(text))
})

describe('as the organisation writes', () => {
  const day = '2026-06-05'
  const american = { dateFormat: 'MM/DD/YYYY', timeFormat: 'h:mm a' } as const

  test.each([
    ['DD.MM.YYYY', '05.06.2026'],
    ['DD/MM/YYYY', '05/06/2026'],
    ['MM/DD/YYYY', '06/05/2026'],
    ['YYYY-MM-DD', '2026-06-05'],
  ] as const)('days in figures, %s', (dateFormat, text) => {
    const format = formatFor('en-US', { dateFormat, timeFormat: 'HH:mm' })
    expect(format.day(day, 'numeric')).toBe(text)
    expect(format.dayRange(day, '2026-06-06', 'numeric')).toBe(text)
    expect(format.instant('2026-06-05T12:30:00Z', 'Europe/Warsaw')).toBe(`${text}, 14:30`)
    expect(format.day(day, 'full')).toBe('Friday, June 5, 2026')
  })

  test('a range in figures has both of its days', () =>
    expect(formatFor('pl-PL', american).dayRange(day, '2026-07-02', 'numeric')).toBe(
      '06/05/2026 – 07/01/2026'
    ))

  test('the day of an instant is that of the zone', () =>
    expect(plain(formatFor('en-US', american).instant('2026-06-05T23:30:00Z', 'Asia/Ho_Chi_Minh'))).toBe(
      '06/06/2026, 6:30 AM'
    ))

  test.each([
    ['en-US', '14:30', '2:30 PM'],
    ['en-US', '00:05', '12:05 AM'],
    ['en-US', '24:00', '12:00 AM'],
    ['pl-PL', '12:00', '12:00 PM'],
    ['vi-VN', '14:30', '2:30 CH'],
  ] as const)('times of day, %s %s', (locale, clock, text) =>
    expect(plain(formatFor(locale, american).clock(clock))).toBe(text)
  )

  test.each([
    ['09:00', '17:00', '9:00 AM–5:00 PM'],
    ['13:00', '17:30', '1:00–5:30 PM'],
    ['22:00', '06:00', '10:00 PM–6:00 AM'],
    ['23:00', '22:00', '11:00 PM–10:00 PM'],
  ])('from %s to %s', (start, end, text) =>
    expect(plain(formatFor('en-US', american).clockRange(start, end))).toBe(text)
  )

  test('nothing chosen: 24 hours, days as in the language', () => {
    expect(formatFor('en-US').clock('14:30')).toBe('14:30')
    expect(formatFor('en-US').clockRange('22:00', '06:00')).toBe('22:00–06:00')
    expect(formatFor('en-US').day(day, 'numeric')).toBe('06/05/2026')
  })
})

describe('in the language of the page', () => {
  test('days', () => {
    expect(formatFor('en-US').day('2026-06-05', 'full')).toBe('Friday, June 5, 2026')
    expect(formatFor('pl-PL').day('2026-06-05', 'full')).toBe('piątek, 5 czerwca 2026')
    expect(formatFor('vi-VN').day('2026-06-05', 'numeric')).toMatch(/05\/06\/2026/)
  })

  test('a half-open range is written with its last day', () => {
    expect(plain(formatFor('en-US').dayRange('2026-06-01', '2026-06-08'))).toBe('Jun 1 – 7')
  })

  test('money, from minor units and by the digits of the currency', () => {
    expect(plain(formatFor('pl-PL').money({ minor: 123_456, currency: 'PLN' }))).toBe('1234,56 zł')
    expect(plain(formatFor('vi-VN').money({ minor: 25_000, currency: 'VND' }))).toBe('25.000 ₫')
  })

  test('names in order: ł after l, ź after z', () => {
    const names = ['Łąk', 'Mazur', 'Lis', 'Źdźbło', 'Zając']
    expect(names.sort(formatFor('pl-PL').compare)).toEqual(['Lis', 'Łąk', 'Mazur', 'Zając', 'Źdźbło'])
  })

  test('Vietnamese names begin with the family', () => {
    const person = { name: 'Hương', surname: 'Nguyễn Thị' }
    expect(formatFor('vi-VN').personName(person)).toBe('Nguyễn Thị Hương')
    expect(formatFor('en-US').personName(person)).toBe('Hương Nguyễn Thị')
  })

  test('how long until something', () => {
    const now = new Date('2026-06-05T08:00:00Z')
    const { untilInstant } = formatFor('en-US')
    expect(untilInstant('2026-06-05T08:40:00Z', now)).toBe('in 40 minutes')
    expect(untilInstant(now.toISOString(), now)).toBe('now')
    expect(formatFor('pl-PL').untilInstant(now.toISOString(), now)).toBe('teraz')
    expect(untilInstant('2026-06-05T14:00:00Z', now)).toBe('in 6 hours')
    expect(untilInstant('2026-06-08T08:00:00Z', now)).toBe('in 3 days')
  })
})

test('what people wrote has the quotation marks of the language', () => {
  const marks = (['en-US', 'pl-PL', 'vi-VN'] as const).map((locale) => formatFor(locale).quoted('a'))
  expect(marks).toEqual(['“a”', '„a”', '“a”'])
})

test.each([
  ['en-US', 'Nov', 'Oct–Dec'],
  ['pl-PL', 'lis', 'paź–gru'],
  ['vi-VN', 'Th11', 'Th10–Th12'],
] as const)('%s: a settlement period is short where room is short', (locale, month, quarter) => {
  const { shortPeriod } = formatFor(locale, null)
  expect(shortPeriod({ from: '2026-11-01', until: '2026-12-01' })).toBe(month)
  expect(shortPeriod({ from: '2026-10-01', until: '2027-01-01' }).replace(/\s/g, '')).toBe(quarter)
})
