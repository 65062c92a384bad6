import { expect, test } from 'vitest'
import { minorOf, typedOf } from './money_units.ts'

test('amounts pass through the field unchanged, in currencies with and without small coins', () => {
  for (const [minor, currency] of [
    [3_140, 'PLN'],
    [1, 'EUR'],
    [45_000, 'VND'],
    [0, 'PLN'],
  ] as const)
    // prettier-ignore
    expect(minorOf(typedOf(minor, currency), currency)).toBe(minor)
})

test('what was typed is rounded once', () => {
  expect(minorOf(31.405, 'PLN')).toBe(3_141)
  expect(minorOf(1.15, 'PLN')).toBe(115)
  expect(minorOf('29.99', 'PLN')).toBe(2_999)
  expect(minorOf(45_000.4, 'VND')).toBe(45_000)
})

test('an empty field is no amount', () => {
  expect(minorOf('', 'PLN')).toBeNull()
  expect(typedOf(null, 'PLN')).toBe('')
})
