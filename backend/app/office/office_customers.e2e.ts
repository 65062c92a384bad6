import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { organisationContext, rows } from '#app/core/organisation_context'
import { storage } from '#app/core/storage/storage'
import { eraseOrganisations } from '#app/office/actions/erase_organisations'
import { daysUntilErasure } from '#contracts/company_deletion'
import { organisationStatuses, roles } from '#contracts/enums'
import { ownMark, rowsOfEveryKind } from '#tests/world/every_kind'
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
  test('is edited with a version; the second editor gets the present state', async ({ client, assert }) => {
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
      [{ registrationNumber: 'PL1234563219' }, 'registrationNumber'],
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
    const people = (await client.get(`${base}/${id}/users`).bearerToken(token)).body().result.items
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

test.group('A customer in Germany', () => {
  const german = {
    ...{ ...company, name: 'Bäckerei Weizen GmbH', country: 'DE', language: 0, currency: 'EUR' },
    ...{ timeZone: 'Europe/Berlin', taxId: null, registrationNumber: 'DE123456789' },
    address: { street: 'Torstraße 1', postalCode: '10119', city: 'Berlin' },
  }
  const add = (client: ApiClient, token: string, body: object = {}) =>
    client
      .post(base)
      .json({ ...german, trialDays: 30, administrator: administrator(), ...body })
      .header('Idempotency-Key', newId())
      .bearerToken(token)

  test('is made with its own numbers, currency and time zone', async ({ client, assert }) => {
    const { token } = await officePerson(roles.backOfficeAdmin)
    const { metricsEnabled: _, ...written } = german
    // Büsingen, within Switzerland, has neither the currency nor the zone that are usual in Germany.
    for (const own of [{}, { currency: 'CHF', timeZone: 'Europe/Busingen' }]) {
      const added = await add(client, token, own)
      added.assertStatus(201)
      const { id } = added.body().result
      const kept = (await client.get(`${base}/${id}`).bearerToken(token)).body().result
      assert.containsSubset(kept, { ...written, ...own })
    }
  })

  test('has a number of its VAT form or none', async ({ client, assert }) => {
    const { token } = await officePerson(roles.backOfficeAdmin)
    const wrong = await add(client, token, { registrationNumber: 'DE12345' })
    wrong.assertStatus(400)
    assert.equal(wrong.body().Details.fields[0].field, 'registrationNumber')
    ;(await add(client, token, { registrationNumber: 'HRB 12345' })).assertStatus(201)
    ;(await add(client, token, { registrationNumber: null })).assertStatus(201)
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

  const agreed = async (client: ApiClient) => {
    const w = await asking()
    const { token } = await officePerson(roles.backOfficeAdmin)
    const path = `${base}/${w.organisationId}/deletion-request/acceptance`
    const accepted = await client.post(path).bearerToken(token)
    accepted.assertStatus(200)
    return { w, token, organisation: accepted.body().result }
  }
  const own = '/api/organisation-management/organisation/deletion-request'
  const comes = (id: string) =>
    organisationContext.run(id, () =>
      rows('update company_deletion_requests set erase_on = current_date - 2')
    )
  /** How many rows each table that knows organisations has of this one. */
  const rowsByTable = async (id: string): Promise<Record<string, number>> => {
    const owner = db.connection('owner')
    const { rows: tables } = (await owner.rawQuery(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t
         on (t.table_schema, t.table_name) = (c.table_schema, c.table_name)
       where c.table_schema = 'public' and c.column_name = 'organisation_id' and t.table_type = 'BASE TABLE'`
    )) as { rows: { name: string }[] }
    const counted = await Promise.all(
      tables.map(async ({ name }) => {
        const [found] = await owner.from(name).where('organisation_id', id).count('* as count')
        return [name, Number(found.count)] as const
      })
    )
    return Object.fromEntries(counted)
  }

  test('learns the day when the provider agrees, works until then and can take it back', async ({
    client,
    assert,
  }) => {
    const viewer = await officePerson(roles.backOfficeEditor)
    const asked = await asking()
    const path = `${base}/${asked.organisationId}/deletion-request/acceptance`
    ;(await client.post(path).bearerToken(viewer.token)).assertStatus(403)
    const { w, token, organisation } = await agreed(client)
    const day = organisation.deletionRequest.eraseOn as string
    assert.approximately((Date.parse(day) - Date.now()) / 86_400_000, daysUntilErasure, 2)
    const [mail] = await db.from('mails').where('to_address', `${w.admin.userId}@example.test`)
    assert.include(mail.text_body, String(Number(day.slice(8))))
    assert.equal((await client.get(own).bearerToken(w.admin.token)).body().result.eraseOn, day)
    ;(await client.delete(own).bearerToken(w.admin.token)).assertStatus(204)
    const details = await client.get(`${base}/${w.organisationId}`).bearerToken(token)
    assert.isNull(details.body().result.deletionRequest)
    assert.isFalse(details.body().result.asksForDeletion)
    await comes(w.organisationId)
    await eraseOrganisations()
    ;(await client.get(own).bearerToken(w.admin.token)).assertStatus(200)
  })

  test('stays when the provider thinks better of it', async ({ client, assert }) => {
    const { w, token } = await agreed(client)
    const answer = 'Zostajecie, jak ustaliliśmy.'
    const path = `${base}/${w.organisationId}/deletion-request/refusal`
    const refused = await client.post(path).json({ answer }).bearerToken(token)
    assert.isNull(refused.body().result.deletionRequest)
  })

  test('is erased on its day: nothing of it is left but what the law asks for', async ({
    client,
    assert,
  }) => {
    const [{ w }, other] = [await agreed(client), await agreed(client)]
    for (const place of [w, other.w]) await rowsOfEveryKind(place, ownMark)
    const file = (organisationId: string) =>
      storage().put(Buffer.from('x'), { organisationId, name: 'x.txt', contentType: 'text/plain' })
    const [gone, kept] = [await file(w.organisationId), await file(other.w.organisationId)]
    const [full, theirs] = [await rowsByTable(w.organisationId), await rowsByTable(other.w.organisationId)]
    assert.isAbove(Object.values(full).filter((count) => count > 0).length, 40)
    await comes(w.organisationId)
    await eraseOrganisations()
    assert.deepEqual(
      Object.entries(await rowsByTable(w.organisationId)).filter(([, count]) => count > 0),
      []
    )
    await assert.rejects(() => storage().bytes(w.organisationId, gone.key), /core\.not_found/)
    assert.deepEqual(await rowsByTable(other.w.organisationId), theirs)
    assert.lengthOf(await storage().bytes(other.w.organisationId, kept.key), 1)
    ;(await client.get(own).bearerToken(w.admin.token)).assertStatus(401)
    ;(await client.get(own).bearerToken(other.w.admin.token)).assertStatus(200)
    const [record] = await db.from('erased_organisations').where('id', w.organisationId)
    assert.containsSubset(record, { name: 'Test', country: 'PL' })
    const sent = await db.from('mails').where('to_address', `${w.admin.userId}@example.test`)
    assert.lengthOf(sent, 1)
    assert.equal(await eraseOrganisations(), 0)
  })
})
