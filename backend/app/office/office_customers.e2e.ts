import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import { organisationStatuses, roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { acting, world } from '#tests/world/world'

const base = '/api/office/organisations'
const company = {
  ...{ name: 'Piekarnia Wrzos', country: 'PL', language: 1, currency: 'PLN', timeZone: 'Europe/Warsaw' },
  ...{ timeFormat: 'HH:mm', dateFormat: 'DD.MM.YYYY', taxId: '1234563218', contactPerson: 'Ewa Wrzos' },
  address: { street: 'Piotrkowska 1', postalCode: '90-001', city: 'Łódź' },
  ...{ industry: 'bakery', companySize: '11-50', aboutUsSource: 'press', carerUserId: null as string | null },
  metricsEnabled: false,
}
const administrator = () => ({
  ...{ name: 'Linh', surname: 'Đặng', email: `${newId()}@example.test`, phone: '+48123123123', language: 2 },
})

test.group('A customer as the provider keeps it', () => {
  test('is edited with a version; whoever is second is told what it is now', async ({ client, assert }) => {
    const w = await world()
    const office = await officePerson(roles.backOfficeAdmin)
    const path = `${base}/${w.organisationId}`
    const put = (body: object, { token } = office) => client.put(path).json(body).bearerToken(token)
    const now = (await client.get(path).bearerToken(office.token)).body().result
    const input = { ...company, carerUserId: office.userId, version: now.version }
    ;(await put(input, await officePerson(roles.backOfficeEditor))).assertStatus(403)
    const saved = await put(input)
    saved.assertStatus(200)
    assert.containsSubset(saved.body().result, {
      ...company,
      ...{ carerUserId: office.userId, carer: 'Ola Biuro', region: 'Polska', version: now.version + 1 },
    })
    const second = await put({ ...input, name: 'Cukiernia' })
    second.assertStatus(409)
    assert.equal(second.body().Details.current.name, company.name)
    const events = await client.get(`${path}/events`).header('Language', 'pl-PL').bearerToken(office.token)
    const [event] = events.body().result.items
    assert.equal(event.action, 'office.update_organisation')
    assert.deepEqual(event.names, { bakery: 'Piekarnie i cukiernie' })
    assert.equal(event.actor.userId, office.userId)
    assert.deepInclude(event.changes, { path: 'address.city', before: null, after: 'Łódź' })
  })

  test('is judged by its country, and by who and what there is', async ({ client, assert }) => {
    const w = await world()
    const { token } = await officePerson(roles.backOfficeAdmin)
    const path = `${base}/${w.organisationId}`
    const { version } = (await client.get(path).bearerToken(token)).body().result
    const put = (body: object) =>
      client
        .put(path)
        .json({ ...company, version, ...body })
        .bearerToken(token)
    const wrong: [object, string][] = [
      [{ taxId: '1234563219' }, 'taxId'],
      [{ country: 'VN', taxId: '7010000005', address: { ...company.address, postalCode: '70000' } }, 'taxId'],
      [{ address: { ...company.address, postalCode: '9000' } }, 'address.postalCode'],
    ]
    for (const [body, field] of wrong) {
      const refused = await put(body)
      refused.assertStatus(400)
      assert.deepEqual(
        (refused.body().Details.fields as { field: string }[]).map((one) => one.field),
        [field]
      )
    }
    assert.equal((await put({ carerUserId: w.admin.userId })).body().Code, 'office.unknown_carer')
    assert.equal((await put({ industry: 'alchemy' })).body().Code, 'office.unknown_industry')
    ;(await put({ version: version + 7 })).assertStatus(409)
    ;(
      await client
        .put(`${base}/${newId()}`)
        .json({ ...company, version })
        .bearerToken(token)
    ).assertStatus(404)
  })

  test('is made once with an administrator who is invited in their language', async ({ client, assert }) => {
    const { token } = await officePerson(roles.backOfficeViewer)
    const [idempotencyKey, admin] = [newId(), administrator()]
    const post = (key = idempotencyKey) =>
      client
        .post(base)
        .json({ ...company, trialDays: 30, administrator: admin })
        .header('Idempotency-Key', key)
        .bearerToken(token)
    const [one, other] = await Promise.all([post(), post()])
    one.assertStatus(201)
    assert.deepEqual(other.body().result, one.body().result)
    const { id } = one.body().result
    assert.equal(one.body().result.status, organisationStatuses.trial)
    const people = (await client.get(`${base}/${id}/users`).bearerToken(token)).body().result
    assert.containsSubset(people, [{ email: admin.email, role: roles.organisationAdmin, status: 'invited' }])
    const mails = await db.from('mails').where('to_address', admin.email)
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].locale, 'vi-VN')
    assert.include(mails[0].text_body, '/activate-account?link=')
    const taken = await post(newId())
    assert.equal(taken.body().Code, 'office.email_taken')
    assert.equal(taken.body().Details.field, 'administrator.email')
  })
})

