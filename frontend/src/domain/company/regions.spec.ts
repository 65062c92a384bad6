import { expect, test } from 'vitest'
import { formatFor } from '#/lib/writing/format.ts'
import { countryChoices, zoneChoices } from './regions.ts'

test('countries carry the names and the order of the language', () => {
  const polish = countryChoices(formatFor('pl-PL'))
  expect(polish).toContainEqual({ value: 'PL', label: 'Polska' })
  const labels = polish.map(({ label }) => label)
  expect(labels.indexOf('Łotwa')).toBeLessThan(labels.indexOf('Malta'))
  expect(countryChoices(formatFor('vi-VN'))).toContainEqual({ value: 'VN', label: 'Việt Nam' })
})

test('codes of groups and of countries that are no more are not offered', () => {
  const codes = countryChoices(formatFor('en-US')).map(({ value }) => value)
  for (const code of ['EU', 'UN', 'ZZ', 'SU', 'BU', 'DD']) expect(codes).not.toContain(code)
  expect(codes.length).toBeGreaterThan(230)
})

test('a zone stored under an older name stays choosable', () => {
  expect(zoneChoices('Asia/Nowhere')[0]).toBe('Asia/Nowhere')
  expect(zoneChoices('Europe/Warsaw')).toContain('Europe/Warsaw')
})
