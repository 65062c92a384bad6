import { test } from '@japa/runner'
import { trx } from '#app/core/organisation_context'
import { acting, world, type Person } from '#tests/world/world'
import type { Position } from '#contracts/organisation'

const base = '/api/organisation-management'
const barista = {
  name: 'Barista',
  color: 13,
  isDefault: false,
  visible: true,
  billable: true,
  includedInWorkingHours: true,
}

const shiftAt = (admin: Person, location_id: string, position_id: string) =>
  acting(admin, () =>
    trx().table('schedule_entries').insert({
      id: crypto.randomUUID(),
      organisation_id: admin.actor.organisationId,
      type: 0,
      location_id,
      position_id,
      day: '2026-11-17',
      start_time: '08:00',
      end_time: '16:00',
      zone: 'Europe/Warsaw',
      starts_at: '2026-11-17T07:00:00Z',
      ends_at: '2026-11-17T15:00:00Z',
      work_minutes: 480,
    })
  )

test.group('The colour of a position', () => {
  test('may be any, stays when it is left out, and goes back to the palette', async ({ client, assert }) => {
    const { admin, employee } = await world()
    const made = await client
      .post(`${base}/positions`)
      .json({ ...barista, ownColor: '#2f6b4f' })
      .bearerToken(admin.token)
    made.assertStatus(201)
    const { id, archived: _a, ...input } = made.body().result as Position
    assert.equal(input.ownColor, '#2f6b4f')
    const put = (json: object) => client.put(`${base}/positions/${id}`).json(json).bearerToken(admin.token)
    for (const ownColor of ['red', '#2F6B4F', '#2f6', '#2f6b4f;', 'url(x)', 7]) {
      const refused = await put({ ...input, ownColor })
      refused.assertStatus(400)
    }
    const names = await client.get(`${base}/positions`).bearerToken(employee.token)
    const seen = names.body().result.items.find((one: Position) => one.id === id)
    assert.deepEqual(seen, { id, name: 'Barista', color: 13, ownColor: '#2f6b4f' })
    const { ownColor: _own, ...without } = input
    const kept = await put({ ...without, color: 2 })
    assert.containsSubset(kept.body().result, { color: 2, ownColor: '#2f6b4f' })
    const { version } = kept.body().result
    const back = await put({ ...input, version, ownColor: null })
    assert.isNull(back.body().result.ownColor)
  })
})

test.group('The default position', () => {
  test('is exactly one, whichever is made it, archived or deleted, at once or one by one', async ({
    client,
    assert,
  }) => {
    const { admin, waiterId } = await world()
    const defaults = async (): Promise<string[]> => {
      const { items } = (await client.get(`${base}/positions`).bearerToken(admin.token)).body().result
      return items.filter(({ isDefault }: Position) => isDefault).map(({ name }: Position) => name)
    }
    const add = (name: string, isDefault: boolean) =>
      client
        .post(`${base}/positions`)
        .json({ ...barista, name, isDefault })
        .bearerToken(admin.token)
    const first = (await add('Barista', true)).body().result as Position
    assert.deepEqual(await defaults(), ['Barista'])
    const both = await Promise.all(
      ['Kasjer', 'Kierowca', 'Piekarz', 'Sprzedawca'].map((name) => add(name, true))
    )
    assert.deepEqual(
      both.map((answer) => answer.status()),
      [201, 201, 201, 201]
    )
    assert.lengthOf(await defaults(), 1)

    const [now] = await defaults()
    const current = both.map((answer) => answer.body().result as Position).find(({ name }) => name === now)!
    const { id, archived: _a, ...input } = current
    const put = (changes: object) =>
      client
        .put(`${base}/positions/${id}`)
        .json({ ...input, ...changes })
        .bearerToken(admin.token)
    const refused = await put({ isDefault: false })
    refused.assertStatus(400)
    assert.equal(refused.body().Code, 'organisation.default_position_required')
    assert.equal(refused.body().Details.field, 'isDefault')
    assert.deepEqual(await defaults(), [now])

    ;(await client.post(`${base}/positions/${id}/archive`).bearerToken(admin.token)).assertStatus(200)
    const [next] = await defaults()
    assert.notEqual(next, now)
    ;(await client.delete(`${base}/positions/${waiterId}`).bearerToken(admin.token)).assertStatus(204)
    ;(await client.delete(`${base}/positions/${first.id}`).bearerToken(admin.token)).assertStatus(204)
    assert.lengthOf(await defaults(), 1)
  })
})

