import type { LabourCodeSettings } from '@shiftloom/backend/contracts/labour_code'
import { expect, test } from 'vitest'
import { choicesOf, inputOf, lawsOwn, valuesOf } from './code_values.ts'

const untouched: LabourCodeSettings = {
  version: 0,
  verification: null,
  severities: {},
  toleranceMinutes: 0,
  ownBreak: null,
  weeklyReckoning: false,
  weeklyRestMode: null,
  nightFrom: null,
  nightUntil: null,
  maxConsecutiveSundays: null,
  partialWeeks: false,
  fortnightRest: false,
  overtimeYearMinutes: null,
  restWeekdays: [],
  overtime: null,
  minimumWages: [],
  overrideRoles: [3, 4],
  effective: {},
  fixedRules: [],
  laws: [],
  mayOverride: true,
}
const chosen: LabourCodeSettings = {
  ...untouched,
  version: 4,
  verification: 'alert',
  severities: { daily_rest: 'block' },
  toleranceMinutes: 15,
  ownBreak: { breakMinutes: 20, shiftMinutes: 330 },
  weeklyReckoning: true,
  weeklyRestMode: 'strict',
  nightFrom: '21:30',
  nightUntil: '06:30',
  maxConsecutiveSundays: 2,
  partialWeeks: true,
  fortnightRest: true,
  overtimeYearMinutes: 15_000,
  restWeekdays: [7],
  overtime: { dailyMinutes: 450, weeklyMinutes: null, doubleMinutes: 720 },
  minimumWages: [{ validFrom: '2027-01-01', country: 'PL', currency: 'PLN', monthMinor: 1, hourMinor: null }],
  overrideRoles: [],
}

test.each([
  ['untouched', untouched],
  ['chosen', chosen],
])('%s settings pass through the form unchanged', (_name, settings) => {
  const { effective: _e, fixedRules: _f, laws: _l, mayOverride: _m, ...input } = settings
  expect(inputOf(valuesOf(settings), settings.version)).toEqual(input)
})

test('what is switched off is no choice, whatever stands in its fields', () => {
  const values = valuesOf(chosen)
  const off = {
    ...values,
    ownBreak: { ...values.ownBreak, own: false },
    overtime: { ...values.overtime, own: false },
  }
  expect(choicesOf(off)).toMatchObject({ ownBreak: null, overtime: null })
})

test('the law’s defaults undo every choice but keep the company’s minimum wages', () => {
  const { version: _v, ...law } = { ...untouched, minimumWages: chosen.minimumWages }
  expect(law).toMatchObject(choicesOf(lawsOwn(valuesOf(chosen))))
})
