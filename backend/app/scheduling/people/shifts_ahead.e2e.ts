import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { world, type Person } from '#tests/world/world'

const path = '/api/organisation-management/employees'

test.group('Shifts ahead of a person who leaves', () => {
  test('are those that have not begun, named where one plans and counted elsewhere', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { admin, locationManager, employee, locationId, farLocationId, cookId } = place
    await client
      .put(`${path}/${employee.employeeId}`)
      .json({
        name: 'Ada',
        surname: 'Nowak',
        role: 0,
        mainLocationId: locationId,
        email: `${employee.userId}@example.test`,
        locationIds: [farLocationId],
        version: 1,
      })
      .bearerToken(admin.token)
    const shift = (day: string, location: string) => ({
      kind: 'create',
      id: newId(),
      entry: {
        type: 0,
        employeeId: employee.employeeId,
        locationId: location,
        positionId: cookId,
        day,
        start: '08:00',
        end: '16:00',
      },
    })
    const plan = async (...operations: object[]) =>
      (
        await client
          .post('/api/scheduling/commands')
          .json({ id: newId(), label: 'create', operations })
          .bearerToken(admin.token)
      ).assertStatus(200)
    await plan(shift('2025-03-04', locationId))
    await plan(shift('2030-03-05', locationId), shift('2030-03-07', farLocationId))
    const ahead = (who: Person) =>
      client.get(`/api/scheduling/people/${employee.employeeId}/shifts-ahead`).bearerToken(who.token)
    const days = async (who: Person) => {
      const { shifts, elsewhere } = (await ahead(who)).body().result
      return [shifts.map(({ day }: { day: string }) => day), elsewhere]
    }
    assert.deepEqual(await days(admin), [['2030-03-05', '2030-03-07'], 0])
    assert.deepEqual(await days(locationManager), [['2030-03-05'], 1])
    ;(await ahead(employee)).assertStatus(403)
    ;(await ahead((await world()).admin)).assertStatus(404)
  })
})
