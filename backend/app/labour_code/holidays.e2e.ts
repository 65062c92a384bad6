import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { trx } from '#app/core/organisation_context'
import { holidaysBetween } from '#app/labour_code/public/holidays_between'
import { planRulesFor } from '#app/labour_code/public/plan_rules'
import type { Locale } from '#contracts/enums'
import type { HolidayOfYear, HolidayYear, OwnHolidayInput } from '#contracts/holidays'
import { acting, world, type Person, type World } from '#tests/world/world'

const base = '/api/labour-code/holidays'
const founding: OwnHolidayInput = {
  name: 'Święto firmy',
  country: null,
  day: '2026-11-20',
  repeatsYearly: true,
}

const speaking = (client: ApiClient, { token }: Person) => ({
  year: async (year: number): Promise<HolidayYear> => {
    const answer = await client.get(base).qs({ year }).header('Language', 'pl-PL').bearerToken(token)
    answer.assertStatus(200)
    return answer.body().result
  },
  add: (more: Partial<OwnHolidayInput> = {}) =>
    client
      .post(base)
      .json({ ...founding, ...more })
      .bearerToken(token),
  hide: (day: string, { hidden = true, yearly = false, country = 'PL' } = {}) =>
    client.put(`${base}/hidden`).json({ country, day, hidden, yearly }).bearerToken(token),
  region: (country: string, region: string | null) =>
    client.put(`${base}/regions`).json({ country, region }).bearerToken(token),
})
const on = ({ days }: HolidayYear, day: string, country = 'PL'): HolidayOfYear | undefined =>
  days.find((one) => one.day === day && one.country === country)
/** What the rules and norms of a person of the Warsaw location reckon with. */
const inRules = (w: World, from: string, until: string) =>
  acting(w.admin, async () => {
    const { ruleSets } = await planRulesFor([w.employee.employeeId], { from, until })
    return ruleSets[0]!.holidays
  })
const calendar = (w: World, from: string, until: string) =>
  acting(w.admin, () => holidaysBetween({ from, until }, ['PL', 'VN'], 'pl-PL'))

