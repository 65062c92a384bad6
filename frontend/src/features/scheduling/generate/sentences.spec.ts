import type { Writing } from '@shiftloom/backend/contracts/written_times'
import type { PreflightCode } from '@shiftloom/solver/roster/codes'
import IntlMessageFormat from 'intl-messageformat'
import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { makeLabels, type Translate } from '../words/labels.ts'
import english from './locales/en-US.json'
import polish from './locales/pl-PL.json'
import vietnamese from './locales/vi-VN.json'
import { findingSentence } from './sentences.ts'

const texts = { 'en-US': english, 'pl-PL': polish, 'vi-VN': vietnamese }
const directory = {
  locations: [{ id: 'main', name: 'Kaktus' }],
  positions: [{ id: 'cook', name: 'Cook' }],
  tags: [{ id: 'aid', name: 'First aid' }],
} as unknown as Parameters<typeof makeLabels>[2]

type Locale = keyof typeof texts
type Found = { code: PreflightCode; details: Record<string, string | number> }

/** What a finding about cooks at Kaktus on 2 November says. */
function said(locale: Locale, { code, details }: Found, writing: Writing | null = null): string {
  const t: Translate = (key, values = {}) => {
    const text = (texts[locale].findings as Record<string, string>)[key.split('.').at(-1)!]
    return String(new IntlMessageFormat(text ?? '', locale).format(values as Record<string, string>))
  }
  const labels = makeLabels(t, formatFor(locale, writing), directory, 'Europe/Warsaw')
  const place = { locationId: 'main', positionId: 'cook', tagId: 'aid', day: '2026-11-02' }
  const finding = { code, severity: 'warn', details: { ...place, ...details } } as const
  return findingSentence(finding, { labels, personById: new Map() })
}
const sentence = (locale: Locale, details: Found['details']) => said(locale, { code: 'mix_short', details })

test('a tag that too few can have at work is named with place, day and numbers', () => {
  const none = { days: 1, needed: 1, available: 0, missing: 1 }
  const some = { days: 3, needed: 2, available: 1, missing: 1 }
  const locales = ['en-US', 'pl-PL', 'vi-VN'] as const
  expect(locales.map((locale) => sentence(locale, none))).toEqual([
    '“Cook” at Kaktus: at least 1 person at work must have “First aid”, but no one with it is free on Mon, Nov 2.',
    '„Cook” w lokalizacji Kaktus: tag „First aid” ma mieć co najmniej 1 osoba w pracy, a nikt z nim nie jest wolny (pon., 2 lis).',
    '“Cook” tại Kaktus: cần ít nhất 1 người đang làm có nhãn “First aid”, nhưng không ai có nhãn này rảnh vào Thứ 2, 2 thg 11.',
  ])
  expect(locales.map((locale) => sentence(locale, some))).toEqual([
    '“Cook” at Kaktus: at least 2 people at work must have “First aid”, but only 1 person with it is free on 3 days, the first Mon, Nov 2.',
    '„Cook” w lokalizacji Kaktus: tag „First aid” mają mieć co najmniej 2 osoby w pracy, a wolna jest tylko 1 osoba z nim (w 3 dniach, pierwszy to pon., 2 lis).',
    '“Cook” tại Kaktus: cần ít nhất 2 người đang làm có nhãn “First aid”, nhưng chỉ 1 người có nhãn này rảnh trong 3 ngày, sớm nhất là Thứ 2, 2 thg 11.',
  ])
})

test('a time of day is written as the company writes it', () => {
  const uncovered = { code: 'demand_no_shift_covers', details: { time: '14:00', minutes: 120 } } as const
  const twelve = { dateFormat: 'DD.MM.YYYY', timeFormat: 'h:mm a' } as const
  const start = (locale: Locale, writing: Writing | null) =>
    said(locale, uncovered, writing).slice(0, 22).replaceAll('\u00a0', ' ')
  expect(start('en-US', twelve)).toBe('Mon, Nov 2 from 2:00 P')
  expect(said('pl-PL', uncovered, twelve)).toContain('2:00\u00a0PM')
  expect(said('vi-VN', uncovered, twelve)).toContain('2:00\u00a0CH')
  expect(start('en-US', null)).toBe('Mon, Nov 2 from 14:00,')
})

test('hours are written as in the schedule: minutes only where there are some', () => {
  const short = (neededMinutes: number) =>
    said('en-US', { code: 'hours_short', details: { neededMinutes, availableMinutes: 9_600 } })
  expect(short(9_630)).toBe('“Cook” needs 160:30 h; the people who hold it can work 160 h at most.')
  expect(short(72_000)).toContain('needs 1,200 h;')
})
