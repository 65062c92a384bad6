import { test } from '@japa/runner'
import { trx } from '#app/core/organisation_context'
import { acting, world } from '#tests/world/world'

const base = '/api/organisation-management'
const unknown = '01980000-0000-7000-8000-000000000000'

test.group('Organisation', () => {
  test('an administrator changes it; the next read answers the change', async ({ client, assert }) => {
    const { admin, employee } = await world()
    const before = (await client.get(`${base}/organisation`).bearerToken(employee.token)).body().result
    assert.containsSubset(before, { name: 'Test', currency: 'PLN', settlementPeriod: { months: 1 } })
    const changes = {
      ...before,
      name: 'Piekarnia Złota',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      dateFormat: 'YYYY-MM-DD',
      firstDayOfWeek: 7,
      timeFormat: 'h:mm a',
      address: { street: 'Złota 1', postalCode: '00-019', city: 'Warszawa' },
      taxId: '5252248481',
      settlementPeriod: { months: 3, startsOn: '2026-02-01' },
    }
    const saved = await client.put(`${base}/organisation`).json(changes).bearerToken(admin.token)
    saved.assertStatus(200)
    // What the company decided for itself and bought is the administrator's alone.
    const { rules: _rules, about: _about, licence: _licence, ...shown } = saved.body().result
    assert.deepEqual(shown, { ...changes, version: before.version + 1 })
    const after = await client.get(`${base}/organisation`).bearerToken(employee.token)
    assert.deepEqual(after.body().result, shown)
    const profile = await client.get(`${base}/organisation-users/profile`).bearerToken(employee.token)
    assert.containsSubset(profile.body().result, {
      dateFormat: 'YYYY-MM-DD',
      timeFormat: 'h:mm a',
      firstDayOfWeek: 7,
    })
  })

  test('elsewhere needs no tax id and keeps the number its country gives', async ({ client, assert }) => {
    const { admin } = await world()
    const before = (await client.get(`${base}/organisation`).bearerToken(admin.token)).body().result
    const german = { ...before, country: 'DE', taxId: null, registrationNumber: 'DE 123 456 789' }
    const saved = await client.put(`${base}/organisation`).json(german).bearerToken(admin.token)
    saved.assertStatus(200)
    assert.containsSubset(saved.body().result, { taxId: null, registrationNumber: 'DE123456789' })
    const { registrationNumber: _left, ...others } = saved.body().result
    const again = await client.put(`${base}/organisation`).json(others).bearerToken(admin.token)
    assert.equal(again.body().result.registrationNumber, 'DE123456789')
  })

  test('says of itself what it said when it registered, and sees its licence', async ({ client, assert }) => {
    const { admin, advisor } = await world()
    const before = (await client.get(`${base}/organisation`).bearerToken(admin.token)).body().result
    const about = { industry: 'gastronomy', companySize: '11-50', aboutUsSource: 'partner' }
    const put = (changes: object) =>
      client
        .put(`${base}/organisation`)
        .json({ ...before, ...changes })
        .bearerToken(admin.token)
    const saved = (await put({ about })).body().result
    assert.deepEqual(saved.about, about)
    assert.equal(saved.licence.status, before.licence.status)
    assert.property(saved.licence, 'expiresOn')
    const seen = (await client.get(`${base}/organisation`).bearerToken(advisor.token)).body().result
    assert.notProperty(seen, 'about')
    assert.notProperty(seen, 'licence')
    const unknown = await put({ version: saved.version, about: { ...about, industry: 'no such' } })
    unknown.assertStatus(400)
    assert.equal(unknown.body().Details.field, 'about.industry')
    assert.equal(unknown.body().Code, 'organisation.unknown_reference')
  })

  test('keeps the settings of other modules', async ({ client, assert }) => {
    const { admin } = await world()
    await acting(admin, () =>
      trx()
        .from('organisations')
        .update({ settings: JSON.stringify({ planning: 1 }) })
    )
    const before = (await client.get(`${base}/organisation`).bearerToken(admin.token)).body().result
    ;(await client.put(`${base}/organisation`).json(before).bearerToken(admin.token)).assertStatus(200)
    const [row] = await acting(admin, () => trx().from('organisations').select('settings'))
    assert.equal(row.settings.planning, 1)
    assert.equal(row.settings.settlementPeriod.months, 1)
  })

  test('refuses others, an old version and impossible values', async ({ client, assert }) => {
    const { admin, advisor } = await world()
    const before = (await client.get(`${base}/organisation`).bearerToken(admin.token)).body().result
    const put = (changes: object, token = admin.token) =>
      client
        .put(`${base}/organisation`)
        .json({ ...before, ...changes })
        .bearerToken(token)
    ;(await put({}, advisor.token)).assertStatus(403)
    const stale = await put({ version: before.version + 1 })
    stale.assertStatus(409)
    assert.deepEqual(stale.body().Details.current, before)
    const wrong = await put({
      currency: 'ABC',
      timeZone: 'Europe/Nowhere',
      taxId: '123',
      registrationNumber: 'PL1234563219',
      country: 'PL',
      address: { street: null, postalCode: '0-0019', city: null },
      settlementPeriod: { months: 5, startsOn: '2026-02-30' },
    })
    wrong.assertStatus(400)
    const problems: { field: string; rule: string; message: string }[] = wrong.body().Details.fields
    assert.deepEqual(
      problems.map(({ field, rule }) => `${field} ${rule}`),
      [
        'currency currency',
        'timeZone time_zone',
        'address.postalCode postal_code',
        'taxId tax_id',
        'registrationNumber vat_number',
        'settlementPeriod.months enum',
        'settlementPeriod.startsOn day',
      ]
    )
    assert.equal((await put({ country: 'pl' })).body().Details.fields[0].rule, 'country')
    assert.notMatch(problems.map(({ message }) => message).join(), / is not a|translation missing/)
  })
})

