import { test } from '@japa/runner'
import { rows, trx } from '#app/core/organisation_context'
import { acting, world } from '#tests/world/world'
import type { LocationInput } from '#contracts/organisation'

const base = '/api/organisation-management'

const shop: LocationInput = {
  name: 'Magazyn',
  code: null,
  description: null,
  country: 'PL',
  timeZone: 'Europe/Warsaw',
  address: { street: 'Prosta 1', postalCode: '00-838', city: 'Warszawa' },
  taxId: null,
  contactPerson: 'Ewa Wójcik',
  workingHours: [{ weekday: 1, opens: '22:00', closes: '06:00' }],
  hoursExceptions: [
    { day: '2026-12-25', name: 'Boże Narodzenie', hours: [] },
    { day: '2026-12-24', name: null, hours: [{ opens: '20:00', closes: '02:00' }] },
  ],
  point: { latitude: 52.2297, longitude: 21.0122, radiusMetres: 200 },
  positionIds: [],
  tagIds: [],
  adminIds: [],
}

test.group('Details of locations', () => {
  test('without a code a location gets one; a free one can be asked for', async ({ client, assert }) => {
    const { admin, advisor, locationManager } = await world()
    const made = await client.post(`${base}/locations`).json(shop).bearerToken(admin.token)
    assert.match(made.body().result.code, /^[1-9]\d{5}$/)
    const free = await client.get(`${base}/location-codes/free`).bearerToken(advisor.token)
    assert.match(free.body().result.code, /^[1-9]\d{5}$/)
    assert.notEqual(free.body().result.code, made.body().result.code)
    ;(await client.get(`${base}/location-codes/free`).bearerToken(locationManager.token)).assertStatus(403)
    const { id, version, mainEmployeeCount: _, ...kept } = made.body().result
    const renewed = await client
      .put(`${base}/locations/${id}`)
      .json({ ...kept, version, code: null })
      .bearerToken(admin.token)
    assert.match(renewed.body().result.code, /^[1-9]\d{5}$/)
  })

  test('days that differ come back in their order; left out they stay, and so does the point', async ({
    client,
    assert,
  }) => {
    const { admin } = await world()
    const made = (await client.post(`${base}/locations`).json(shop).bearerToken(admin.token)).body().result
    assert.deepEqual(
      made.hoursExceptions.map(({ day }: { day: string }) => day),
      ['2026-12-24', '2026-12-25']
    )
    assert.deepEqual(made.point, shop.point)
    const { hoursExceptions: _days, point: _point, ...basics } = shop
    const put = (version: number, changes: object) =>
      client
        .put(`${base}/locations/${made.id}`)
        .json({ ...basics, code: made.code, version, ...changes })
        .bearerToken(admin.token)
    assert.deepEqual((await put(1, {})).body().result, { ...made, version: 2 })
    const cleared = (await put(2, { hoursExceptions: [], point: null })).body().result
    assert.deepEqual([cleared.hoursExceptions, cleared.point], [[], null])
  })

  test('refuse days twice, hours that are none, points off the earth and absurd radii', async ({
    client,
    assert,
  }) => {
    const { admin } = await world()
    const point = { latitude: 52, longitude: 21, radiusMetres: 150 }
    const day = { day: '2026-12-24', name: null, hours: [] }
    for (const [changes, field] of [
      [{ hoursExceptions: [day, day] }, 'hoursExceptions'],
      [{ hoursExceptions: [{ ...day, day: '2026-02-30' }] }, 'hoursExceptions.0.day'],
      [{ hoursExceptions: [{ ...day, name: 'x'.repeat(81) }] }, 'hoursExceptions.0.name'],
      [
        { hoursExceptions: [{ ...day, hours: [{ opens: '24:00', closes: '02:00' }] }] },
        'hoursExceptions.0.hours.0.opens',
      ],
      [{ point: { ...point, latitude: 90.1 } }, 'point.latitude'],
      [{ point: { ...point, longitude: -181 } }, 'point.longitude'],
      [{ point: { ...point, radiusMetres: 19 } }, 'point.radiusMetres'],
      [{ point: { ...point, radiusMetres: 5001 } }, 'point.radiusMetres'],
      [{ point: { ...point, radiusMetres: 20.5 } }, 'point.radiusMetres'],
      [{ name: '***' }, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'x'.repeat(121) }, 'name'],
      [{ description: 'x'.repeat(2001) }, 'description'],
      [{ code: '12345a' }, 'code'],
      [{ taxId: '123' }, 'taxId'],
      [{ address: { ...shop.address, postalCode: '0-0838' } }, 'address.postalCode'],
      [{ country: 'VN' }, 'address.postalCode'],
    ] as const) {
      const answer = await client
        .post(`${base}/locations`)
        .json({ ...shop, ...changes })
        .bearerToken(admin.token)
      answer.assertStatus(400)
      const fields = answer.body().Details.fields as { field: string }[]
      assert.equal(fields[0]!.field, field, JSON.stringify(changes).slice(0, 80))
    }
  })

  test('are copied as a draft without what names one place, and duplicated whole', async ({
    client,
    assert,
  }) => {
    const { admin, advisor, locationManager, cookId, manager } = await world()
    const other = await world()
    const input = { ...shop, positionIds: [cookId], adminIds: [manager.employeeId] }
    const made = (await client.post(`${base}/locations`).json(input).bearerToken(admin.token)).body().result
    const draft = await client.get(`${base}/locations/${made.id}/draft`).bearerToken(advisor.token)
    draft.assertStatus(200)
    const { name, workingHours, hoursExceptions, positionIds } = made
    assert.containsSubset(draft.body().result, { name, workingHours, hoursExceptions, positionIds })
    assert.containsSubset(draft.body().result, { code: null, point: null, adminIds: [], contactPerson: null })
    assert.notProperty(draft.body().result, 'id')

    const duplicate = (id: string, token: string, name = 'Magazyn (kopia)') =>
      client.post(`${base}/locations/${id}/duplicates`).json({ name }).bearerToken(token)
    const second = await duplicate(made.id, advisor.token)
    second.assertStatus(201)
    const { id, code, ...rest } = second.body().result
    assert.notEqual(id, made.id)
    assert.notEqual(code, made.code)
    const { id: _id, code: _code, ...original } = made
    assert.deepEqual(rest, { ...original, name: 'Magazyn (kopia)' })
    const third = await duplicate(made.id, advisor.token)
    assert.equal(third.body().result.name, 'Magazyn (kopia) 2')
    const long = 'M'.repeat(120)
    await duplicate(made.id, advisor.token, long)
    const cut = await duplicate(made.id, advisor.token, `${long} (kopia)`)
    assert.equal(cut.body().result.name, `${long.slice(2)} 2`)

    ;(await duplicate(made.id, locationManager.token)).assertStatus(403)
    ;(await duplicate(other.locationId, advisor.token)).assertStatus(404)
    const strange = await client.get(`${base}/locations/${other.locationId}/draft`).bearerToken(advisor.token)
    strange.assertStatus(404)
  })
})

