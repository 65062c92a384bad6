import { test } from '@japa/runner'
import { organisationContext, rows } from '#app/core/organisation_context'
import { farManager, listed, name, newsOf, path, thisWeek } from '#app/requests/testing/deputy_desk'
import type { RequestDeputy } from '#contracts/request_deputies'
import { world, type Person } from '#tests/world/world'

test.group('Deputies for requests: a deputy', () => {
  test('is notified of being named and taken back, once each, and of nothing they did themselves', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const far = await farManager(w)
    const mine = async (who: Person) =>
      (await newsOf(client, who, 'request_deputy')).map(({ data, person: about }) => [data, about])
    const end = async (who: Person, index = 0) => {
      const { id } = (await listed(client, who))[index]!
      ;(await client.delete(`${path}/${id}`).bearerToken(who.token)).assertStatus(204)
    }
    ;(await name(client, w.locationManager, { deputyId: far.employeeId, ...thisWeek })).assertStatus(201)
    ;(await name(client, w.locationManager, { deputyId: far.employeeId, ...thisWeek })).assertStatus(409)
    const whose = { employeeId: w.locationManager.employeeId }
    const about = { name: 'Ada', surname: 'Zieliński' }
    const named = [{ ...whose, step: 'named', ...thisWeek }, about]
    assert.deepEqual(await mine(far), [named])
    await end(w.locationManager)
    assert.deepEqual(await mine(far), [[{ ...whose, step: 'ended', ...thisWeek }, about], named])
    assert.isEmpty(await mine(w.locationManager))
    // An administrator who names and ends themself knows of it.
    const body = { ...whose, deputyId: w.admin.employeeId }
    ;(await name(client, w.admin, body)).assertStatus(201)
    await end(w.admin)
    assert.isEmpty(await mine(w.admin))
    ;(await name(client, w.locationManager, { deputyId: w.admin.employeeId })).assertStatus(201)
    await end(w.locationManager)
    const leave = { firstDay: null, lastDay: null }
    assert.sameDeepMembers(
      (await mine(w.admin)).map(([data]) => data),
      [
        { ...whose, step: 'named', ...leave },
        { ...whose, step: 'ended', ...leave },
      ]
    )
  })

  test('is notified of nothing when days that are over are taken back', async ({ client, assert }) => {
    const w = await world()
    const far = await farManager(w)
    ;(await name(client, w.locationManager, { deputyId: far.employeeId, ...thisWeek })).assertStatus(201)
    const [{ id }] = (await listed(client, w.locationManager)) as [RequestDeputy]
    await organisationContext.run(w.organisationId, () =>
      rows('update request_deputies set first_day = first_day - 9, last_day = last_day - 9')
    )
    ;(await client.delete(`${path}/${id}`).bearerToken(w.locationManager.token)).assertStatus(204)
    const news = await newsOf(client, far, 'request_deputy')
    assert.deepEqual(
      news.map(({ data }) => data),
      [{ step: 'named', employeeId: w.locationManager.employeeId, ...thisWeek }]
    )
  })
})
