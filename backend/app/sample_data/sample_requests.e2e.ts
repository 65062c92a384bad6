import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { WorkSampleData } from '#app/sample_data/actions/work_sample_data'
import type { FiledRequest } from '#contracts/filed_requests'
import { world, type World } from '#tests/world/world'

const path = '/api/sample-data'

async function filled(client: ApiClient): Promise<World> {
  const place = await world()
  await client.post(path).bearerToken(place.admin.token)
  await new WorkSampleData().handle({
    ...{ organisationId: place.organisationId, now: Date.UTC(2026, 10, 18, 9), lastAttempt: false },
  })
  return place
}
const removed = async (client: ApiClient, { admin }: World) =>
  (
    await client.post(`${path}/removal`).json({ includeChanged: false }).bearerToken(admin.token)
  ).assertStatus(200)
const requestsOf = async (client: ApiClient, { admin }: World): Promise<FiledRequest[]> =>
  (await client.get('/api/requests/filed').bearerToken(admin.token)).body().result.items

/** A request of the company's own employee. @returns its number */
async function filedOn(client: ApiClient, { employee }: World, firstDay: string): Promise<number> {
  const types = await client.get('/api/requests/types/usable').bearerToken(employee.token)
  const answer = await client
    .post('/api/requests/filed')
    .bearerToken(employee.token)
    .json({
      ...{ requestTypeId: types.body().result[0].id, firstDay, lastDay: firstDay, part: null },
      ...{ skipWeekends: false, skipHolidays: false, recipientId: null, note: null, draft: false },
    })
  answer.assertStatus(201)
  return answer.body().result[0].number
}

test.group('Requests among sample data', () => {
  test('wait for a decision, can be decided, and go with their people; no one is notified', async ({
    client,
    assert,
  }) => {
    const place = await filled(client)
    const asked = await requestsOf(client, place)
    assert.deepEqual(
      asked.map(({ number, status }) => [number, status]),
      [3, 2, 1].map((number) => [number, 0])
    )
    for (const { minutes, type } of asked) {
      assert.isAbove(minutes, 0)
      assert.equal(type.kind, 'vacation')
    }
    const news = await client.get('/api/notifications').bearerToken(place.admin.token)
    assert.equal(news.body().result.total, 0)
    const approved = await client
      .post(`/api/requests/filed/${asked[0]!.id}/approval`)
      .json({ version: asked[0]!.version, reason: null, shifts: 'unassign' })
      .bearerToken(place.admin.token)
    approved.assertStatus(200)
    await removed(client, place)
    assert.deepEqual(await requestsOf(client, place), [])
    assert.equal(await filedOn(client, place, '2030-03-05'), 1)
  })

  test('leave a gap where the company has filed requests since', async ({ client, assert }) => {
    const place = await filled(client)
    assert.equal(await filedOn(client, place, '2030-03-04'), 4)
    await removed(client, place)
    assert.equal(await filedOn(client, place, '2030-03-05'), 5)
    assert.deepEqual(
      (await requestsOf(client, place)).map(({ number }) => number),
      [5, 4]
    )
  })
})