test.group('Profile language', () => {
  test('changes for the person and for no one else', async ({ client, assert }) => {
    const { employee, colleague } = await world()
    const path = `${base}/organisation-users/profile`
    ;(await client.put(`${path}/language`).json({ language: 2 }).bearerToken(employee.token)).assertStatus(
      204
    )
    assert.equal((await client.get(path).bearerToken(employee.token)).body().result.language, 2)
    assert.equal((await client.get(path).bearerToken(colleague.token)).body().result.language, 0)
    ;(await client.put(`${path}/language`).json({ language: 9 }).bearerToken(employee.token)).assertStatus(
      400
    )
  })
})

const barista = {
  name: 'Barista',
  color: 13,
  isDefault: false,
  visible: true,
  billable: true,
  includedInWorkingHours: true,
}

test.group('Positions', () => {
  test('are added, changed, archived and restored', async ({ client, assert }) => {
    const { admin } = await world()
    const made = await client.post(`${base}/positions`).json(barista).bearerToken(admin.token)
    made.assertStatus(201)
    const position = made.body().result
    assert.deepEqual(position, {
      ...barista,
      ownColor: null,
      strenuous: false,
      harmful: false,
      id: position.id,
      version: 1,
      archived: false,
    })
    const path = `${base}/positions/${position.id}`
    const changed = await client
      .put(path)
      .json({ ...barista, color: 0, version: 1 })
      .bearerToken(admin.token)
    assert.containsSubset(changed.body().result, { color: 0, version: 2 })
    const archived = await client.post(`${path}/archive`).bearerToken(admin.token)
    assert.containsSubset(archived.body().result, { archived: true, version: 3 })
    const listed = async (query: object) =>
      (await client.get(`${base}/positions`).qs(query).bearerToken(admin.token)).body().result.items
    assert.notInclude(
      (await listed({})).map(({ id }: { id: string }) => id),
      position.id
    )
    assert.deepEqual(
      (await listed({ archived: true })).map(({ id }: { id: string }) => id),
      [position.id]
    )
    const restored = await client.delete(`${path}/archive`).bearerToken(admin.token)
    assert.containsSubset(restored.body().result, { archived: false, version: 4 })
  })

  test('have a name of their own among those in use, even when two people choose it at once', async ({
    client,
    assert,
  }) => {
    const { admin, cookId } = await world()
    const add = (name: string) =>
      client
        .post(`${base}/positions`)
        .json({ ...barista, name })
        .bearerToken(admin.token)
    const both = await Promise.all([add('Barista'), add('barista')])
    assert.sameMembers(
      both.map((answer) => answer.status()),
      [201, 400]
    )
    const refused = both.find((answer) => answer.status() === 400)!.body()
    assert.equal(refused.Code, 'organisation.name_taken')
    assert.equal(refused.Details.field, 'name')

    ;(await client.post(`${base}/positions/${cookId}/archive`).bearerToken(admin.token)).assertStatus(200)
    ;(await add('Kucharz')).assertStatus(201)
    const back = await client.delete(`${base}/positions/${cookId}/archive`).bearerToken(admin.token)
    assert.equal(back.body().Code, 'organisation.name_taken')
  })

  test('refuse others, strangers, an old version and a colour that does not exist', async ({
    client,
    assert,
  }) => {
    const { admin, advisor, cookId } = await world()
    const other = await world()
    const put = (id: string, changes: object, token = admin.token) =>
      client
        .put(`${base}/positions/${id}`)
        .json({ ...barista, version: 1, ...changes })
        .bearerToken(token)
    ;(await put(cookId, {}, advisor.token)).assertStatus(403)
    ;(await client.post(`${base}/positions`).json(barista).bearerToken(advisor.token)).assertStatus(403)
    ;(await client.post(`${base}/positions/${cookId}/archive`).bearerToken(advisor.token)).assertStatus(403)
    for (const id of [other.cookId, unknown, 'kucharz']) (await put(id, {})).assertStatus(404)
    ;(await client.post(`${base}/positions/${other.cookId}/archive`).bearerToken(admin.token)).assertStatus(
      404
    )
    ;(await put(cookId, { color: 14 })).assertStatus(400)
    const stale = await put(cookId, { version: 7 })
    stale.assertStatus(409)
    assert.containsSubset(stale.body().Details.current, { id: cookId, name: 'Kucharz', version: 1 })
  })
})

