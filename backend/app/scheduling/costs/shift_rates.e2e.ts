import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import type { ShiftRates } from '#contracts/pay_rates'
import { acting, withSeverities, world, type Person, type World } from '#tests/world/world'

const november = { from: '2026-11-02', until: '2026-11-16' }
const read = (client: ApiClient, who: Person, more: object = {}) =>
  client
    .get('/api/scheduling/shift-rates')
    .bearerToken(who.token)
    .qs({ ...november, ...more })

const paid = (w: World, { employeeId }: Person, rate: object) =>
  acting(w.admin, () =>
    trx()
      .table('employee_rates')
      .insert({
        id: newId(),
        organisation_id: w.organisationId,
        employee_id: employeeId,
        valid_from: '2026-01-01',
        kind: 'hourly',
        currency: 'PLN',
        ...rate,
      })
  )

test.group('GET scheduling/shift-rates', () => {
  test('hourly rates by kind of day, and the days off they count for', async ({ client, assert }) => {
    const w = await world()
    await paid(w, w.employee, { weekday_minor: 3200, sunday_minor: 4000 })
    const answer = await read(client, w.admin)
    answer.assertStatus(200)
    const { people, currency } = answer.body().result as ShiftRates
    assert.equal(currency, 'PLN')
    assert.deepEqual(people, [
      {
        employeeId: w.employee.employeeId!,
        country: 'PL',
        rates: [
          {
            validFrom: '2026-01-01',
            weekdayMinor: 3200,
            saturdayMinor: null,
            sundayMinor: 4000,
            dayOffMinor: null,
          },
        ],
        daysOff: ['2026-11-01', '2026-11-11'],
      },
    ])
  })

  test('a salary is returned as its hourly rate of the month and never as itself', async ({
    client,
    assert,
  }) => {
    const w = await world()
    // 160 hours in November 2026: twenty working days, one of the Sundays and a Wednesday are holidays.
    await paid(w, w.employee, { kind: 'monthly', salary_minor: 640_000 })
    const answer = await read(client, w.admin)
    const { people } = answer.body().result as ShiftRates
    assert.deepEqual(
      people[0]!.rates.map(({ validFrom, weekdayMinor }) => [validFrom, weekdayMinor]),
      [['2026-11-01', 4000]]
    )
    assert.notInclude(JSON.stringify(answer.body()), '640000')
  })

  test('what night work and overtime add: by the law, or by the thresholds the company chose', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await paid(w, w.employee, { weekday_minor: 3200 })
    const premiums = async () => ((await read(client, w.admin)).body().result as ShiftRates).premiums.PL!
    const byLaw = await premiums()
    assert.deepEqual(byLaw.nightWindow, { nightFrom: '22:00', nightUntil: '06:00' })
    assert.deepEqual(byLaw.night, {
      of: 'minimum_wage',
      months: [{ from: '2026-11-01', minimumWageMinor: 480_600, nominalMinutes: 9_600, percent: 20 }],
    })
    assert.containsSubset(byLaw.overtime!, {
      dailyMinutes: null,
      averaged: true,
      spans: [{ from: '2026-11-01', until: '2026-12-01', minutes: 9_600 }],
      percent: { workday: 150, restDay: 200, holiday: 200 },
    })

    const chosen = { dailyMinutes: 480, weeklyMinutes: 2_400, doubleMinutes: 720 }
    const wage = {
      validFrom: '2026-06-01',
      country: 'PL',
      currency: 'PLN',
      monthMinor: 500_000,
      hourMinor: null,
    }
    await withSeverities(w, {}, { overtime: chosen, minimumWages: [wage] })
    const own = await premiums()
    assert.containsSubset(own.night, { months: [{ minimumWageMinor: 500_000 }] })
    assert.containsSubset(own.overtime!, { dailyMinutes: 480, doubleMinutes: 720, averaged: false })
    assert.deepEqual(own.overtime!.spans, [
      { from: '2026-11-02', until: '2026-11-09', minutes: 2_400 },
      { from: '2026-11-09', until: '2026-11-16', minutes: 2_400 },
    ])
  })

  test('own days of weekly rest come with the person they are of', async ({ client, assert }) => {
    const w = await world()
    for (const who of [w.employee, w.colleague]) await paid(w, who, { weekday_minor: 3200 })
    await acting(w.admin, () =>
      trx().from('employees').where('id', w.employee.employeeId).update({ rest_weekdays: '[3, 4]' })
    )
    const { people } = (await read(client, w.admin)).body().result as ShiftRates
    const restOf = ({ employeeId }: Person) =>
      people.find((one) => one.employeeId === employeeId)!.restWeekdays
    assert.deepEqual(restOf(w.employee), [3, 4])
    assert.isUndefined(restOf(w.colleague))
  })

  test('pay in another currency is left out', async ({ client, assert }) => {
    const w = await world()
    await paid(w, w.employee, { weekday_minor: 3200, currency: 'VND' })
    assert.deepEqual((await read(client, w.admin)).body().result.people, [])
  })

  test('users who may not see cost are refused', async ({ client }) => {
    const w = await world()
    for (const who of [w.employee, w.manager]) (await read(client, who)).assertStatus(403)
  })

  test('another organisation’s location is not found, and its people are not listed', async ({
    client,
    assert,
  }) => {
    const [w, other] = [await world(), await world()]
    await paid(other, other.employee, { weekday_minor: 3200 })
    ;(await read(client, w.admin, { locationIds: [other.locationId] })).assertStatus(404)
    assert.deepEqual((await read(client, w.admin)).body().result.people, [])
  })
})
