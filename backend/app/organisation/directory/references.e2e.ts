import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { newId } from '#app/core/models/new_id'
import { acting, world, type Person, type World } from '#tests/world/world'

const base = '/api/organisation-management'
const types = '/api/requests/types'
const level = { level: 1, maxMinutesPerWeek: null }

const speaking = (client: ApiClient, { token }: Person, language = 'en-US') => ({
  send: (method: string, url: string, body: object = {}) =>
    client.request(url, method).json(body).header('Language', language).bearerToken(token),
  types: async (): Promise<{ id: string }[]> => (await client.get(types).bearerToken(token)).body().result,
  employee: async (id: string) =>
    (await client.get(`${base}/employees/${id}`).bearerToken(token)).body().result,
})
const written = (w: World) =>
  acting(w.admin, async () => {
    const [count] = await rows<{ people: number; places: number; events: number }>(
      `select (select count(*)::int from employees) as people, (select count(*)::int from locations) as places,
         (select count(*)::int from audit_events where entity in ('employee', 'location')) as events`
    )
    return count
  })
const newcomer = (w: World, more: object) => ({
  ...{ name: 'Ewa', surname: 'Lis', email: `${newId()}@example.test`, role: 0, mainLocationId: w.locationId },
  ...more,
})
const shop = {
  ...{ name: 'Złota 59', code: null, description: null, country: 'PL', timeZone: 'Europe/Warsaw' },
  address: { street: null, postalCode: null, city: null },
  ...{ taxId: null, contactPerson: null, workingHours: [], positionIds: [], tagIds: [], adminIds: [] },
}

test.group('What people and locations refer to', () => {
  test('is there, is the organisation’s and is in use, or nothing is written', async ({ client, assert }) => {
    const [w, other] = [await world(), await world()]
    const admin = speaking(client, w.admin)
    const [strange] = await speaking(client, other.admin).types()
    const [, archived] = await admin.types()
    await admin.send('POST', `${types}/${archived!.id}/archive`)
    await admin.send('POST', `${base}/positions/${w.waiterId}/archive`)
    await admin.send('POST', `${base}/employees/${w.colleague.employeeId}/archive`)
    const before = await written(w)
    const employee = await admin.employee(w.employee.employeeId)
    const [unknown, gone] = ['organisation.unknown_reference', 'organisation.archived_reference']
    const refused = async (field: string, code: string, value: unknown) => {
      for (const answer of [
        await admin.send('POST', `${base}/employees`, newcomer(w, { [field]: value })),
        await admin.send('PUT', `${base}/employees/${employee.id}`, { ...employee, [field]: value }),
      ]) {
        answer.assertStatus(400)
        assert.deepEqual([answer.body().Code, answer.body().Details.field], [code, field])
      }
    }
    await refused('availableRequestTypeIds', unknown, [newId()])
    await refused('availableRequestTypeIds', unknown, [strange!.id])
    await refused('availableRequestTypeIds', gone, [archived!.id])
    await refused('positionIds', gone, [w.cookId, w.waiterId])
    await refused('positionRules', gone, { [w.waiterId]: level })
    for (const [field, id] of [
      ['positionIds', w.waiterId],
      ['adminIds', w.colleague.employeeId],
    ] as const) {
      const answer = await admin.send('POST', `${base}/locations`, { ...shop, [field]: [id] })
      answer.assertStatus(400)
      assert.deepEqual([answer.body().Code, answer.body().Details], [gone, { field, ids: [id] }])
    }
    assert.deepEqual(await written(w), before)
    const sentences = await Promise.all(
      ['en-US', 'pl-PL', 'vi-VN'].map(async (language) => {
        const body = newcomer(w, { positionIds: [w.waiterId] })
        return (await speaking(client, w.admin, language).send('POST', `${base}/employees`, body)).body()
          .ErrorMessage as string
      })
    )
    assert.match(sentences.join('\n'), /archived.*\n.*zarchiwizowany.*\n.*lưu trữ/)
  })

  test('stays where it was used before it was archived, and with a duplicate', async ({ client, assert }) => {
    const w = await world()
    const admin = speaking(client, w.admin)
    const [type] = await admin.types()
    const one = `${base}/employees/${w.employee.employeeId}`
    const held = {
      ...{ positionIds: [w.cookId], positionRules: { [w.cookId]: level } },
      availableRequestTypeIds: [type!.id],
    }
    await admin.send('PUT', one, { ...(await admin.employee(w.employee.employeeId)), ...held })
    const place = (
      await admin.send('POST', `${base}/locations`, {
        ...shop,
        ...{ positionIds: [w.cookId, w.waiterId], adminIds: [w.colleague.employeeId] },
      })
    ).body().result
    await admin.send('POST', `${types}/${type!.id}/archive`)
    await admin.send('POST', `${base}/positions/${w.cookId}/archive`)
    await admin.send('POST', `${base}/employees/${w.colleague.employeeId}/archive`)
    const saved = await admin.send('PUT', one, {
      ...(await admin.employee(w.employee.employeeId)),
      surname: 'Inna',
    })
    saved.assertStatus(200)
    assert.containsSubset(saved.body().result, { ...held, surname: 'Inna' })
    const url = `${base}/locations/${place.id}`
    ;(await admin.send('PUT', url, { ...place, name: 'Inna' })).assertStatus(200)
    const copy = await admin.send('POST', `${url}/duplicates`, { name: 'Kopia' })
    copy.assertStatus(201)
    assert.sameMembers(copy.body().result.positionIds, [w.cookId, w.waiterId])
    const draft = (await client.get(`${url}/draft`).bearerToken(w.admin.token)).body().result
    assert.deepEqual(draft.positionIds, [w.waiterId])
  })
})
