import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { onboardingState } from '#app/onboarding/queries/onboarding_state'
import { roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { acting, world, type World } from '#tests/world/world'

const path = '/api/onboarding'
const company = {
  name: 'Bistro Łąka',
  country: 'VN',
  phone: '+84912345678',
  function: 'owner',
  industry: 'gastronomy',
  companySize: '11-50',
  aboutUsSource: 'recommendation',
  timeZone: 'Europe/Warsaw',
}
const regional = {
  language: 2,
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  timeFormat: 'HH:mm',
  dateFormat: 'DD/MM/YYYY',
  firstDayOfWeek: 1,
}

/** A company whose registration is confirmed, and nothing more. */
async function unmade(): Promise<World> {
  const place = await world()
  await acting(place.admin, () => trx().from('organisations').update({ is_created: false }))
  return place
}
const put = (client: ApiClient, { admin }: World, part: string, body: object) =>
  client.put(`${path}/${part}`).json(body).bearerToken(admin.token)
const stateOf = async (client: ApiClient, { admin }: World) =>
  (await client.get(path).bearerToken(admin.token)).body().result

test.group('Setting a company up', () => {
  test('its data bring what is usual in its country; the regional settings create it', async ({
    client,
    assert,
  }) => {
    const place = await unmade()
    assert.equal((await stateOf(client, place)).step, 'company')
    const early = await put(client, place, 'regional', regional)
    assert.equal(early.body().Code, 'onboarding.company_data_missing')
    const described = (await put(client, place, 'company', company)).body().result
    const { timeZone: _zone, ...said } = company
    assert.containsSubset(described, { step: 'regional', company: said })
    assert.deepEqual(described.regional, { ...regional, language: 1 })
    const chosen = await put(client, place, 'regional', { ...regional, currency: 'USD', firstDayOfWeek: 7 })
    assert.equal(chosen.body().result.step, 'welcome')
    const again = await put(client, place, 'company', { ...company, name: 'Other' })
    assert.equal(again.body().Code, 'onboarding.company_exists')
    const profile = await client
      .get('/api/organisation-management/organisation-users/profile')
      .bearerToken(place.admin.token)
    assert.containsSubset(profile.body().result, {
      isOrganisationCreated: true,
      organisationName: 'Bistro Łąka',
      currency: 'USD',
      firstDayOfWeek: 7,
      timeZone: 'Asia/Ho_Chi_Minh',
      phone: company.phone,
    })
    // Without any review: what the provider changes later is not theirs.
    const types = await acting(place.admin, () =>
      rows<{ code: string }>('select code from request_types order by sort')
    )
    assert.includeMembers(
      types.map(({ code }) => code),
      ['annual']
    )
  })

  test('any industry of the provider is chosen, brings its positions, and stays when it goes out of use', async ({
    client,
    assert,
  }) => {
    const place = await unmade()
    const ask = async (locale: string) =>
      (
        await client
          .get(`${path}/industries`)
          .bearerToken(place.admin.token)
          .header('accept-language', locale)
      ).body().result as { key: string; name: string; positions: string[] }[]
    const offered = await ask('en-US')
    assert.equal(offered.at(-1)!.key, 'other')
    const bakery = offered.find(({ key }) => key === 'bakery')!
    assert.include(bakery.positions, 'Pastry chef')
    const polish = (await ask('pl-PL')).find(({ key }) => key === 'bakery')!
    assert.equal(polish.name, 'Piekarnie i cukiernie')
    assert.include(polish.positions, 'Cukiernik')
    for (const { key } of offered)
      (await put(client, place, 'company', { ...company, industry: key })).assertStatus(200)

    const own = newId()
    await acting(place.admin, () =>
      trx()
        .table('industries')
        .insert({ id: own, name: `Apiaries ${own}` })
    )
    const described = await put(client, place, 'company', { ...company, industry: own })
    assert.equal(described.body().result.company.industry, own)
    await acting(place.admin, () =>
      trx().from('industries').where({ id: own }).update({ archived_at: new Date() })
    )
    ;(await put(client, place, 'company', { ...company, industry: own })).assertStatus(200)
    assert.isTrue((await ask('en-US')).some(({ key }) => key === own))
    await put(client, place, 'company', company)
    const refused = await put(client, place, 'company', { ...company, industry: own })
    refused.assertStatus(400)
    assert.equal(refused.body().Code, 'onboarding.unknown_industry')
    assert.isFalse((await ask('en-US')).some(({ key }) => key === own))
    const { token } = place.manager
    ;(await client.get(`${path}/industries`).bearerToken(token)).assertStatus(403)
  })

  test('the wizard continues where it was left, and refuses what is not its own', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const step = (body: object) => put(client, place, 'step', body)
    assert.equal((await stateOf(client, place)).step, 'finished')
    ;(await step({ step: 'positions', locationId: place.locationId })).assertStatus(200)
    assert.containsSubset(await stateOf(client, place), { step: 'positions', locationId: place.locationId })
    assert.equal((await step({ step: 'employees' })).body().result.locationId, place.locationId)
    const other = await world()
    const strange = await step({ step: 'employees', locationId: other.locationId })
    assert.equal(strange.body().Code, 'organisation.unknown_reference')
    ;(await step({ step: 'company' })).assertStatus(400)
    await client
      .delete(`/api/organisation-management/locations/${place.farLocationId}`)
      .bearerToken(place.admin.token)
    assert.equal((await step({ step: 'skipped' })).body().result.step, 'skipped')
    assert.equal((await stateOf(client, other)).step, 'finished')
  })

  test('says what there is so far: people, places, positions, and unused invitations', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const before = (await stateOf(client, place)).made
    assert.deepEqual(before, { people: 5, locations: 2, positions: 2, invitations: 0 })
    for (const invite of [true, false])
      await client
        .post('/api/organisation-management/employees')
        .json({
          ...{ name: 'Ewa', surname: 'Lis', email: `${newId()}@example.test`, role: 0 },
          ...{ mainLocationId: place.locationId, invite },
        })
        .bearerToken(place.admin.token)
    assert.deepEqual((await stateOf(client, place)).made, { ...before, people: 7, invitations: 1 })
  })

  test('one that the provider added begins at the welcome, until it has a location', async ({
    client,
    assert,
  }) => {
    const { token } = await officePerson(roles.backOfficeAdmin)
    const email = `${newId()}@example.test`
    const made = await client
      .post('/api/office/organisations')
      .json({
        ...{
          name: 'Piekarnia Wrzos',
          country: 'PL',
          language: 1,
          currency: 'PLN',
          timeZone: 'Europe/Warsaw',
        },
        ...{ timeFormat: 'HH:mm', dateFormat: 'DD.MM.YYYY', taxId: null, contactPerson: null },
        address: { street: null, postalCode: null, city: null },
        ...{ industry: 'bakery', companySize: null, aboutUsSource: null, carerUserId: null },
        ...{ metricsEnabled: false, trialDays: 14 },
        administrator: { name: 'Ewa', surname: 'Wrzos', email, phone: null, language: 1 },
      })
      .bearerToken(token)
    made.assertStatus(201)
    const [admin] = await db.from('users').where('email', email).select('id')
    const at = { userId: admin.id as string, organisationId: made.body().result.id as string }
    const step = () =>
      organisationContext.run(at.organisationId, async () => (await onboardingState()).step, {
        ...{ ...at, role: roles.organisationAdmin, employeeId: null, locationIds: null },
        ...{ impersonatorUserId: null, ip: '127.0.0.1' },
      })
    assert.equal(await step(), 'welcome')
    await organisationContext.run(at.organisationId, () =>
      rows(
        `insert into locations (id, organisation_id, name, country, time_zone) values (?, ?, 'Sklep', 'PL', 'Europe/Warsaw')`,
        [newId(), at.organisationId]
      )
    )
    assert.equal(await step(), 'finished')
  })

  test('is for administrators, and takes nothing beyond its fields', async ({ client, assert }) => {
    const place = await unmade()
    ;(await client.get(path).bearerToken(place.advisor.token)).assertStatus(403)
    ;(await client.put(`${path}/company`).json(company).bearerToken(place.manager.token)).assertStatus(403)
    const greedy = { ...company, status: 0, isCreated: true, organisationId: (await world()).organisationId }
    ;(await put(client, place, 'company', greedy)).assertStatus(200)
    const [row] = await acting(place.admin, () => trx().from('organisations').select('is_created', 'status'))
    assert.deepEqual(row, { is_created: false, status: 0 })
    for (const wrong of [
      { phone: '48123123123' },
      { phone: '+48000' },
      { country: 'ZZ' },
      { industry: 'piracy' },
      { companySize: '3' },
      { name: '!!!' },
    ])
      (await put(client, place, 'company', { ...company, ...wrong })).assertStatus(400)
    ;(await put(client, place, 'regional', { ...regional, currency: 'ABC' })).assertStatus(400)
  })
})
