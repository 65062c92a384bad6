import { expect, test } from 'vitest'
import { typedNumber, type NumberRules } from './typed_number.ts'

const english = { decimals: 2, decimalSign: '.' } satisfies NumberRules
const polish = { decimals: 2, decimalSign: ',' } satisfies NumberRules
const share = { ...english, kind: 'share', decimals: 3, min: 0.001, max: 1 } satisfies NumberRules

test.each([
  ['33.5', english, 33.5],
  ['33,5', english, 33.5],
  ['33,5', polish, 33.5],
  ['33.5', polish, 33.5],
  ['33,50', english, 33.5],
  ['1,234.50', english, 1234.5],
  ['1.234,50', english, 1234.5],
  ['1 234,50', polish, 1234.5],
  ['1\u00a0234', polish, 1234],
  ['1,234', english, 1234],
  ['1.234', polish, 1234],
  ['1.234.567', polish, 1234567],
  ['33,500', polish, 33.5],
  ['35.000', { ...polish, decimals: 0 }, 35000],
  ['35,000', { ...polish, decimals: 0 }, 35000],
  ['\u22125', english, -5],
  ['.5', english, 0.5],
  ['5.', english, 5],
  ['30 min', { ...english, units: [' min'] }, 30],
  ['30 mi', { ...english, units: [' min'] }, 30],
  ['30 min5', { ...english, units: [' min'] }, 305],
  ['1,234.50 PL', { ...english, units: [' PLN'] }, 1234.5],
  ['PLN 31.40', { ...english, units: ['PLN'] }, 31.4],
  ['LN 31.40', { ...english, units: ['PLN'] }, 31.4],
  ['1234,50 z', { ...polish, units: ['PLN', 'zł'] }, 1234.5],
  ['1234,50 PLN', { ...polish, units: ['PLN', 'zł'] }, 1234.5],
  ['₫35,000', { ...english, decimals: 0, units: ['VND', '₫'] }, 35000],
  ['35.000 ₫', { ...polish, decimals: 0, units: ['VND', '₫'] }, 35000],
  ['52.268201', { ...english, decimals: 6 }, 52.268201],
  ['3/4', share, 0.75],
  ['1/3', share, 0.333],
  ['75%', share, 0.75],
  ['62,5 %', share, 0.625],
  ['0.5', share, 0.5],
  ['1', share, 1],
  ['7:30', { ...english, kind: 'hours' }, 7.5],
  ['7h30', { ...english, kind: 'hours' }, 7.5],
  ['7 godz. 30 min', { ...english, kind: 'hours' }, 7.5],
  ['160', { ...english, kind: 'hours', units: [' h'] }, 160],
] as [string, NumberRules, number][])('%s is read', (text, rules, value) => {
  expect(typedNumber(text, rules)).toEqual({ value })
})

test.each([
  ['abc', english, 'no_number'],
  ['3/4', english, 'no_number'],
  ['75%', english, 'no_number'],
  ['3/0', share, 'no_number'],
  ['1.2.3', english, 'no_number'],
  ['EUR 5', { ...english, units: ['PLN'] }, 'no_number'],
  ['5 zl', { ...polish, units: ['PLN', 'zł'] }, 'no_number'],
  ['1,23,4.5', english, 'no_number'],
  ['12 34', english, 'no_number'],
  ['1.2', { ...english, decimals: 0 }, 'whole'],
  ['1.005', english, 'decimals'],
  ['5/4', share, 'most'],
  ['150%', share, 'most'],
  ['0', share, 'least'],
] as [string, NumberRules, string][])('%s is refused by its name', (text, rules, problem) => {
  expect(typedNumber(text, rules)).toEqual({ problem })
})
