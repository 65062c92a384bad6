import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows, trx } from '#app/core/organisation_context'
import { roles } from '#contracts/enums'
import type { Region } from '#contracts/office'
import { officePerson } from '#tests/world/office_person'
import { acting, world } from '#tests/world/world'

const base = '/api/office/regions'
const unset = {
  ...{ currency: null, timeZone: null, timeFormat: null, dateFormat: null },
  ...{ firstDayOfWeek: null, holidayRegion: null },
}
const zurich = {
  currency: 'EUR',
  timeZone: 'Europe/Vaduz',
  timeFormat: 'h:mm a',
  dateFormat: 'YYYY-MM-DD',
  firstDayOfWeek: 7,
  holidayRegion: 'ZH',
}
const company = {
  ...{ name: 'Bistro Łąka', country: 'CH', phone: '+41446681800', function: 'owner' },
  ...{ industry: 'gastronomy', companySize: '11-50', aboutUsSource: 'recommendation' },
  timeZone: 'Europe/Warsaw',
}

/** A region of Switzerland, and how users who keep regions change it. */
async function switzerland(client: ApiClient) {
  const { token } = await officePerson(roles.globalAdmin)
  const made = await client
    .post(base)
    .json({ name: `Schweiz ${newId()}`, country: 'CH' })
    .bearerToken(token)
  made.assertStatus(201)
  const region = made.body().result as Region
  return {
    region,
    end: () => client.post(`${base}/${region.id}/archive`).bearerToken(token),
    save: ({ id, ...row }: Region, changes: object) =>
      client
        .put(`${base}/${id}`)
        .json({ ...row, ...changes })
        .bearerToken(token),
  }
}

test.group('Settings of a region', () => {
  test('are what its companies begin with; what it leaves open is what is usual in the country', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { region, end, save } = await switzerland(client)
    cleanup(async () => void (await end()))
    assert.containsSubset(region, unset)
    const editor = await officePerson(roles.backOfficeEditor)
    const usual = async () => {
      const answer = await client
        .get('/api/office/regional-defaults')
        .qs({ country: 'CH' })
        .bearerToken(editor.token)
      return answer.body().result as object
    }
    const own = {
      currency: 'CHF',
      timeZone: 'Europe/Zurich',
      timeFormat: 'HH:mm',
      dateFormat: 'DD.MM.YYYY',
      firstDayOfWeek: 1,
    }
    assert.deepEqual(await usual(), own)
    const said = (
      await client.get('/api/office/usual-settings').qs({ country: 'CH' }).bearerToken(editor.token)
    ).body().result
    assert.deepInclude(said, own)
    assert.deepInclude(said.holidayRegions, { code: 'ZH', name: 'Kanton Zürich' })

    const euro = (await save(region, { currency: 'EUR' })).body().result as Region
    assert.deepEqual(await usual(), { ...own, currency: 'EUR' })
    const all = await save(euro, zurich)
    all.assertStatus(200)
    assert.containsSubset(all.body().result, zurich)
    const { holidayRegion: _part, ...rest } = zurich
    assert.deepEqual(await usual(), rest)

    // A company that registers itself…
    const place = await world()
    await acting(place.admin, () => trx().from('organisations').update({ is_created: false }))
    const described = await client.put('/api/onboarding/company').json(company).bearerToken(place.admin.token)
    const { firstDayOfWeek: _day, ...looked } = rest
    assert.containsSubset(described.body().result.regional, looked)
    const kept = () =>
      acting(place.admin, () =>
        rows<{ day: number; parts: object | null }>(
          `select o.first_day_of_week as day, nullif(l.holiday_regions, '{}') as parts
           from organisations o left join labour_code_settings l on l.organisation_id = o.id`
        )
      )
    assert.deepEqual(await kept(), [{ day: 7, parts: { CH: 'ZH' } }])
    await client
      .put('/api/onboarding/company')
      .json({ ...company, country: 'PL', phone: '+48123123123' })
      .bearerToken(place.admin.token)
    assert.deepEqual(await kept(), [{ day: 1, parts: null }])
  })

  test('reach a company that the provider adds, with its holidays', async ({ client, assert, cleanup }) => {
    const { region, end, save } = await switzerland(client)
    cleanup(async () => void (await end()))
    await save(region, zurich)
    const viewer = await officePerson(roles.backOfficeViewer)
    const made = await client
      .post('/api/office/organisations')
      .json({
        ...{ name: 'Käserei', country: 'CH', language: 0, currency: 'CHF', timeZone: 'Europe/Zurich' },
        ...{ timeFormat: 'HH:mm', dateFormat: 'DD.MM.YYYY', taxId: null, contactPerson: null },
        ...{ address: { street: null, postalCode: null, city: null }, industry: null, companySize: null },
        ...{ aboutUsSource: null, carerUserId: null, metricsEnabled: false, trialDays: 14 },
        administrator: {
          ...{ name: 'Urs', surname: 'Frei', email: `${newId()}@example.test`, phone: null, language: 0 },
        },
      })
      .bearerToken(viewer.token)
    made.assertStatus(201)
    // The form was looked over; what it does not ask comes from the region.
    assert.containsSubset(made.body().result, { currency: 'CHF', region: region.name })
    const found = await organisationContext.run(made.body().result.id, () =>
      rows(`select o.first_day_of_week as day, nullif(l.holiday_regions, '{}') as parts
           from organisations o left join labour_code_settings l on l.organisation_id = o.id`)
    )
    assert.deepEqual(found, [{ day: 7, parts: { CH: 'ZH' } }])
  })

  test('are refused where they cannot work', async ({ client, assert, cleanup }) => {
    const { region, end, save } = await switzerland(client)
    cleanup(async () => void (await end()))
    const refused: [object, string, string][] = [
      [{ holidayRegion: 'BY' }, 'office.unknown_holiday_region', 'holidayRegion'],
      [{ country: null, holidayRegion: 'ZH' }, 'office.unknown_holiday_region', 'holidayRegion'],
      [{ currency: 'XXY' }, 'core.invalid_input', 'currency'],
      [{ timeZone: '+02:00' }, 'core.invalid_input', 'timeZone'],
      [{ firstDayOfWeek: 3 }, 'core.invalid_input', 'firstDayOfWeek'],
    ]
    for (const [changes, code, field] of refused) {
      const answer = await save(region, changes)
      answer.assertStatus(400)
      assert.equal(answer.body().Code, code)
      assert.include(JSON.stringify(answer.body().Details), field)
    }
    ;(await save(region, { currency: 'EUR' })).assertStatus(200)
    const stale = await save(region, { currency: 'USD' })
    stale.assertStatus(409)
    assert.equal(stale.body().Details.current.currency, 'EUR')
  })
})
