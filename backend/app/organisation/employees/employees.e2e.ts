import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { trx } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { acting, world, type Person, type World } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const unknown = '01980000-0000-7000-8000-000000000000'

/** A person as the shortest form sends them, with a unique address. */
const newcomer = ({ locationId }: World, changes: object = {}) => ({
  name: 'Ewa',
  surname: 'Lis',
  email: `${newId()}@example.test`,
  role: 0,
  mainLocationId: locationId,
  ...changes,
})
const add = (client: ApiClient, who: Person, input: object) =>
  client.post(path).json(input).bearerToken(who.token)
const stored = (who: Person, id: string) =>
  acting(who, () => trx().from('employees').where('id', id).firstOrFail())

test.group('POST employees', () => {
  test('stores every field and invites the person; secrets are hashed and never answered', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { admin, locationId, farLocationId, cookId, waiterId } = place
    const input = newcomer(place, {
      phone: '+48123123123',
      language: 2,
      accessLevel: 'kitchen',
      locationIds: [farLocationId],
      positionIds: [cookId, waiterId],
      integrationId: '0042',
      employmentType: 'mandate',
      paymentPeriod: 'weekly',
      breaks: [{ start: '12:00', minutes: 15, paid: true, allowUnpaid: true }],
      positionRules: { [cookId]: { level: 3, maxMinutesPerWeek: 600 } },
      swapsEnabled: false,
      swapNeedsConfirmation: false,
      coworkerVisibility: 'all',
      disabledInSchedule: true,
      timeRegistrationRequired: true,
      registrationMethod: 'kiosk',
      notificationPreferences: { new_task: { mail: false, mobile: true } },
    })
    const made = await add(client, admin, { ...input, kioskPin: '482915', cardCode: '04:A2:7F:11' })
    made.assertStatus(201)
    const { id, ...employee } = made.body().result
    assert.containsSubset(employee, {
      ...input,
      locationIds: [locationId, farLocationId].sort(),
      positionIds: [cookId, waiterId].sort(),
      accountStatus: 'invited',
      archived: false,
      version: 1,
      access: { hasPin: true, cardLast4: 'F:11' },
    })
    assert.notMatch(JSON.stringify(made.body()), /482915|A2:7F|hmac|hash/)

    const row = await stored(admin, id)
    assert.match(row.kiosk_pin_hmac, /^[0-9a-f]{64}$/)
    assert.match(row.card_code_hmac, /^[0-9a-f]{64}$/)
    const user = await db.from('users').where('id', row.user_id).firstOrFail()
    assert.containsSubset(user, {
      status: 'invited',
      role: 0,
      language: 2,
      email: input.email,
      password_hash: null,
    })
    const [entry] = await acting(admin, () => trx().from('audit_events').where('entity_id', id))
    assert.notMatch(JSON.stringify(entry.after), /482915|A2:7F/)
  })

  test('what is left out takes its usual value', async ({ client, assert }) => {
    const place = await world()
    const made = await add(client, place.locationManager, newcomer(place))
    made.assertStatus(201)
    assert.containsSubset(made.body().result, {
      language: 1,
      locationIds: [place.locationId],
      positionIds: [],
      swapsEnabled: true,
      coworkerVisibility: 'same_position',
      disabledInSchedule: false,
      access: { hasPin: false, cardLast4: null },
    })
  })

  test('an e-mail address belongs to one account of the whole product', async ({ client, assert }) => {
    const [place, other] = [await world(), await world()]
    const email = `${other.employee.userId}@EXAMPLE.test`
    const refused = await add(client, place.admin, newcomer(place, { email }))
    refused.assertStatus(400)
    assert.equal(refused.body().Code, 'organisation.email_taken')
    assert.equal(refused.body().Details.field, 'email')
  })

  test('two at once with the same address: one is hired', async ({ client, assert }) => {
    const place = await world()
    const input = newcomer(place)
    const both = await Promise.all([
      add(client, place.admin, input),
      add(client, place.locationManager, input),
    ])
    assert.sameMembers(
      both.map((answer) => answer.status()),
      [201, 400]
    )
    const people = await acting(place.admin, () => trx().from('employees').where('email', input.email))
    assert.lengthOf(people, 1)
  })

  test('a repeated request hires once', async ({ client, assert }) => {
    const place = await world()
    const input = newcomer(place)
    const once = () => add(client, place.admin, input).header('Idempotency-Key', 'hire-ewa')
    const [first, second] = [await once(), await once()]
    second.assertStatus(201)
    assert.deepEqual(second.body(), first.body())
  })

  test('roles are handed out only by those who may', async ({ client, assert }) => {
    const place = await world()
    const { locationManager, advisor, admin, manager } = place
    const status = async (who: Person, role: number) =>
      (await add(client, who, newcomer(place, { role }))).status()
    const of = async (who: Person) => [await status(who, 2), await status(who, 3), await status(who, 4)]
    assert.deepEqual(await of(locationManager), [201, 403, 403])
    assert.deepEqual(await of(advisor), [201, 201, 403])
    assert.deepEqual(await of(admin), [201, 201, 201])
    assert.equal(await status(manager, 0), 403)
    assert.equal(await status(admin, 5), 400)
  })

  test('refuses references to nothing and to places the acting person does not see', async ({
    client,
    assert,
  }) => {
    const [place, other] = [await world(), await world()]
    const { admin, locationManager, farLocationId } = place
    const field = async (who: Person, changes: object) => {
      const answer = await add(client, who, newcomer(place, changes))
      answer.assertStatus(400)
      return `${answer.body().Code} ${answer.body().Details.field}`
    }
    assert.equal(
      await field(admin, { positionIds: [other.cookId] }),
      'organisation.unknown_reference positionIds'
    )
    assert.equal(await field(admin, { tagIds: [unknown] }), 'organisation.unknown_reference tagIds')
    assert.equal(
      await field(admin, { positionRules: { cook: { level: 1, maxMinutesPerWeek: null } } }),
      'organisation.unknown_reference positionRules'
    )
    assert.equal(
      await field(admin, { mainLocationId: other.locationId }),
      'organisation.unknown_reference mainLocationId'
    )
    assert.equal(
      await field(locationManager, { locationIds: [farLocationId] }),
      'organisation.unknown_reference locationIds'
    )
    assert.equal(
      await field(admin, { mainLocationId: null }),
      'organisation.main_location_required mainLocationId'
    )
  })

  test('integration ids and cards name one person in work', async ({ client, assert }) => {
    const place = await world()
    const { admin } = place
    const code = async (changes: object) => (await add(client, admin, newcomer(place, changes))).body().Code
    const first = await add(client, admin, newcomer(place, { integrationId: '7', cardCode: 'AABBCCDD' }))
    assert.equal(await code({ integrationId: '7' }), 'organisation.integration_id_taken')
    assert.equal(await code({ cardCode: 'AABBCCDD' }), 'organisation.card_taken')
    await client.post(`${path}/${first.body().result.id}/archive`).bearerToken(admin.token)
    assert.isUndefined(await code({ integrationId: '7', cardCode: 'AABBCCDD' }))
    const back = await client.delete(`${path}/${first.body().result.id}/archive`).bearerToken(admin.token)
    assert.equal(back.body().Code, 'organisation.integration_id_taken')
  })

  test('invalid input names its fields', async ({ client, assert }) => {
    const place = await world()
    const answer = await add(client, place.admin, {
      ...newcomer(place),
      name: '--',
      email: 'ewa',
      phone: '123',
      kioskPin: '12345',
      breaks: [{ start: '25:00', minutes: 0, paid: 'yes', allowUnpaid: false }],
    })
    answer.assertStatus(400)
    assert.deepEqual(
      answer
        .body()
        .Details.fields.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`),
      [
        'name not_only_special',
        'email email',
        'phone phone',
        'breaks.0.start clock_time',
        'breaks.0.minutes min',
        'breaks.0.paid boolean',
        'kioskPin pin',
      ]
    )
  })
})
