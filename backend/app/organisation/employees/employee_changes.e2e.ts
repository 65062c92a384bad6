import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { acting, person, world, type Person } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const unknown = '01980000-0000-7000-8000-000000000000'

test.group('PUT employees', () => {
  const shown = async (client: ApiClient, who: Person, id: string) =>
    (await client.get(`${path}/${id}`).bearerToken(who.token)).body().result
  const put = (client: ApiClient, who: Person, employee: { id: string }, changes: object = {}) =>
    client
      .put(`${path}/${employee.id}`)
      .json({ ...employee, ...changes })
      .bearerToken(who.token)

  test('changes what is given and keeps the rest', async ({ client, assert }) => {
    const place = await world()
    const { admin, employee, waiterId } = place
    const before = await shown(client, admin, employee.employeeId)
    const changed = await put(client, admin, before, {
      surname: 'Nowak-Lis',
      positionIds: [waiterId],
      language: 1,
    })
    changed.assertStatus(200)
    assert.containsSubset(changed.body().result, {
      ...before,
      surname: 'Nowak-Lis',
      positionIds: [waiterId],
      language: 1,
      version: 2,
      accountStatus: 'active',
    })
    const { name, surname, email, role } = changed.body().result
    const short = await client
      .put(`${path}/${employee.employeeId}`)
      .json({ name, surname, email, role, version: 2, kioskPin: '123456' })
      .bearerToken(admin.token)
    assert.containsSubset(short.body().result, {
      positionIds: [waiterId],
      access: { hasPin: true },
      version: 3,
    })
    const user = await db.from('users').where('id', employee.userId).firstOrFail()
    assert.containsSubset(user, { surname: 'Nowak-Lis', language: 1 })
  })

  test('a new e-mail address closes the account until it is confirmed', async ({ client, assert }) => {
    const { admin, employee, colleague } = await world()
    const before = await shown(client, admin, employee.employeeId)
    const taken = await put(client, admin, before, { email: `${colleague.userId}@example.test` })
    assert.equal(taken.body().Code, 'organisation.email_taken')
    const changed = await put(client, admin, before, { email: `${newId()}@example.test` })
    assert.equal(changed.body().result.accountStatus, 'invited')
    const profile = '/api/organisation-management/organisation-users/profile'
    ;(await client.get(profile).bearerToken(employee.token)).assertStatus(401)
  })

  test('an old version is refused with the row as it is', async ({ client, assert }) => {
    const { admin, employee } = await world()
    const before = await shown(client, admin, employee.employeeId)
    const both = await Promise.all([
      put(client, admin, before, { name: 'Anna' }),
      put(client, admin, before, { name: 'Hanna' }),
    ])
    assert.sameMembers(
      both.map((answer) => answer.status()),
      [200, 409]
    )
    const [saved, stale] = both[0].status() === 200 ? both : [both[1], both[0]]
    assert.equal(stale.body().Details.current.name, saved.body().result.name)
  })

  test('a location manager changes people of theirs only, and only up to their own role', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { locationManager, admin, advisor, employee, colleague, farLocationId, locationId } = place
    const mine = await shown(client, locationManager, employee.employeeId)
    ;(await put(client, locationManager, mine, { role: 3 })).assertStatus(403)
    ;(await put(client, locationManager, mine, { role: 1 })).assertStatus(200)
    const boss = await shown(client, admin, advisor.employeeId)
    ;(await put(client, locationManager, boss)).assertStatus(403)

    const strange = await shown(client, admin, colleague.employeeId)
    const both = await put(client, admin, strange, { locationIds: [locationId, farLocationId] })
    const kept = await put(client, locationManager, both.body().result, { locationIds: [locationId] })
    assert.sameMembers(kept.body().result.locationIds, [locationId, farLocationId])
    const away = await put(client, admin, kept.body().result, {
      mainLocationId: farLocationId,
      locationIds: [farLocationId],
    })
    ;(await put(client, locationManager, away.body().result)).assertStatus(404)
  })

  test('users do not change their own role or address here, and one administrator stays', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { admin } = place
    const second = await person(place, 4, 'Drugi')
    const me = await shown(client, admin, admin.employeeId)
    assert.equal((await put(client, admin, me, { role: 0 })).body().Code, 'organisation.own_account')
    assert.equal(
      (await put(client, admin, me, { email: 'x@example.test' })).body().Code,
      'organisation.own_account'
    )
    ;(await put(client, admin, me, { phone: '+48123123123' })).assertStatus(200)

    const [one, two] = [
      await shown(client, admin, admin.employeeId),
      await shown(client, admin, second.employeeId),
    ]
    const demoted = await Promise.all([
      put(client, second, one, { role: 0 }),
      put(client, admin, two, { role: 0 }),
    ])
    // The second one is the last administrator, or no longer one by then.
    const [first, last] = demoted.map((answer) => answer.status()).sort()
    assert.equal(first, 200)
    assert.oneOf(last, [400, 403])
  })

  test('strangers and unknown people are 404', async ({ client }) => {
    const [place, other] = [await world(), await world()]
    const { employeeId } = other.employee
    const { admin, employee } = place
    const input = { name: 'Ewa', surname: 'Lis', email: 'ewa@example.test', role: 0, version: 1 }
    for (const id of [employeeId, unknown, 'ewa']) {
      ;(await client.get(`${path}/${id}`).bearerToken(admin.token)).assertStatus(404)
      ;(await client.put(`${path}/${id}`).json(input).bearerToken(admin.token)).assertStatus(404)
      ;(await client.post(`${path}/${id}/archive`).bearerToken(admin.token)).assertStatus(404)
      ;(await client.delete(`${path}/${id}/archive`).bearerToken(admin.token)).assertStatus(404)
    }
    ;(await client.put(`${path}/${employeeId}`).json(input).bearerToken(employee.token)).assertStatus(403)
    ;(await client.post(`${path}/${employeeId}/archive`).bearerToken(place.manager.token)).assertStatus(403)
  })
})

