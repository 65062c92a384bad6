import type { ModelChange, ModelRunRow } from '@shiftloom/backend/contracts/labour_model'
import { expect, test } from 'vitest'
import { counted, rowsOfDay, together } from './sums.ts'

const day = (needed: number, missing: number) => ({ needed, planned: needed - missing, missing, over: 0 })
const change = (kind: ModelChange['kind'], on: string, accepted = false): ModelChange => ({
  ...{ kind, day: on, start: '08:00', end: '12:00', accepted },
})
const row = (positionId: string, changes: ModelChange[], needed = 8): ModelRunRow => ({
  ...{ locationId: 'here', positionId, changes },
  ...{ before: [day(needed, needed), day(0, 0)], after: [day(needed, 0), day(0, 0)] },
})

test('hours add up', () =>
  expect(together([day(8, 2), day(4, 1)])).toEqual({ needed: 12, planned: 9, missing: 3, over: 0 }))
test('shifts of the same times are counted', () =>
  expect(
    counted([
      ...[
        { start: '08:00', end: '12:00' },
        { start: '08:00', end: '12:00' },
      ],
      { start: '08:00', end: '16:00' },
    ])
  ).toEqual([
    { start: '08:00', end: '12:00', count: 2 },
    { start: '08:00', end: '16:00', count: 1 },
  ]))
test('a day shows its own changes, and waits until all but the kept are accepted', () => {
  const rows = [
    row('cook', [change('added', 'mon'), change('kept', 'mon'), change('added', 'tue')]),
    row('waiter', [change('kept', 'mon'), change('obsolete', 'mon', true)]),
    row('driver', [], 0),
  ]
  const shown = rowsOfDay(rows, 0, 'mon').map(({ row: one, changes, isPending }) => [
    ...[one.positionId, changes.length, isPending],
  ])
  expect(shown).toEqual([
    ['cook', 2, true],
    ['waiter', 2, false],
  ])
  expect(rowsOfDay(rows, 1, 'tue').map(({ row: one }) => one.positionId)).toEqual(['cook'])
})