test.group('Holidays of a company', () => {
  test('are those of its countries, with what is still to be announced', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const near = await admin.year(2026)
    assert.deepEqual(
      near.countries.map(({ country, locations }) => ({ country, locations })),
      [
        { country: 'PL', locations: ['Warszawa'] },
        { country: 'VN', locations: ['Hà Nội'] },
      ]
    )
    assert.lengthOf(
      near.days.filter(({ country }) => country === 'PL'),
      14
    )
    assert.equal(on(near, '2026-11-11')!.name, 'Narodowe Święto Niepodległości')
    const far = await admin.year(2028)
    assert.isFalse(on(far, '2028-01-26', 'VN')!.confirmed)
    assert.isTrue(on(far, '2028-04-30', 'VN')!.confirmed)
    assert.include(on(far, '2028-11-24', 'VN'), { confirmed: true, name: 'Dzień Kultury Wietnamskiej' })
    const [tet] = await calendar(w, '2028-01-26', '2028-01-27')
    assert.include(tet, { country: 'VN', unconfirmed: true })
  })

  test('of Vietnam follow the days of rest of the company', async ({ client, assert }) => {
    const w = await world()
    const may = async () => (await calendar(w, '2027-05-02', '2027-05-09')).map(({ day }) => day)
    assert.deepEqual(await may(), ['2027-05-03', '2027-05-03'])
    const changed = await client
      .put('/api/labour-code/settings')
      .json({ version: 0, restWeekdays: [7] })
      .bearerToken(w.admin.token)
    changed.assertStatus(200)
    assert.deepEqual(await may(), ['2027-05-03'])
    assert.isUndefined(on(await speaking(client, w.admin).year(2027), '2027-05-03', 'VN'))
  })

  test('of its own reach calendar, norms and rules, each year and in its country', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const added = await admin.add()
    added.assertStatus(201)
    assert.deepEqual(on(await admin.year(2027), '2027-11-20')!.own, added.body().result)
    assert.isUndefined(on(await admin.year(2025), '2025-11-20'))
    assert.deepEqual(await calendar(w, '2026-11-20', '2026-11-21'), [
      { day: '2026-11-20', name: 'Święto firmy', country: 'PL', own: true },
      { day: '2026-11-20', name: 'Święto firmy', country: 'VN', own: true },
    ])
    assert.include(await inRules(w, '2026-11-16', '2026-11-23'), '2026-11-20')
    const { id } = added.body().result
    const onlyThere = await client
      .put(`${base}/${id}`)
      .json({ ...founding, country: 'VN', version: 1 })
      .bearerToken(w.admin.token)
    onlyThere.assertStatus(200)
    assert.notInclude(await inRules(w, '2026-11-16', '2026-11-23'), '2026-11-20')
    const stale = await client
      .put(`${base}/${id}`)
      .json({ ...founding, version: 1 })
      .bearerToken(w.admin.token)
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.country, 'VN')
    ;(await client.delete(`${base}/${id}`).bearerToken(w.admin.token)).assertStatus(204)
    assert.isUndefined(on(await admin.year(2027), '2027-11-20', 'VN'))
  })

  test('its own are named in the language of the reader', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const names = { 'en-US': null, 'pl-PL': 'Dzień założenia', 'vi-VN': 'Ngày thành lập' }
    const made = (await admin.add({ name: 'Founding day', names })).body().result
    assert.deepEqual(made.names, names)
    assert.equal(on(await admin.year(2026), '2026-11-20')!.name, 'Dzień założenia')
    const span = { from: '2026-11-16', until: '2026-11-23' }
    const nameIn = (locale: Locale) =>
      acting(w.admin, async () => (await holidaysBetween(span, ['VN'], locale))[0]!.name)
    assert.deepEqual([await nameIn('en-US'), await nameIn('vi-VN')], ['Founding day', 'Ngày thành lập'])
    // A caller that sends no languages changes none of the names.
    const changed = await client
      .put(`${base}/${made.id}`)
      .json({ ...founding, version: 1 })
      .bearerToken(w.admin.token)
    assert.deepEqual(changed.body().result.names, names)
  })

  test('two of its own never share a day where both count; 29 February comes in leap years', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    await admin.add()
    for (const more of [
      { day: '2028-11-20', repeatsYearly: false },
      { country: 'PL' },
      { day: '2025-11-20' },
    ])
      assert.equal((await admin.add(more)).body().Code, 'labour_code.holiday_taken')
    ;(await admin.add({ day: '2024-11-20', repeatsYearly: false })).assertStatus(201)
    ;(await admin.add({ day: '2024-02-29' })).assertStatus(201)
    assert.exists(on(await admin.year(2028), '2028-02-29'))
    assert.deepEqual(await calendar(w, '2027-02-20', '2027-03-05'), [])
  })

  test('of the state can be worked through, once or every year, and kept again', async ({
    client,
    assert,
  }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    ;(await admin.hide('2026-11-11')).assertStatus(204)
    assert.include(on(await admin.year(2026), '2026-11-11'), { hidden: true, hiddenYearly: false })
    assert.isFalse(on(await admin.year(2027), '2027-11-11')!.hidden)
    assert.notInclude(await inRules(w, '2026-11-09', '2026-11-16'), '2026-11-11')
    await admin.hide('2026-11-11', { yearly: true })
    assert.include(on(await admin.year(2027), '2027-11-11'), { hidden: true, hiddenYearly: true })
    await admin.hide('2027-11-11', { hidden: false })
    assert.isFalse(on(await admin.year(2026), '2026-11-11')!.hidden)
    assert.include(await inRules(w, '2026-11-09', '2026-11-16'), '2026-11-11')
    ;(await admin.hide('2026-11-12')).assertStatus(404)
  })

  test('follow the part of a country where its parts keep their own', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    await acting(w.admin, () =>
      trx().from('locations').where('id', w.farLocationId).update({ country: 'DE' })
    )
    const german = async () => on(await admin.year(2026), '2026-01-06', 'DE')
    assert.isUndefined(await german())
    ;(await admin.region('DE', 'BY')).assertStatus(204)
    assert.exists(await german())
    assert.equal((await admin.year(2026)).countries.find(({ country }) => country === 'DE')!.region, 'BY')
    assert.equal((await admin.region('DE', 'XX')).body().Code, 'labour_code.unknown_holiday_region')
    await admin.region('DE', null)
    assert.isUndefined(await german())
  })

  test('are the administrator’s, and no other company’s', async ({ client }) => {
    const w = await world()
    const theirs = await world()
    const { id } = (await speaking(client, w.admin).add()).body().result
    for (const who of [w.employee, w.manager, w.locationManager, w.advisor]) {
      ;(await client.get(base).qs({ year: 2026 }).bearerToken(who.token)).assertStatus(403)
      ;(await speaking(client, who).add({ day: '2026-11-19' })).assertStatus(403)
      ;(await speaking(client, who).hide('2026-11-11')).assertStatus(403)
    }
    ;(await client.delete(`${base}/${id}`).bearerToken(theirs.admin.token)).assertStatus(404)
  })
})
