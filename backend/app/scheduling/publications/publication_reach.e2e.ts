import { test } from '@japa/runner'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const

for (const direction of ['away', 'here'] as const)
  test.group(`Publishing within one’s locations, an entry moved ${direction}`, () => {
    test('is left alone while its plan or what staff see is at a location out of reach', async ({
      client,
      assert,
    }) => {
      const w = await world()
      const [before, after] =
        direction === 'away' ? [w.locationId, w.farLocationId] : [w.farLocationId, w.locationId]
      const both = [w.locationId, w.farLocationId]
      const admin = planner(client, w, w.admin)
      const { id } = await admin.create(admin.shift({ locationId: before }))
      ;(await admin.publish(...november, both)).assertStatus(200)
      const { version } = (await admin.range(...november)).entries[0]!
      ;(await admin.send([{ kind: 'update', id, version, changes: { locationId: after } }])).assertStatus(200)

      const own = planner(client, w, w.locationManager)
      for (const entryIds of [undefined, [id]]) {
        const refused = await own.publish(...november, [w.locationId], entryIds)
        refused.assertStatus(400)
        assert.equal(refused.body().Code, 'scheduling.nothing_to_publish')
      }
      const withdrawn = await own.withdraw(...november)
      assert.equal(withdrawn.body().Code, 'scheduling.no_publication_to_undo')
      const [still] = (await admin.range(...november)).entries
      assert.equal(still!.published?.locationId, before)
      ;(await admin.publish(...november, both)).assertStatus(200)
    })
  })
