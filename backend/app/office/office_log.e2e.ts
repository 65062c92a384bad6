import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { world } from '#tests/world/world'

test.group('The log and the profile of the back office', () => {
  test('people keep their own name, number and language; the log shows who changed what', async ({
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

  test('a part of a country is named', async ({ client, assert }) => {
    const w = await world()
    const me = await officePerson(roles.globalAdmin)
    const chosen = await client
      .put('/api/labour-code/holidays/regions')
      .json({ country: 'DE', region: 'BY' })
      .bearerToken(w.admin.token)
    chosen.assertStatus(204)
    const path = `/api/office/organisations/${w.organisationId}/events`
    const [event] = (await client.get(path).bearerToken(me.token)).body().result.items
    assert.equal(event.action, 'labour_code.choose_holiday_region')
    assert.deepInclude(event.changes, { path: 'DE', before: null, after: 'BY' })
    assert.deepEqual(event.names, { 'DE.BY': 'Bayern' })
  })
})
