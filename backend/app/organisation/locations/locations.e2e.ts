import { test } from '@japa/runner'
import { rows, trx } from '#app/core/organisation_context'
import { acting, world } from '#tests/world/world'
import type { LocationInput } from '#contracts/organisation'

const base = '/api/organisation-management'
const unknown = '01980000-0000-7000-8000-000000000000'

const shop: LocationInput = {
  name: 'Sklep na Złotej',
  code: '001234',
  description: null,
  country: 'PL',
  timeZone: 'Europe/Warsaw',
  address: { street: 'Złota 59', postalCode: '00-120', city: 'Warszawa' },
  taxId: null,
  contactPerson: 'Ewa Wójcik',
  workingHours: [{ weekday: 1, opens: '08:00', closes: '22:00' }],
  positionIds: [],
  tagIds: [],
  adminIds: [],
}

test.group('Locations', () => {
  test('have a zone by its name: an offset knows no summer time', async ({ client, assert }) => {
    const { admin } = await world()
    for (const timeZone of ['+01:00', '-0330', 'Europe/Nowhere']) {
      const answer = await client
        .post(`${base}/locations`)
        .json({ ...shop, timeZone })
        .bearerToken(admin.token)
      answer.assertStatus(400)
      assert.equal(answer.body().Details.fields[0].rule, 'time_zone', timeZone)
    }
  })

  test('open with everything they carry, and change', async ({ client, assert }) => {
    const { admin, advisor, cookId, waiterId, manager } = await world()
    const input = { ...shop, positionIds: [cookId], adminIds: [manager.employeeId] }
    const made = await client.post(`${base}/locations`).json(input).bearerToken(advisor.token)
    made.assertStatus(201)
    const { id, ...location } = made.body().result
    const untouched = { hoursExceptions: [], point: null, mainEmployeeCount: 0 }
    assert.deepEqual(location, { ...input, ...untouched, version: 1 })
    const path = `${base}/locations/${id}`
    const changes = { ...input, name: 'Złota 59', positionIds: [waiterId], adminIds: [], version: 1 }
    const changed = await client.put(path).json(changes).bearerToken(admin.token)
    changed.assertStatus(200)
    assert.deepEqual(changed.body().result, { ...changes, ...untouched, id, version: 2 })
    assert.deepEqual((await client.get(path).bearerToken(admin.token)).body().result, changed.body().result)
    const stale = await client.put(path).json(changes).bearerToken(admin.token)
    stale.assertStatus(409)
    assert.deepEqual(stale.body().Details.current, changed.body().result)
  })

  test('name who is in charge to those who work there', async ({ client, assert }) => {
    const w = await world()
    await acting(w.admin, () =>
      rows(
        `insert into location_admins (organisation_id, location_id, employee_id)
         select ?, ?, unnest(?::uuid[])`,
        [w.organisationId, w.locationId, [w.manager.employeeId, w.colleague.employeeId]]
      )
    )
    await acting(w.admin, () =>
      rows('update employees set archived_at = now() where id = ?', [w.colleague.employeeId])
    )
    const answer = await client.get(`${base}/locations`).qs({ all: true }).bearerToken(w.employee.token)
    const [person] = await acting(w.admin, () =>
      rows<{ name: string; surname: string }>('select name, surname from employees where id = ?', [
        w.manager.employeeId,
      ])
    )
    assert.deepEqual(answer.body().result.items, [{ id: w.locationId, name: 'Warszawa', inCharge: [person] }])
  })

  test('refuse a taken code, references to nothing and another organisation, and wrong input', async ({
    client,
    assert,
  }) => {
    const { admin } = await world()
    const other = await world()
    const add = (changes: object) =>
      client
        .post(`${base}/locations`)
        .json({ ...shop, ...changes })
        .bearerToken(admin.token)
    const taken = await add({ code: '000001' })
    taken.assertStatus(400)
    assert.equal(taken.body().Code, 'organisation.location_code_taken')
    for (const positionId of [unknown, other.cookId]) {
      const strange = await add({ positionIds: [positionId] })
      strange.assertStatus(400)
      assert.equal(strange.body().Code, 'organisation.unknown_reference')
      assert.deepEqual(strange.body().Details, { field: 'positionIds', ids: [positionId] })
    }
    const wrong = await add({
      code: '12345',
      address: { ...shop.address, postalCode: '12' },
      workingHours: [{}],
    })
    wrong.assertStatus(400)
    assert.includeMembers(
      wrong.body().Details.fields.map(({ field }: { field: string }) => field),
      ['code', 'address.postalCode', 'workingHours.0.weekday']
    )
  })

  test('with the same code at once: one opens, the other is refused', async ({ client, assert }) => {
    const { admin } = await world()
    const add = () => client.post(`${base}/locations`).json(shop).bearerToken(admin.token)
    const both = await Promise.all([add(), add()])
    assert.sameMembers(
      both.map((answer) => answer.status()),
      [201, 400]
    )
  })

  test('cannot be deleted while they are the main location of people in work', async ({ client, assert }) => {
    const { admin, locationId, farLocationId } = await world()
    const remove = (id: string, name: string) =>
      client.delete(`${base}/locations/${id}`).json({ name }).bearerToken(admin.token)
    const blocked = await remove(locationId, 'Warszawa').header('Language', 'pl-PL')
    blocked.assertStatus(400)
    assert.equal(blocked.body().Code, 'organisation.location_has_employees')
    assert.equal(blocked.body().Details.count, 6)
    assert.lengthOf(blocked.body().Details.people, 6)
    assert.match(blocked.body().ErrorMessage, /6 osób: Ada Kowalska, Ada Lewandowska, .* …\. Najpierw/)
    const inVietnamese = await remove(locationId, 'Warszawa').header('Language', 'vi-VN')
    assert.include(inVietnamese.body().ErrorMessage, 'Kowalska Ada, Lewandowska Ada, ')
    ;(await remove(farLocationId, 'Hà Nội')).assertStatus(204)
    ;(await remove(farLocationId, 'Hà Nội')).assertStatus(404)

    await acting(admin, () => trx().from('employees').update({ archived_at: new Date() }))
    ;(await remove(locationId, 'Warszawa')).assertStatus(204)
    const [left] = await acting(admin, () =>
      trx().from('employees').count('* as count').whereNotNull('main_location_id')
    )
    assert.equal(left.count, 0)
  })

  test('deleting and moving a person in at once never leaves a person without their location', async ({
    client,
    assert,
  }) => {
    const { admin, farLocationId } = await world()
    const person = { name: 'Ewa', surname: 'Lis', email: `${farLocationId}@example.test`, role: 0 }
    const [removed, hired] = await Promise.all([
      client.delete(`${base}/locations/${farLocationId}`).json({ name: 'Hà Nội' }).bearerToken(admin.token),
      client
        .post(`${base}/employees`)
        .json({ ...person, mainLocationId: farLocationId })
        .bearerToken(admin.token),
    ])
    assert.include(['204 400', '400 201'], `${removed.status()} ${hired.status()}`)
  })

  test('refuse users who may not, and hide what is not theirs', async ({ client }) => {
    const { employee, manager, locationManager, advisor, admin, locationId, farLocationId } = await world()
    const other = await world()
    const show = (id: string, token: string) => client.get(`${base}/locations/${id}`).bearerToken(token)
    ;(await show(locationId, employee.token)).assertStatus(403)
    ;(await show(locationId, manager.token)).assertStatus(200)
    ;(await show(farLocationId, manager.token)).assertStatus(404)
    ;(await show(other.locationId, admin.token)).assertStatus(404)
    ;(await client.post(`${base}/locations`).json(shop).bearerToken(locationManager.token)).assertStatus(403)
    const put = (id: string, token: string) =>
      client
        .put(`${base}/locations/${id}`)
        .json({ ...shop, version: 1 })
        .bearerToken(token)
    ;(await put(locationId, manager.token)).assertStatus(403)
    ;(await put(locationId, locationManager.token)).assertStatus(403)
    ;(await put(locationId, advisor.token)).assertStatus(200)
    ;(await put(other.locationId, admin.token)).assertStatus(404)
    ;(await client.delete(`${base}/locations/${locationId}`).bearerToken(advisor.token)).assertStatus(403)
    ;(await client.delete(`${base}/locations/${other.locationId}`).bearerToken(admin.token)).assertStatus(404)
  })
})
