import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import { acting, world, type Person, type World } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const contract = {
  ...{ startsOn: '2026-01-01', endsOn: null, workSystem: 'BASIC', fte: 1 },
  ...{ agreedMinutesPerMonth: null, maxDailyMinutes: null },
}
const rate = { validFrom: '2026-01-01', kind: 'hourly', weekdayMinor: 3150 }

const newcomer = ({ locationId }: World, changes: object = {}) => ({
  ...{ name: 'Ewa', surname: 'Lis', email: `${newId()}@example.test`, role: 0, mainLocationId: locationId },
  ...changes,
})
const add = (client: ApiClient, who: Person, input: object) =>
  client.post(path).json(input).bearerToken(who.token)
const rowsOf = (who: Person, table: string, key: string, value: string) =>
  acting(who, () => trx().from(table).where(key, value).orderBy('id')) as Promise<Record<string, unknown>[]>

const mailsTo = (email: string) => db.from('mails').where('to_address', email)

test.group('A new person', () => {
  test('comes with a contract and a rate, all of it or nothing', async ({ client, assert }) => {
    const place = await world()
    const { admin } = place
    const made = await add(client, admin, newcomer(place, { contract, rate }))
    made.assertStatus(201)
    const { id } = made.body().result
    const of = async (part: string) =>
      (await client.get(`${path}/${id}/${part}`).bearerToken(admin.token)).body().result
    assert.containsSubset(await of('contracts'), [contract])
    assert.containsSubset(await of('rates'), [{ ...rate, currency: 'PLN', salaryMinor: null }])

    const wrong = newcomer(place, { contract: { ...contract, endsOn: '2025-12-31' }, rate })
    const refused = await add(client, admin, wrong)
    refused.assertStatus(400)
    assert.match(JSON.stringify(refused.body().Details), /contract\.endsOn/)
    const unpaid = newcomer(place, { contract, rate: { validFrom: '2026-01-01', kind: 'monthly' } })
    ;(await add(client, admin, unpaid)).assertStatus(400)
    assert.isEmpty(await rowsOf(admin, 'employees', 'email', wrong.email))
    assert.isEmpty(await rowsOf(admin, 'employees', 'email', unpaid.email))
  })

  test('gets a rate only from roles that see money', async ({ client, assert }) => {
    const place = await world()
    const { locationManager, admin } = place
    const asked = newcomer(place, { contract, rate })
    const refused = await add(client, locationManager, asked)
    refused.assertStatus(403)
    assert.isEmpty(await rowsOf(admin, 'employees', 'email', asked.email))
    const made = await add(client, locationManager, { ...asked, rate: null })
    made.assertStatus(201)
    assert.lengthOf(await rowsOf(admin, 'employee_contracts', 'employee_id', made.body().result.id), 1)
  })

  test('is invited, or added without a mail', async ({ client, assert }) => {
    const place = await world()
    const [invited, quiet] = [newcomer(place), newcomer(place, { invite: false })]
    ;(await add(client, place.admin, invited)).assertStatus(201)
    ;(await add(client, place.admin, quiet)).assertStatus(201)
    assert.lengthOf(await mailsTo(invited.email), 1)
    assert.isEmpty(await mailsTo(quiet.email))
    const statuses = async () =>
      (
        (await client.get(path).qs({ search: 'Ewa Lis', all: true }).bearerToken(place.admin.token)).body()
          .result.items as { accountStatus: string }[]
      ).map(({ accountStatus }) => accountStatus)
    assert.includeMembers(await statuses(), ['invited', 'not_invited'])
  })
})

test.group('A person planned without a contract', () => {
  test('is marked in the list, for roles that read contracts', async ({ client, assert }) => {
    const place = await world()
    const { admin, locationManager, manager } = place
    const named = async (surname: string, changes: object) =>
      (await add(client, admin, newcomer(place, { surname, ...changes }))).body().result.id as string
    const lacking = [
      await named('Bez', {}),
      await named('Dawny', { contract: { ...contract, endsOn: '2026-01-31' } }),
    ]
    await named('Stały', { contract })
    await named('Przyszły', { contract: { ...contract, startsOn: '2031-01-01' } })
    await named('Nieplanowany', { disabledInSchedule: true })
    const listed = async (who: Person) =>
      (await client.get(path).qs({ search: 'Ewa', all: true }).bearerToken(who.token)).body().result
        .items as { id: string; lacksContract?: boolean }[]
    for (const who of [admin, locationManager])
      assert.sameMembers(
        (await listed(who)).filter(({ lacksContract }) => lacksContract).map(({ id }) => id),
        lacking
      )
    assert.isTrue((await listed(manager)).every((item) => !('lacksContract' in item)))
  })
})
