import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepShifts } from './keep_shifts.ts'

const open = (entryId: string, from: number, until: number) => ({ entryId, from, until })
const need = [0, 1, 1, 1, 1, 0, 0, 1, 1, 0]

test('without open shifts all of the best are added', () =>
  assert.deepEqual(keepShifts(need, [{ from: 1, until: 5 }], []), {
    ...{ keptIds: [], obsoleteIds: [], added: [{ from: 1, until: 5 }] },
  }))
test('open shifts that cover as well with as few hours stay, though they are cut otherwise', () =>
  assert.deepEqual(keepShifts(need, [{ from: 1, until: 5 }], [open('a', 1, 3), open('b', 3, 5)]), {
    ...{ keptIds: ['a', 'b'], obsoleteIds: [], added: [] },
  }))
test('what takes more hours goes, what is the same stays', () => {
  const best = [
    { from: 1, until: 5 },
    { from: 7, until: 9 },
  ]
  assert.deepEqual(keepShifts(need, best, [open('a', 1, 6), open('b', 7, 9)]), {
    ...{ keptIds: ['b'], obsoleteIds: ['a'], added: [{ from: 1, until: 5 }] },
  })
})
test('an open shift where nothing is needed goes', () =>
  assert.deepEqual(keepShifts(need, [], [open('a', 5, 7)]).obsoleteIds, ['a']))
test('one that leaves people missing goes for the best', () =>
  assert.deepEqual(keepShifts(need, [{ from: 1, until: 5 }], [open('a', 1, 4)]), {
    ...{ keptIds: [], obsoleteIds: ['a'], added: [{ from: 1, until: 5 }] },
  }))
test('of two open shifts that are the same one stays', () =>
  assert.deepEqual(keepShifts(need, [{ from: 1, until: 5 }], [open('a', 1, 5), open('b', 1, 5)]), {
    ...{ keptIds: ['a'], obsoleteIds: ['b'], added: [] },
  }))
test('where one shift ends as the next begins, the open ones of either are looked at by themselves', () => {
  const busy = [1, 1, 1, 1, 1, 1]
  const best = [
    { from: 0, until: 3 },
    { from: 3, until: 6 },
  ]
  // The first is covered as well; the second leaves an hour open.
  assert.deepEqual(keepShifts(busy, best, [open('a', 0, 1), open('b', 1, 3), open('c', 3, 5)]), {
    ...{ keptIds: ['a', 'b'], obsoleteIds: ['c'], added: [{ from: 3, until: 6 }] },
  })
})
