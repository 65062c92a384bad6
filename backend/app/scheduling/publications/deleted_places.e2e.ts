import { test } from '@japa/runner'
import { planner } from '#tests/world/planner'
import { world } from '#tests/world/world'

const november = ['2026-11-01', '2026-12-01'] as const

test.group('Taking a publication back', () => {
  test('works although a location it showed has been deleted since', async ({ client, assert }) => {
    const own = await world()
    const { create, send, publish, unpublishLast, shift, range } = planner(client, own, own.admin)
    const places = [own.locationId, own.farLocationId]
    const gone = await create(shift({ locationId: own.farLocationId }))
    const here = await create(shift({ employeeId: own.employee.employeeId }))
    ;(await publish(...november, places)).assertStatus(200)
    const present = (await range(...november)).entries
    const version = (id: string) => present.find((entry) => entry.id === id)!.version
    const removals = [gone, here].map(({ id }) => ({ kind: 'delete' as const, id, version: version(id) }))
    ;(await send(removals, 'delete')).assertStatus(200)
    ;(await publish(...november, places)).assertStatus(200)
    const address = `/api/organisation-management/locations/${own.farLocationId}`
    ;(await client.delete(address).json({ name: 'Hà Nội' }).bearerToken(own.admin.token)).assertStatus(204)

    const answer = await unpublishLast()
    answer.assertStatus(200)
    const seen = (await range(...november)).entries.filter(({ published }) => published)
    assert.deepEqual(
      seen.map(({ id }) => id),
      [here.id]
    )
  })
})
