import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { world, type Person, type World } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const newcomer = ({ locationId }: World, changes: object = {}) => ({
  name: 'Ewa',
  surname: 'Lis',
  email: `${newId()}@example.test`,
  role: 0,
  mainLocationId: locationId,
  ...changes,
})
const add = async (client: ApiClient, place: World, changes: object = {}) =>
  (await client.post(path).json(newcomer(place, changes)).bearerToken(place.admin.token)).body().result

test.group('Deleting an employee', () => {
  const remove = (client: ApiClient, who: Person, id: string) =>
    client.delete(`${path}/${id}`).bearerToken(who.token)

  test('who was added by mistake goes with the account, and the address is free again', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const one = await add(client, place)
    ;(await remove(client, place.locationManager, one.id)).assertStatus(403)
    ;(await remove(client, (await world()).admin, one.id)).assertStatus(404)
    ;(await remove(client, place.admin, one.id)).assertStatus(204)
    ;(await client.get(`${path}/${one.id}`).bearerToken(place.admin.token)).assertStatus(404)
    assert.equal((await add(client, place, { email: one.email })).email, one.email)
  })

  test('who was ever planned, or did something, can only be archived', async ({ client, assert }) => {
    const place = await world()
    const { admin, employee, manager, locationId, cookId } = place
    const id = newId()
    const command = (operations: object[]) =>
      client
        .post('/api/scheduling/commands')
        .json({ id: newId(), label: 'create', operations })
        .bearerToken(manager.token)
    const entry = {
      type: 0,
      employeeId: employee.employeeId,
      locationId,
      positionId: cookId,
      day: '2027-03-02',
      start: '08:00',
      end: '16:00',
    }
    const made = await command([{ kind: 'create', id, entry }])
    made.assertStatus(200)
    const refusedFor = async (person: Person) => (await remove(client, admin, person.employeeId)).body().Code
    assert.equal(await refusedFor(employee), 'organisation.employee_has_history')

    // A draft that is gone can come back by undo.
    await command([{ kind: 'delete', id, version: made.body().result.entries[0].version }])
    assert.equal(await refusedFor(employee), 'organisation.employee_has_history')
    assert.equal(await refusedFor(manager), 'organisation.employee_has_history')
    assert.equal(await refusedFor(admin), 'organisation.own_account')
  })
})
