import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { trx } from '#app/core/organisation_context'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { acting, world, type Person } from '#tests/world/world'

const people = '/api/organisation-management/employees'
const picture = jpegOf(64, 64).toString('base64')
const give = (client: ApiClient, who: Person, whom: Person, body: object = { picture }) =>
  client.put(`${people}/${whom.employeeId}/avatar`).bearerToken(who.token).json(body)

test.group('The picture of a person', () => {
  test('is set and removed by users who may edit them, and leaves the form alone', async ({
    client,
    assert,
  }) => {
    const { locationManager: manager, employee, admin } = await world()
    const shown = async () =>
      (await client.get(`${people}/${employee.employeeId}`).bearerToken(manager.token)).body().result
    const { version } = await shown()
    const given = await give(client, manager, employee)
    given.assertStatus(200)
    const { avatarUrl } = given.body().result
    assert.containsSubset(await shown(), { avatarUrl, version })
    ;(await client.get(avatarUrl)).assertStatus(200)

    const taken = await give(client, manager, employee, { picture: null })
    assert.isNull(taken.body().result.avatarUrl)
    assert.isNull((await shown()).avatarUrl)
    ;(await client.get(avatarUrl)).assertStatus(404)

    const noted = await acting(admin, () =>
      trx()
        .from('audit_events')
        .where({ entity_id: employee.employeeId, action: 'organisation.change_avatar' })
        .select('actor_user_id as by', 'entity')
    )
    assert.deepEqual(noted, Array(2).fill({ by: manager.userId, entity: 'employee' }))
  })

  test('is refused to users who may not edit them, and across companies', async ({ client, assert }) => {
    const { manager: planner, locationManager: manager, employee, colleague, admin } = await world()
    const elsewhere = await world()
    for (const who of [employee, planner]) (await give(client, who, colleague)).assertStatus(403)
    const above = await give(client, manager, admin)
    assert.equal(above.body().Code, 'organisation.role_not_allowed')
    ;(await give(client, elsewhere.admin, employee)).assertStatus(404)
    const keys = await acting(admin, () => trx().from('employees').whereNotNull('avatar_key').select('id'))
    assert.isEmpty(keys)
  })

  test('is a picture by its content, and stays when another file is refused', async ({ client, assert }) => {
    const { locationManager: manager, employee } = await world()
    const { avatarUrl } = (await give(client, manager, employee)).body().result
    for (const bytes of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), jpegOf(513, 10)]) {
      const refused = await give(client, manager, employee, { picture: bytes.toString('base64') })
      refused.assertStatus(400)
      assert.equal(refused.body().Code, 'organisation.picture_refused')
    }
    ;(await give(client, manager, employee, {})).assertStatus(400)
    ;(await client.get(avatarUrl)).assertStatus(200)
  })
})
