import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { countChanges, namesAdded, standingChanges, storeChanges } from '#app/imports/queries/import_rows'
import { columnsOf, importer } from '#app/imports/testing/stage'
import type { Import } from '#contracts/imports'
import { acting, world } from '#tests/world/world'

test.group('What an import has changed', () => {
  test('is stored in its order, however much there is at once, and a missing name stays missing', async ({
    client,
    assert,
  }) => {
    const { admin } = await world()
    const { create } = importer(client, admin)
    const made = await create({ columns: columnsOf('email'), rows: [['a@example.test']] })
    const { id } = made.body().result as Import
    const added = (entity: 'position' | 'tag', after: Record<string, unknown> | null) =>
      ({ entity, entityId: newId(), kind: 'added', before: null, after }) as const
    const many = Array.from({ length: 12_000 }, (_, index) => added('tag', { name: `Tag ${index}` }))
    await acting(admin, async () => {
      await storeChanges(id, [...many, added('position', {}), added('position', null)])
      const { newPositions, newTags } = await namesAdded(id)
      assert.deepEqual(newPositions as (string | null)[], [null, null])
      assert.deepEqual([newTags.length, newTags[0], newTags.at(-1)], [12_000, 'Tag 0', 'Tag 11999'])
      const [last] = await standingChanges(id, 1)
      assert.deepEqual([last?.entity, last?.before, last?.after], ['position', null, null])
      assert.deepEqual(await countChanges(id), { total: 12_002, taken: 0 })
    })
  })
})
