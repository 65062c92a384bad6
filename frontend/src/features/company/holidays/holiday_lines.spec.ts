import type { HolidayOfYear } from '@shiftloom/backend/contracts/holidays'
import { expect, test } from 'vitest'
import { linesOf } from './holiday_lines.ts'

const state = (country: string, day: string): HolidayOfYear => ({
  ...{ country, day, name: `${country} ${day}`, confirmed: true, hidden: false, hiddenYearly: false },
  own: null,
})
const own = (country: string): HolidayOfYear => ({
  ...state(country, '2026-05-04'),
  name: 'Founding day',
  own: {
    id: 'a',
    version: 1,
    name: 'Founding day',
    names: { 'en-US': null, 'pl-PL': null, 'vi-VN': null },
    country: null,
    day: '2020-05-04',
    repeatsYearly: true,
  },
})

test('what the company keeps everywhere is one line, holidays of two states are two', () => {
  const lines = linesOf([state('PL', '2026-05-01'), state('VN', '2026-05-01'), own('PL'), own('VN')])
  expect(lines.map(({ name, countries }) => `${name}: ${countries.join()}`)).toEqual([
    'PL 2026-05-01: PL',
    'VN 2026-05-01: VN',
    'Founding day: PL,VN',
  ])
})
