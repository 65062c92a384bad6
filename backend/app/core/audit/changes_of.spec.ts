import { test } from '@japa/runner'
import { changesOf } from '#app/core/audit/changes_of'
import { listedChanges } from '#contracts/event_logs'

test.group('What an event changed', () => {
  test('is listed value by value, without unchanged values and the count of writes', ({ assert }) => {
    const before = {
      version: 1,
      name: 'Ewa',
      address: { city: 'Łódź', street: 'Piotrkowska' },
      tags: ['a'],
      pin: null,
    }
    const after = {
      version: 2,
      name: 'Ewa',
      address: { city: 'Gdynia', street: 'Piotrkowska' },
      tags: ['a', 'b'],
      fte: 1,
    }
    assert.deepEqual(changesOf(before, after).changes, [
      { path: 'address.city', before: 'Łódź', after: 'Gdynia' },
      { path: 'tags', before: '["a"]', after: '["a","b"]' },
      { path: 'fte', before: null, after: '1' },
    ])
  })

  test('rows of a list are matched by their id, whatever their order', ({ assert }) => {
    const before = [
      { entryId: 'x', start: '08:00' },
      { entryId: 'y', start: '09:00' },
    ]
    const after = [
      { entryId: 'y', start: '09:00' },
      { entryId: 'x', start: '10:00' },
      { entryId: 'z', start: '12:00' },
    ]
    assert.deepEqual(changesOf(before, after).changes, [
      { path: 'x.start', before: '08:00', after: '10:00' },
      { path: 'z.start', before: null, after: '12:00' },
    ])
  })

  test('something made and something gone are all new and all old; nothing is nothing', ({ assert }) => {
    assert.deepEqual(changesOf(null, { name: 'A' }).changes, [{ path: 'name', before: null, after: 'A' }])
    assert.deepEqual(changesOf({ name: 'A' }, null).changes, [{ path: 'name', before: 'A', after: null }])
    assert.deepEqual(changesOf(null, null), { changes: [], more: 0 })
    assert.deepEqual(changesOf('closed', 'open').changes, [{ path: '', before: 'closed', after: 'open' }])
  })

  test('a very long list is cut and says by how much', ({ assert }) => {
    const many = Array.from({ length: listedChanges + 7 }, (_, id) => ({ id: `row-${id}`, value: id }))
    const { changes, more } = changesOf(null, many)
    assert.lengthOf(changes, listedChanges)
    assert.equal(more, 7)
  })
})
