// @vitest-environment happy-dom
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { startI18n } from '#/lib/i18n/i18n.ts'
import { rulesFor, writtenPhone } from './rules.ts'

const said = {
  'en-US': [
    'Enter exactly 10 characters.',
    'This is not a valid Polish tax number (NIP). Check its digits.',
    'This is not a valid Vietnamese tax number (MST). Check its digits.',
  ],
  'pl-PL': [
    'Wpisz dokładnie 10 znaków.',
    'To nie jest prawidłowy NIP. Sprawdź cyfry.',
    'To nie jest prawidłowy wietnamski numer podatkowy (MST). Sprawdź cyfry.',
  ],
  'vi-VN': [
    'Vui lòng nhập đúng 10 ký tự.',
    'Đây không phải mã số thuế Ba Lan (NIP) hợp lệ. Hãy kiểm tra lại các chữ số.',
    'Đây không phải mã số thuế hợp lệ. Hãy kiểm tra lại các chữ số.',
  ],
} as const

test.each(['en-US', 'pl-PL', 'vi-VN'] as const)(
  'tax numbers are judged by their country, in %s',
  async (locale) => {
    await startI18n(locale)
    const { taxId } = rulesFor(i18next.t)
    const [length, nip, mst] = said[locale]
    for (const [number, country] of [
      ['', 'PL'],
      ['PL 123-456-32-18', 'PL'],
      ['0312745632', 'VN'],
      ['DE12345678', 'DE'],
    ] as const)
      expect(taxId(number, { country })).toBeNull()
    expect(taxId('123', { country: 'DE' })).toBe(length)
    expect(taxId('1234563219', { country: 'PL' })).toBe(nip)
    expect(taxId('0312745633', { country: 'VN' })).toBe(mst)
  }
)

test('a phone number has its country, a location code six digits', () => {
  const { phone, sixDigits } = rulesFor(i18next.t)
  for (const number of ['+48123123123', '+84912345678', '']) expect(phone(number)).toBeNull()
  for (const number of ['123123123', '+48 123', '+0123456789', '+48123123123123123'])
    expect(phone(number)).toBeTruthy()
  expect(sixDigits('000123')).toBeNull()
  for (const code of ['12345', '1234567', '12345a']) expect(sixDigits(code)).toBeTruthy()
})

test.each([
  ['', null],
  ['+48 600 100 200', '+48600100200'],
  ['+84 (91) 234.56-78', '+84912345678'],
])('a number written as “%s” is sent as %s', (typed, sent) => {
  expect(rulesFor(i18next.t).phone(typed)).toBeNull()
  expect(writtenPhone(typed)).toBe(sent)
})
