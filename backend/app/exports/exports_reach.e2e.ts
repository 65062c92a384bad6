import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { findBatch, listBatches } from '#app/exports/queries/batch_rows'
import { locationsInScope } from '#app/exports/queries/locations_in_scope'
import { exporter, october, published } from '#app/exports/testing/stage'
import { acting, worksAlsoAt, world } from '#tests/world/world'

/** The code that work is refused with. */
const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ key }: { key: string }) => key
  )

/** Which location a refusal is about. */
const refusedLocation = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    ({ details }: { details: { locationId: string } }) => details.locationId
  )

/** Administrators alone export today; what they see of it is theirs by the rows as well, not by the role alone. */
test.group('Exports, for people of single locations', () => {
  test('are those of their locations alone', async ({ client, assert }) => {
    const w = await world()
    await worksAlsoAt(w, w.employee, w.farLocationId)
    await published(client, w, [{}, { locationId: w.farLocationId, day: '2025-10-07' }])
    const { request, list } = exporter(client, w.admin)
    const made = async (locationIds: string[]) =>
      (await request({ ...october, locationIds })).body().result.id as string
    const own = await made([w.locationId])
    const others = [
      await made([w.farLocationId]),
      await made([w.locationId, w.farLocationId]),
      await made([]),
    ]
    await acting(w.locationManager, async () => {
      const { items, total } = await listBatches({ page: 1, pageSize: 50 })
      assert.deepEqual([items.map(({ id }) => id), total], [[own], 1])
      assert.equal((await findBatch(own)).id, own)
      for (const id of others) assert.equal(await refusalOf(findBatch(id)), 'core.not_found')
    })
    assert.lengthOf((await list()).body().result.items, 4)
  })

  test('reach no other location, asked for or not', async ({ assert }) => {
    const w = await world()
    await acting(w.locationManager, async () => {
      assert.deepEqual(await locationsInScope([]), [w.locationId])
      assert.deepEqual(await locationsInScope([w.locationId]), [w.locationId])
      for (const asked of [[w.farLocationId], [w.locationId, w.farLocationId]]) {
        assert.equal(await refusalOf(locationsInScope(asked)), 'core.forbidden')
        assert.equal(await refusedLocation(locationsInScope(asked)), w.farLocationId)
      }
      const unknown = newId()
      assert.equal(await refusalOf(locationsInScope([unknown])), 'core.not_found')
      assert.equal(await refusedLocation(locationsInScope([unknown])), unknown)
    })
    await acting(w.admin, async () => {
      assert.sameMembers(await locationsInScope([]), [w.locationId, w.farLocationId])
      assert.deepEqual(await locationsInScope([w.farLocationId]), [w.farLocationId])
    })
  })
})
