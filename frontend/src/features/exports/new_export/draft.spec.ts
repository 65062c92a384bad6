import type { ExportLayout } from '@shiftloom/backend/contracts/exports'
import { expect, test } from 'vitest'
import { changed, scopeOf, type Draft } from './draft.ts'

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
}

test('who is left out has to be read again after every change of scope', () => {
  expect(changed(draft, { locationIds: ['a'] }, layouts).acceptsExcluded).toBe(false)
  expect(changed(draft, { acceptsExcluded: true }, layouts).acceptsExcluded).toBe(true)
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
