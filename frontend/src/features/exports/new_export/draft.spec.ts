import type { ExportCheck, ExportLayout } from '@shiftloom/backend/contracts/exports'
import { expect, test } from 'vitest'
import { changed, isReady, scopeOf, type Draft } from './draft.ts'

const layouts = [
  { id: 'optima_worked_time', formats: ['xlsx', 'pdf'] },
  { id: 'planned_report', formats: ['csv'] },
] as ExportLayout[]
const draft: Draft = {
  layout: 'optima_worked_time',
  period: { from: '2026-11-01', last: '2026-11-30' },
  locationIds: [],
  format: 'pdf',
  acceptsExcluded: true,
  acceptsUnsettled: true,
}

test('who is left out has to be read again after every change of scope', () => {
  expect(changed(draft, { locationIds: ['a'] }, layouts).acceptsExcluded).toBe(false)
  expect(changed(draft, { acceptsExcluded: true }, layouts).acceptsExcluded).toBe(true)
  expect(changed(draft, { locationIds: ['a'] }, layouts).acceptsUnsettled).toBe(false)
  expect(changed(draft, { acceptsExcluded: false }, layouts).acceptsUnsettled).toBe(true)
})

test('hours that are not approved are read before there is a file', () => {
  const anna = { employeeId: 'a', name: 'Anna', surname: 'Lis', source: 'records' } as const
  const check = (waitingRecords: number, unrecordedShifts: number): ExportCheck => ({
    ...{ people: 1, rows: 1, totalMinutes: 480, excluded: [], unpublishedShifts: 0 },
    hours: [{ ...anna, waitingRecords, unrecordedShifts }],
  })
  const unread = { ...draft, acceptsUnsettled: false }
  expect(isReady(check(0, 0), unread)).toBe(true)
  expect(isReady(check(1, 0), unread)).toBe(false)
  expect(isReady(check(0, 1), unread)).toBe(false)
  expect(isReady(check(1, 1), draft)).toBe(true)
  expect(isReady({ ...check(0, 0), rows: 0 }, draft)).toBe(false)
  expect(isReady(undefined, draft)).toBe(false)
})

test('a format the layout does not offer gives way to one it does', () => {
  expect(changed(draft, { layout: 'planned_report' }, layouts).format).toBe('csv')
  expect(changed(draft, { locationIds: ['a'] }, layouts).format).toBe('pdf')
})

test('the server gets a half-open range', () => {
  expect(scopeOf(draft)).toEqual({
    layout: 'optima_worked_time',
    from: '2026-11-01',
    until: '2026-12-01',
    locationIds: [],
  })
})