test.group('A customer that asks to be deleted', () => {
  const asking = async () => {
    const w = await world()
    const id = newId()
    await acting(w.admin, () =>
      rows(
        `insert into company_deletion_requests (id, organisation_id, reason, requested_by) values (?, ?, ?, ?)`,
        [id, w.organisationId, 'Zamykamy działalność', w.admin.userId]
      )
    )
    return w
  }

  test('is found, and stays with an answer that is mailed', async ({ client, assert }) => {
    const w = await asking()
    const { token } = await officePerson(roles.backOfficeAdmin)
    const path = `${base}/${w.organisationId}`
    const answer = 'Najpierw zakończcie umowę.'
    const listed = await client.get(base).qs({ leaving: true, pageSize: 200 }).bearerToken(token)
    assert.isTrue((listed.body().result.items as { id: string }[]).some(({ id }) => id === w.organisationId))
    const details = await client.get(path).bearerToken(token)
    assert.equal(details.body().result.deletionRequest.reason, 'Zamykamy działalność')
    const refuse = () => client.post(`${path}/deletion-request/refusal`).json({ answer }).bearerToken(token)
    const refused = await refuse()
    refused.assertStatus(200)
    assert.isNull(refused.body().result.deletionRequest)
    const mails = await db.from('mails').where('to_address', `${w.admin.userId}@example.test`)
    assert.lengthOf(mails, 1)
    assert.include(mails[0].text_body, answer)
    assert.equal((await refuse()).body().Code, 'office.no_deletion_request')
    const own = await client
      .get('/api/organisation-management/organisation/deletion-request')
      .bearerToken(w.admin.token)
    assert.isNull(own.body().result)
  })

  test('is archived when the provider agrees', async ({ client, assert }) => {
    const w = await asking()
    const path = `${base}/${w.organisationId}/deletion-request/acceptance`
    const viewer = await officePerson(roles.backOfficeEditor)
    ;(await client.post(path).bearerToken(viewer.token)).assertStatus(403)
    const { token } = await officePerson(roles.backOfficeAdmin)
    const accepted = await client.post(path).bearerToken(token)
    accepted.assertStatus(200)
    assert.equal(accepted.body().result.status, organisationStatuses.archived)
    const profile = '/api/organisation-management/organisation-users/profile'
    ;(await client.get(profile).bearerToken(w.admin.token)).assertStatus(401)
    const log = await acting(w.admin, () =>
      rows<{ action: string }>(`select action from audit_events where action like 'office.%' order by at, id`)
    )
    assert.deepEqual(
      log.map(({ action }) => action),
      ['office.accept_deletion', 'office.archive_organisation']
    )
  })
})

test.group('The log and the profile of the back office', () => {
  test('people keep their own name, number and language; the log tells who changed what', async ({
    client,
    assert,
  }) => {
    const me = await officePerson(roles.backOfficeViewer)
    const put = (body: object) => client.put('/api/office/my-profile').json(body).bearerToken(me.token)
    const own = { name: 'Ola', surname: 'Nowa', phone: '+48600100200', language: 2 }
    const saved = await put({ ...own, version: 1 })
    saved.assertStatus(200)
    const stale = await put({ ...own, version: 1 })
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.surname, 'Nowa')
    ;(await put({ ...own, phone: '+48', version: 2 })).assertStatus(400)
    const profile = await client
      .get('/api/organisation-management/back-office-users/profile')
      .bearerToken(me.token)
    assert.containsSubset(profile.body().result, { ...own, version: 2 })
    const events = await client.get(`/api/office/users/${me.userId}/events`).bearerToken(me.token)
    const [event] = events.body().result.items
    assert.equal(event.action, 'office.update_profile')
    assert.deepInclude(event.changes, { path: 'surname', before: 'Biuro', after: 'Nowa' })
    const w = await world()
    ;(
      await client
        .put('/api/office/my-profile')
        .json({ ...own, version: 1 })
        .bearerToken(w.admin.token)
    ).assertStatus(403)
  })

  test('an industry of every installation has names in each language until it is renamed', async ({
    client,
    assert,
  }) => {
    const { token } = await officePerson(roles.backOfficeAdmin)
    const get = (path: string, language: string) =>
      client.get(`/api/office/${path}`).header('Language', language).bearerToken(token)
    const choices = await get('organisation-choices', 'vi-VN')
    const { key, name } = choices.body().result.industries.at(-1)
    assert.deepEqual([key, name], ['other', 'Khác'])
    const row = { id: newId(), code: newId() }
    const names = (text: string) =>
      JSON.stringify({ 'en-US': `${text} en`, 'pl-PL': `${text} pl`, 'vi-VN': text })
    await db.table('industries').insert({ ...row, names: names(row.code) })
    await db.table('industry_positions').multiInsert([
      { id: newId(), industry_id: row.id, sort: 0, names: names('Cook') },
      { id: newId(), industry_id: row.id, sort: 1, names: names('Waiter') },
    ])
    const details = (await get(`industries/${row.id}`, 'pl-PL')).body().result
    assert.equal(details.name, `${row.code} pl`)
    const positions = details.positions as { id: string; name: string; active: boolean }[]
    const renamed = positions.map((one, index) => (index === 0 ? { ...one, name: 'Szef sali' } : one))
    const saved = await client
      .put(`/api/office/industries/${row.id}`)
      .json({ name: details.name, recommended: true, positions: renamed, version: details.version })
      .header('Language', 'pl-PL')
      .bearerToken(token)
    saved.assertStatus(200)
    const english = (await get(`industries/${row.id}`, 'en-US')).body().result
    assert.equal(english.name, `${row.code} en`)
    assert.deepEqual(
      (english.positions as { name: string }[]).map((one) => one.name),
      ['Szef sali', 'Waiter en']
    )
    const events = (await get(`industries/${row.id}/events`, 'pl-PL')).body().result.items
    assert.equal(events[0].action, 'office.update')
    assert.deepInclude(events[0].changes, { path: 'positions.Szef sali', before: null, after: 'true' })
  })

  test('industries stand in the alphabet of the names that are read', async ({ client, assert }) => {
    const { token } = await officePerson(roles.backOfficeViewer)
    for (const language of ['pl-PL', 'vi-VN']) {
      const listed = await client
        .get('/api/office/industries')
        .qs({ pageSize: 200 })
        .header('Language', language)
        .bearerToken(token)
      const names = (listed.body().result.items as { name: string }[]).map(({ name }) => name)
      assert.isAbove(names.length, 10)
      assert.deepEqual(names, names.toSorted(new Intl.Collator(language).compare))
    }
  })
})
