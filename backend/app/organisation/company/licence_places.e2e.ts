import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { undoEmployeeChanges } from '#app/organisation/employee_plans/undo_employee_changes'
import { acting, world, type World } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const full = 'organisation.licence_full'

/** A company of seven people, with places for more. */
async function licensed(more: number): Promise<World> {
  const place = await world()
  await limit(place, (await employed(place)) + more)
  return place
}
const limit = (place: World, positions: number) =>
  acting(place.admin, () => rows('update organisations set licence_positions = ?', [positions]))
const employed = (place: World) =>
  acting(place.admin, async () => {
    const [found] = await rows<{ count: number }>(
      'select count(*)::int as count from employees where archived_at is null'
    )
    return found!.count
  })

const add = (client: ApiClient, { locationId, locationManager }: World) =>
  client
    .post(path)
    .json({
      name: 'Ewa',
      surname: 'Lis',
      email: `${newId()}@example.test`,
      role: 0,
      mainLocationId: locationId,
    })
    .bearerToken(locationManager.token)
const archive = (client: ApiClient, { admin }: World, id: string) =>
  client.post(`${path}/${id}/archive`).json({}).bearerToken(admin.token)
const restore = (client: ApiClient, { admin }: World, id: string) =>
  client.delete(`${path}/${id}/archive`).bearerToken(admin.token)
const places = async (client: ApiClient, { locationManager }: World) =>
  (await client.get('/api/organisation-management/licence-places').bearerToken(locationManager.token)).body()
    .result

test.group('Places of the licence', () => {
  test('are counted without archived people, and without a limit where there is none', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const taken = await employed(place)
    assert.deepEqual(await places(client, place), { licensed: null, taken, left: null })
    await limit(place, taken + 2)
    assert.deepEqual(await places(client, place), { licensed: taken + 2, taken, left: 2 })
    await archive(client, place, place.colleague.employeeId)
    assert.deepEqual(await places(client, place), { licensed: taken + 2, taken: taken - 1, left: 3 })
    await limit(place, 1)
    assert.equal((await places(client, place)).left, 0)
  })

  test('run out when people are added by hand', async ({ client, assert }) => {
    const place = await licensed(1)
    ;(await add(client, place)).assertStatus(201)
    const before = await employed(place)
    const refused = await add(client, place)
    refused.assertStatus(400)
    assert.containsSubset(refused.body(), { Code: full, Details: { licensed: before } })
    assert.match(
      refused.body().ErrorMessage,
      new RegExp(`^Your licence is for ${before} people and no place`)
    )
    assert.equal(await employed(place), before)
  })

  test('are not overdrawn by people added at the same moment', async ({ client, assert }) => {
    const place = await licensed(2)
    const before = await employed(place)
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(client, place)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 201, 400, 400, 400, 400])
    assert.equal(await employed(place), before + 2)
  })

  test('are needed to bring people back, one by one or many at once', async ({ client, assert }) => {
    const place = await licensed(0)
    const ids = [place.employee.employeeId, place.colleague.employeeId].sort()
    for (const id of ids) (await archive(client, place, id)).assertStatus(200)
    ;(await add(client, place)).assertStatus(201)
    const many = await client
      .post(`${path}/bulk-archives`)
      .json({ employeeIds: ids, archived: false })
      .bearerToken(place.admin.token)
    assert.containsSubset(many.body().result, { changed: 1, refused: [{ id: ids[1], code: full }] })
    const one = await restore(client, place, ids[1]!)
    assert.equal(one.body().Code, full)
    ;(await restore(client, place, ids[0]!)).assertStatus(200)
  })

  test('are not taken by sample people who come back', async ({ client }) => {
    const place = await licensed(0)
    await acting(place.admin, () =>
      rows('update employees set is_sample = true, archived_at = now() where id = ?', [
        place.employee.employeeId,
      ])
    )
    await limit(place, 1)
    ;(await restore(client, place, place.employee.employeeId)).assertStatus(200)
  })

  test('limit how many an undone import brings back', async ({ client, assert }) => {
    const place = await licensed(0)
    const ids = [place.employee.employeeId, place.colleague.employeeId]
    for (const id of ids) await archive(client, place, id)
    ;(await add(client, place)).assertStatus(201)
    const undone = await acting(place.admin, () =>
      undoEmployeeChanges(
        ids.map((entityId) => ({
          ...{ entity: 'employee' as const, entityId, kind: 'removed' as const },
          ...{ before: { accountStatus: 'active' }, after: null },
        }))
      )
    )
    assert.containsSubset(undone, { restored: 1, kept: [{ id: ids[1] }] })
  })
})
