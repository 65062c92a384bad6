import { describe, expect, test } from 'vitest'
import { formatFor, formatHours } from './format.ts'

/** Formats separate with several kinds of space; the kind is not the point. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ')

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
