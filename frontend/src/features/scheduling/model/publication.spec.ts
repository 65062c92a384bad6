import { expect, test } from 'vitest'
import {
  bulkTargets,
  startingIn,
  unpublished,
  unpublishedCount,
  unpublishedEntries,
  withdrawn,
} from './publication.ts'
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
  expect(ids(found.absences)).toEqual(['leave'])
  expect([...found.people].sort()).toEqual(['anna', 'ewa', 'lan', 'piotr'])
  expect(unpublishedCount(found)).toBe(4)
  expect(ids(unpublishedEntries(found))).toEqual(['draft', 'handed', 'ghost', 'leave'])
})

test('unassigned drafts and availability wait when the rest is published', () => {
  const waiting = [
    entry({ id: 'open', employeeId: null }),
    entry({ id: 'wish', type: 8, availability: 'preferred' }),
    entry({ id: 'leave seen', type: 1, state: 'published', published: face('anna') }),
  ]
  expect(unpublishedEntries(unpublished(waiting))).toEqual([])
})

test('bulk changes touch what their name says and nothing that staff see as settled', () => {
  expect(ids(bulkTargets('unassignChanges', entries))).toEqual(['draft', 'handed'])
  expect(ids(bulkTargets('deleteUnassigned', entries))).toEqual(['open'])
  expect(ids(bulkTargets('deleteAll', entries))).toEqual(['draft', 'open', 'shown', 'handed'])
})

test('unpublishing takes shifts that staff see, never absences or availability', () => {
  const found = withdrawn([
    ...entries,
    entry({ id: 'leave seen', type: 1, state: 'published', published: face('anna') }),
    entry({ id: 'wish', type: 8, state: 'published', availability: 'preferred', published: face('anna') }),
  ])
  expect(ids(found.entries)).toEqual(['shown', 'handed', 'ghost'])
  expect([...found.people].sort()).toEqual(['anna', 'ewa', 'piotr'])
})

test('the night shift that reaches in from the day before belongs to its own period', () => {
  const night = entry({ id: 'night', day: '2026-11-15', start: '22:00', end: '06:00' })
  const last = entry({ id: 'last', day: '2026-11-22' })
  const next = entry({ id: 'next', day: '2026-11-23' })
  expect(ids([...startingIn([night, last, next], { from: '2026-11-16', until: '2026-11-23' })])).toEqual([
    'last',
  ])
})