test.group('Tags', () => {
  test('are added once, renamed and deleted from the people who have them', async ({ client, assert }) => {
    const { admin, employee } = await world()
    const add = (key?: string) => {
      const request = client.post(`${base}/tags`).json({ name: 'Student' }).bearerToken(admin.token)
      return key ? request.header('Idempotency-Key', key) : request
    }
    const made = await add('once')
    made.assertStatus(201)
    const again = await add('once')
    assert.deepEqual(again.body(), made.body())
    assert.equal((await add()).body().Code, 'organisation.name_taken')

    const { id } = made.body().result
    const organisation_id = admin.actor.organisationId
    await acting(admin, () =>
      trx().table('employee_tags').insert({ organisation_id, employee_id: employee.employeeId, tag_id: id })
    )
    const put = (version: number) =>
      client.put(`${base}/tags/${id}`).json({ name: 'Studentka', version }).bearerToken(admin.token)
    assert.deepEqual((await put(1)).body().result, { id, name: 'Studentka', version: 2 })
    const stale = await put(1)
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.version, 2)
    ;(await client.delete(`${base}/tags/${id}`).bearerToken(admin.token)).assertStatus(204)
    ;(await client.delete(`${base}/tags/${id}`).bearerToken(admin.token)).assertStatus(404)
    const left = await acting(admin, () => trx().from('employee_tags').select('tag_id'))
    assert.deepEqual(left, [])
  })

  test('refuse others, strangers and names of special characters', async ({ client, assert }) => {
    const { admin, locationManager } = await world()
    const other = await world()
    const tag = await client.post(`${base}/tags`).json({ name: 'A1' }).bearerToken(other.admin.token)
    const path = `${base}/tags/${tag.body().result.id}`
    ;(await client.put(path).json({ name: 'B', version: 1 }).bearerToken(admin.token)).assertStatus(404)
    ;(await client.delete(path).bearerToken(admin.token)).assertStatus(404)
    const twin = await client.post(`${base}/tags`).json({ name: 'a1' }).bearerToken(other.admin.token)
    assert.equal(twin.body().Code, 'organisation.name_taken', 'tags differ by more than capitals')
    ;(await client.post(`${base}/tags`).json({ name: '!!' }).bearerToken(admin.token)).assertStatus(400)
    const { token } = locationManager
    ;(await client.post(`${base}/tags`).json({ name: 'A' }).bearerToken(token)).assertStatus(403)
    ;(
      await client.put(`${base}/tags/${unknown}`).json({ name: 'A', version: 1 }).bearerToken(token)
    ).assertStatus(403)
    ;(await client.delete(`${base}/tags/${unknown}`).bearerToken(token)).assertStatus(403)
  })
})