test.group('The order of positions', () => {
  test('is as they were put, new ones last; a list that misses one is refused', async ({
    client,
    assert,
  }) => {
    const { admin, advisor, cookId, waiterId } = await world()
    const other = await world()
    const made = await client.post(`${base}/positions`).json(barista).bearerToken(admin.token)
    const { id } = made.body().result
    const listed = async () =>
      (await client.get(`${base}/positions`).qs({ all: true }).bearerToken(advisor.token))
        .body()
        .result.items.map((position: Position) => position.id)
    assert.equal((await listed()).at(-1), id)
    const order = (ids: string[], token = admin.token) =>
      client.put(`${base}/positions/order`).json({ ids }).bearerToken(token)
    ;(await order([id, waiterId, cookId])).assertStatus(204)
    assert.deepEqual(await listed(), [id, waiterId, cookId])
    for (const ids of [
      [id, waiterId],
      [id, id, waiterId, cookId],
      [id, waiterId, other.cookId],
    ]) {
      const refused = await order(ids)
      refused.assertStatus(400)
      assert.equal(refused.body().Code, 'organisation.positions_changed')
    }
    ;(await order([cookId, waiterId, id], advisor.token)).assertStatus(403)
    assert.deepEqual(await listed(), [id, waiterId, cookId])
  })
})

test.group('Deleting a position', () => {
  test('names who does it and what goes with it, and takes limits of people along', async ({
    client,
    assert,
  }) => {
    const { admin, advisor, employee, cookId, farLocationId, organisationId } = await world()
    const other = await world()
    await acting(admin, async () => {
      for (const table of ['location_positions', 'demand_positions'])
        await trx()
          .table(table)
          .insert({ organisation_id: organisationId, location_id: farLocationId, position_id: cookId })
      await trx()
        .from('employees')
        .where('id', employee.employeeId)
        .update({ position_rules: JSON.stringify({ [cookId]: { level: 3, maxMinutesPerWeek: null } }) })
    })
    const path = `${base}/positions/${cookId}`
    const deletion = (await client.get(`${path}/deletion`).bearerToken(admin.token)).body().result
    assert.lengthOf(deletion.people, 6)
    assert.sameDeepMembers(deletion.losses, [
      { kind: 'people', count: 6 },
      { kind: 'locations', count: 1 },
      { kind: 'other', count: 1 },
    ])
    assert.equal(deletion.losses.at(-1).kind, 'other')
    assert.deepEqual(deletion.blockers, [])
    const usage = (await client.get(`${base}/positions/usage`).bearerToken(admin.token)).body().result
    assert.deepEqual(usage, [{ id: cookId, uses: usage[0].uses }])
    assert.sameDeepMembers(usage[0].uses, deletion.losses)
    assert.equal(usage[0].uses.at(-1).kind, 'other')

    ;(await client.get(`${path}/deletion`).bearerToken(advisor.token)).assertStatus(403)
    ;(await client.get(`${base}/positions/usage`).bearerToken(advisor.token)).assertStatus(403)
    ;(await client.delete(path).bearerToken(advisor.token)).assertStatus(403)
    ;(await client.delete(`${base}/positions/${other.cookId}`).bearerToken(admin.token)).assertStatus(404)
    ;(await client.delete(path).bearerToken(admin.token)).assertStatus(204)
    ;(await client.delete(path).bearerToken(admin.token)).assertStatus(404)
    const left = await acting(admin, async () => ({
      people: await trx().from('employee_positions').where('position_id', cookId),
      rules: await trx().from('employees').where('id', employee.employeeId).select('position_rules'),
      trace: await trx().from('audit_events').where('entity_id', cookId),
    }))
    assert.deepEqual(left.people, [])
    assert.deepEqual(left.rules[0].position_rules, {})
    assert.sameDeepMembers(left.trace[0].after.losses, deletion.losses)
  })

  test('is refused while the schedule has it, and archiving is what remains', async ({ client, assert }) => {
    const { admin, locationId, cookId } = await world()
    await shiftAt(admin, locationId, cookId)
    const path = `${base}/positions/${cookId}`
    const deletion = (await client.get(`${path}/deletion`).bearerToken(admin.token)).body().result
    assert.deepEqual(deletion.blockers, [{ kind: 'shifts', count: 1 }])
    const refused = await client.delete(path).bearerToken(admin.token).header('Language', 'pl-PL')
    refused.assertStatus(400)
    assert.equal(refused.body().Code, 'organisation.position_in_use')
    assert.match(refused.body().ErrorMessage, /1 wpis w grafiku ma stanowisko Kucharz/)
    ;(await client.post(`${path}/archive`).bearerToken(admin.token)).assertStatus(200)
  })
})

test.group('Usage of tags', () => {
  test('counts people and locations that have them', async ({ client, assert }) => {
    const { admin, employee, locationId, organisationId } = await world()
    const made = await client.post(`${base}/tags`).json({ name: 'Student' }).bearerToken(admin.token)
    const { id } = made.body().result
    const usage = async () => (await client.get(`${base}/tags/usage`).bearerToken(admin.token)).body().result
    assert.deepEqual(await usage(), [])
    await acting(admin, async () => {
      const owner = { organisation_id: organisationId, tag_id: id }
      await trx()
        .table('employee_tags')
        .insert({ ...owner, employee_id: employee.employeeId })
      await trx()
        .table('location_tags')
        .insert({ ...owner, location_id: locationId })
    })
    const [{ uses }] = await usage()
    assert.sameDeepMembers(uses, [
      { kind: 'people', count: 1 },
      { kind: 'locations', count: 1 },
    ])
  })
})