test.group('Archive of employees', () => {
  test('closes the account; people who return sign in again', async ({ client, assert }) => {
    const { admin, employee } = await world()
    const archive = `${path}/${employee.employeeId}/archive`
    await db.from('users').where('id', employee.userId).update({ password_hash: 'set' })
    const gone = await client.post(archive).bearerToken(admin.token)
    assert.containsSubset(gone.body().result, { archived: true, accountStatus: 'archived', version: 2 })
    const profile = '/api/organisation-management/organisation-users/profile'
    ;(await client.get(profile).bearerToken(employee.token)).assertStatus(401)
    const again = await client.post(archive).bearerToken(admin.token)
    assert.equal(again.body().result.version, 2)
    const back = await client.delete(archive).bearerToken(admin.token)
    assert.containsSubset(back.body().result, { archived: false, accountStatus: 'active', version: 3 })
  })

  test('whose main location was deleted gets another one before coming back', async ({ client, assert }) => {
    const { admin, employee, locationId, farLocationId } = await world()
    const one = `${path}/${employee.employeeId}`
    const send = (method: string, url: string, body: object = {}) =>
      client.request(url, method).json(body).bearerToken(admin.token)
    const locations = '/api/organisation-management/locations'
    const far = { mainLocationId: farLocationId, locationIds: [farLocationId] }
    const shown = (await client.get(one).bearerToken(admin.token)).body().result
    await send('PUT', one, { ...shown, ...far })
    await send('POST', `${one}/archive`)
    ;(await send('DELETE', `${locations}/${farLocationId}`, { name: 'Hà Nội' })).assertStatus(204)
    const refused = await send('DELETE', `${one}/archive`)
    refused.assertStatus(400)
    assert.equal(refused.body().Code, 'organisation.main_location_required')
    const gone = (await client.get(one).bearerToken(admin.token)).body().result
    assert.containsSubset(gone, { archived: true, mainLocationId: null, locationIds: [] })
    ;(await send('PUT', one, { ...gone, mainLocationId: locationId })).assertStatus(200)
    ;(await send('DELETE', `${one}/archive`)).assertStatus(200)
  })

  test('sends no invitation while they are archived; their return does', async ({ client, assert }) => {
    const w = await world()
    const { admin, employee, colleague } = w
    const send = async (method: string, url: string, body: object = {}) =>
      (await client.request(`${path}/${url}`, method).json(body).bearerToken(admin.token)).body()
    const mails = (address: string) => db.from('mails').where('to_address', address)
    const accounts = (address: string) => db.from('users').where('email', address)
    // A person who came without an account, as sample data or a file without invitations bring them.
    await acting(admin, () => rows('update employees set user_id = null where id = ?', [employee.employeeId]))
    const away = async ({ employeeId }: Person, address: string) => {
      await send('POST', `${employeeId}/archive`)
      const shown = (await send('GET', employeeId)).result
      const saved = await send('PUT', employeeId, { ...shown, email: address })
      assert.containsSubset(saved.result, { archived: true, email: address })
      assert.lengthOf(await mails(address), 0)
    }
    const [one, other] = [`${newId()}@example.test`, `${newId()}@example.test`]
    await away(employee, one)
    assert.lengthOf(await accounts(one), 0)
    await away(colleague, other)
    const back = await send('DELETE', `${employee.employeeId}/archive`)
    assert.containsSubset(back.result, { archived: false, accountStatus: 'invited' })
    assert.lengthOf(await mails(one), 1)
    await send('DELETE', `${colleague.employeeId}/archive`)
    assert.lengthOf(await mails(other), 1)
  })

  test('of a person without an account whose address another person has meanwhile is not undone', async ({
    client,
    assert,
  }) => {
    const { admin, employee, colleague } = await world()
    await acting(admin, () =>
      rows('update employees set user_id = null, email = ?, archived_at = now() where id = ?', [
        `${colleague.userId}@example.test`,
        employee.employeeId,
      ])
    )
    const one = `${path}/${employee.employeeId}`
    const refused = await client.delete(`${one}/archive`).bearerToken(admin.token)
    assert.equal(refused.body().Code, 'organisation.email_taken')
    const shown = (await client.get(one).bearerToken(admin.token)).body().result
    assert.containsSubset(shown, { archived: true, version: 1 })
  })

  test('not of oneself, and not of people above', async ({ client, assert }) => {
    const { admin, locationManager, advisor } = await world()
    const own = await client.post(`${path}/${admin.employeeId}/archive`).bearerToken(admin.token)
    assert.equal(own.body().Code, 'organisation.own_account')
    ;(
      await client.post(`${path}/${advisor.employeeId}/archive`).bearerToken(locationManager.token)
    ).assertStatus(403)
  })
})
