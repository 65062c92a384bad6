import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { trx } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { acting, person, world, type Person, type World } from '#tests/world/world'

const path = '/api/organisation-management/employees'
const unknown = '01980000-0000-7000-8000-000000000000'

/** A person as the shortest form sends them, with an address nobody else has. */
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
    assert.isTrue(await hash.verify(row.kiosk_pin_hash, '482915'))
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

  test('nobody changes their own role or address here, and one administrator stays', async ({
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
    assert.sameMembers(
      demoted.map((answer) => answer.status()),
      [200, 400]
    )
  })

  test('strangers and unknown people are 404', async ({ client }) => {
    const [place, other] = [await world(), await world()]
    const { employeeId } = other.employee
    const { admin, employee } = place
    const input = { ...newcomer(place), version: 1 }
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
  test('closes the account; whoever comes back signs in again', async ({ client, assert }) => {
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
    ;(await client.get(profile).bearerToken(employee.token)).assertStatus(200)
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
