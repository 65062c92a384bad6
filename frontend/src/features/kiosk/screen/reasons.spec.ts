import { expect, test } from 'vitest'
import { reasonsFor } from './reasons.ts'

const minute = 60_000
const shift = { start: 0, end: 480 * minute }

test('only a start or an end beside the plan asks for a word', () => {
  expect(reasonsFor('start', shift, 10 * minute)).toEqual([])
  expect(reasonsFor('start', shift, 11 * minute)).toContain('delayed')
  expect(reasonsFor('start', shift, -11 * minute)).toContain('preparing')
  expect(reasonsFor('end', shift, 470 * minute)).toEqual([])
  expect(reasonsFor('end', shift, 400 * minute)).toContain('unwell')
  expect(reasonsFor('end', shift, 500 * minute)).toContain('work_left')
  expect(reasonsFor('start', null, 0)).toContain('replacing')
  expect([reasonsFor('end', null, 0), reasonsFor('break_start', shift, 0)]).toEqual([[], []])
})
