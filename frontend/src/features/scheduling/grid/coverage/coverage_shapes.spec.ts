import { expect, test } from 'vitest'
import type { SlotCoverage } from '../../model/day_coverage.ts'
import { coveragePaths } from './coverage_shapes.ts'

const slot = (needed: number, planned: number, open = 0): SlotCoverage => ({
  ...{ needed, planned, open, missing: Math.max(0, needed - planned - open) },
  over: Math.max(0, planned - needed),
  ...{ least: needed, most: needed },
})
const drawn = (slots: SlotCoverage[], halves = false) =>
  coveragePaths({ slots, hours: slots[0]! }, { width: 40, height: 22, most: 4, halves })

test('planned people stand on the ground, open shifts on them, what is missing above, and the need over all', () =>
  expect(drawn([slot(0, 0), slot(4, 2, 1), slot(2, 2), slot(1, 3)])).toEqual({
    planned: 'M10 22V12H20V22ZM20 22V12H30V22ZM30 22V17H40V22Z',
    open: 'M10 12V7H20V12Z',
    missing: 'M10 7V2H20V7Z',
    over: 'M30 17V7H40V17Z',
    band: '',
    need: 'M10 22V2H20V12H30V17H40',
  }))
test('the line is broken where nothing is needed', () =>
  expect(drawn([slot(1, 1), slot(0, 0), slot(0, 0), slot(1, 1)]).need).toBe('M0 22V17H10V22M30 22V17H40'))
test('half hours are half as many steps', () =>
  expect(drawn([slot(1, 1), slot(2, 0), slot(0, 0), slot(0, 0)], true).missing).toBe('M0 22V12H20V22Z'))
test('the band lies between the fewest and the most that may be needed', () =>
  expect(drawn([{ ...slot(2, 2), least: 1, most: 4 }, slot(1, 1)]).band).toBe('M0 17V2H20V17Z'))
