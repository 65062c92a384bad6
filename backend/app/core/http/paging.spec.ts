import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { pagingFields, pagingOf } from '#app/core/http/paging'

const validator = vine.create(pagingFields)
const isTaken = (query: object): Promise<boolean> =>
  validator.validate(query).then(
    () => true,
    () => false
  )

test.group('A page of a list', () => {
  test('is the first one with 50 rows unless another is asked for', ({ assert }) => {
    assert.deepEqual(pagingOf({}), { page: 1, pageSize: 50 })
    assert.deepEqual(pagingOf({ page: 3, pageSize: 200 }), { page: 3, pageSize: 200 })
  })

  test('has at most 200 rows, and its number is one that can be counted to', async ({ assert }) => {
    for (const query of [{}, { page: 1 }, { page: '1000000' }, { pageSize: 1 }, { pageSize: '200' }])
      assert.isTrue(await isTaken(query), JSON.stringify(query))
    for (const query of [
      ...[{ page: 0 }, { page: 1.5 }, { page: 1_000_001 }, { page: 'x' }],
      ...[{ pageSize: 0 }, { pageSize: 1.5 }, { pageSize: 201 }, { pageSize: 'x' }],
    ])
      assert.isFalse(await isTaken(query), JSON.stringify(query))
  })
})
