import { expect, test } from 'vitest'
import { bulkOperations, bulkTargets, startingIn, unpublished, unpublishedCount } from './publication.ts'
import { entry } from './sample.ts'

const face = (employeeId: string) => ({
  employeeId, positionId: 'till', locationId: 'centre', day: '2026-11-16', start: '08:00', end: '16:00', breaks: [], comment: null,
}) // prettier-ignore
const entries = [
  entry({ id: 'draft' }),
  entry({ id: 'open', employeeId: null }),
  entry({ id: 'shown', state: 'published', published: face('anna') }),
  entry({ id: 'handed', employeeId: 'lan', state: 'changed', published: face('piotr') }),
  entry({ id: 'ghost', employeeId: 'marek', state: 'removed', published: face('ewa') }),
  entry({ id: 'leave', type: 1 }),
]
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('publishing shows new, changed and removed shifts and tells everybody concerned once', () => {
  const found = unpublished(entries)
  expect([ids(found.added), ids(found.changed), ids(found.removed)]).toEqual([
    ['draft'],
    ['handed'],
    ['ghost'],
  ])
  expect([...found.people].sort()).toEqual(['anna', 'ewa', 'lan', 'piotr'])
  expect(unpublishedCount(found)).toBe(3)
})

test('bulk changes touch what their name says and nothing that staff see as settled', () => {
  expect(ids(bulkTargets('unassignChanges', entries))).toEqual(['draft', 'handed'])
  expect(ids(bulkTargets('deleteUnassigned', entries))).toEqual(['open'])
  expect(ids(bulkTargets('deleteAll', entries))).toEqual(['draft', 'open', 'shown', 'handed'])
})

test('narrowed by filters they become operations on just those shifts', () => {
  expect(bulkOperations('unassignChanges', [entries[0]!])).toEqual([
    { kind: 'update', id: 'draft', version: 1, changes: { employeeId: null } },
  ])
  expect(bulkOperations('deleteUnassigned', [entries[1]!])).toEqual([
    { kind: 'delete', id: 'open', version: 1 },
  ])
})

test('the night shift that reaches in from the day before belongs to its own period', () => {
  const night = entry({ id: 'night', day: '2026-11-15', start: '22:00', end: '06:00' })
  const last = entry({ id: 'last', day: '2026-11-22' })
  const next = entry({ id: 'next', day: '2026-11-23' })
  expect(ids([...startingIn([night, last, next], { from: '2026-11-16', until: '2026-11-23' })])).toEqual([
    'last',
  ])
})
