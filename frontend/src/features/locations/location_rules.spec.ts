// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import i18next from 'i18next'
import { loadFeatureTexts, startI18n } from '#/lib/i18n/i18n.ts'
import { errorWithin, hasWrongPostalCode, locationRules, writtenPostalCode } from './location_rules.ts'
import { emptyLocation, type LocationValues } from './location_values.ts'

const poland = emptyLocation({ country: 'PL', timeZone: 'Europe/Warsaw' })
const at = (country: string, postalCode: string): LocationValues => ({
  ...poland,
  country,
  address: { ...poland.address, postalCode },
})

beforeAll(async () => {
  await startI18n('en-US')
  await loadFeatureTexts('locations')
})

test.each([
  ['PL', '00-950', false],
  ['PL', '0-0950', true],
  ['PL', '00950', true],
  ['VN', '70000', false],
  ['VN', '700000', false],
  ['VN', '00-950', true],
  ['DE', '10115', false],
  ['PL', '', false],
])('in %s the postal code "%s" is wrong: %s', (country, code, wrong) =>
  expect(hasWrongPostalCode(at(country, code))).toBe(wrong)
)

test('a Polish code gets its dash, others stay as typed', () => {
  expect(writtenPostalCode(at('PL', ' 00950 '))).toBe('00-950')
  expect(writtenPostalCode(at('VN', '70000'))).toBe('70000')
})

test('a name is there, has a letter or a digit, and is not too long', () => {
  const { name, description } = locationRules(i18next.t)
  expect(name('Złota 59')).toBeNull()
  expect(name(' ')).toBe('Fill in this field.')
  expect(name('***')).toContain('letter')
  expect(name('x'.repeat(120))).toBeNull()
  expect(name('x'.repeat(121))).toContain('120')
  expect(description('x'.repeat(2_001))).toContain('2,000')
})

test('a day that stands twice and a point off the earth are named', () => {
  const { hoursExceptions, point } = locationRules(i18next.t)
  const day = { day: '2026-12-24', name: null, hours: [] }
  expect(hoursExceptions([day])).toBeNull()
  expect(hoursExceptions([day, day])).toContain('twice')
  const off = { ...poland, point: { latitude: 91, longitude: 21, radiusMetres: 150 } }
  expect(point.latitude(null, off)).toContain('90')
  expect(point.longitude(null, off)).toBeNull()
})

test('a sentence about a part is one about the field', () => {
  expect(errorWithin({ 'hoursExceptions.0.day': 'No day' }, 'hoursExceptions')).toBe('No day')
  expect(errorWithin({ name: 'No name' }, 'hoursExceptions')).toBeNull()
})
