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

function sentence(locale: keyof typeof texts, details: Record<string, string | number>): string {
  const t: Translate = (key, values = {}) => {
    const text = (texts[locale].findings as Record<string, string>)[key.split('.').at(-1)!]
    return String(new IntlMessageFormat(text ?? '', locale).format(values as Record<string, string>))
  }
  const labels = makeLabels(t, formatFor(locale), directory, 'Europe/Warsaw')
  const place = { locationId: 'main', positionId: 'cook', tagId: 'aid', day: '2026-11-02' }
  const finding = { code: 'mix_short', severity: 'warn', details: { ...place, ...details } } as const
  return findingSentence(finding, { labels, personById: new Map() })
}

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