test.group('Deleting a location', () => {
  test('shows what would be lost, asks for the name, deletes all of it and leaves a trace', async ({
    client,
    assert,
  }) => {
    const { admin, advisor, employee, farLocationId, locationId, cookId, organisationId } = await world()
    const owner = { organisation_id: organisationId }
    await acting(admin, async () => {
      const shift = {
        ...owner,
        type: 0,
        location_id: farLocationId,
        position_id: cookId,
        day: '2026-11-17',
        start_time: '08:00',
        end_time: '16:00',
        zone: 'Asia/Ho_Chi_Minh',
        starts_at: '2026-11-17T01:00:00Z',
        ends_at: '2026-11-17T09:00:00Z',
        work_minutes: 480,
      }
      await trx()
        .table('schedule_entries')
        .multiInsert([
          { ...shift, id: crypto.randomUUID() },
          { ...shift, id: crypto.randomUUID() },
          { ...shift, id: crypto.randomUUID(), deleted_at: new Date() },
        ])
      const person = { ...owner, location_id: farLocationId, employee_id: employee.employeeId }
      await trx().table('employee_locations').insert(person)
      await trx()
        .table('location_positions')
        .insert({ ...owner, location_id: farLocationId, position_id: cookId })
    })
    const path = `${base}/locations/${farLocationId}`
    ;(await client.get(`${path}/deletion`).bearerToken(advisor.token)).assertStatus(403)
    const deletion = (await client.get(`${path}/deletion`).bearerToken(admin.token)).body().result
    assert.sameDeepMembers(deletion.losses, [
      { kind: 'shifts', count: 2 },
      { kind: 'people', count: 1 },
      { kind: 'positions', count: 1 },
    ])
    assert.deepEqual(deletion.people, [])
    const here = await client.get(`${base}/locations/${locationId}/deletion`).bearerToken(admin.token)
    assert.lengthOf(here.body().result.people, 6)

    for (const body of [{}, { name: 'Ha Noi' }]) {
      const refused = await client.delete(path).json(body).bearerToken(admin.token)
      refused.assertStatus(400)
      assert.equal(refused.body().Code, 'organisation.location_name_differs')
    }
    ;(await client.delete(path).json({ name: ' Hà Nội ' }).bearerToken(admin.token)).assertStatus(204)
    const left = await acting(admin, async () => ({
      shifts: await trx().from('schedule_entries').where('location_id', farLocationId),
      people: await trx().from('employee_locations').where('location_id', farLocationId),
      trace: await trx()
        .from('audit_events')
        .where('entity_id', farLocationId)
        .where('action', 'organisation.delete'),
    }))
    assert.deepEqual([left.shifts, left.people], [[], []])
    assert.sameDeepMembers(left.trace[0].after.losses, deletion.losses)
  })
})

test.group('Deleting a location while a person of it is restored', () => {
  test('waits for that, and is refused then', async ({ client, assert }) => {
    const { admin, employee, farLocationId } = await world()
    const { employeeId } = employee
    const far = { main_location_id: farLocationId }
    const person = () => trx().from('employees').where('id', employeeId)
    await acting(admin, () => person().update({ ...far, archived_at: new Date() }))
    const restoring = await acting(admin, async () => {
      await person().update({ archived_at: null })
      const answer = client
        .delete(`${base}/locations/${farLocationId}`)
        .json({ name: 'Hà Nội' })
        .bearerToken(admin.token)
      const deleting = Promise.resolve(answer)
      let isWaiting = false
      while (!isWaiting) {
        const waiting = await rows(
          'select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))'
        )
        isWaiting = waiting.length > 0
      }
      return { deleting }
    })
    const refused = await restoring.deleting
    refused.assertStatus(400)
    assert.equal(refused.body().Code, 'organisation.location_has_employees')
    assert.containsSubset(await acting(admin, () => person().firstOrFail()), far)
  })
})
