import { test } from '@japa/runner'
import { rows } from '#app/core/organisation_context'
import { roles } from '#contracts/enums'
import { acting, person, world } from '#tests/world/world'

const tags = '/api/organisation-management/tags'

test.group('Idempotency keys', () => {
  test('stand for the query as well', async ({ client, assert }) => {
    const { admin } = await world()
    const post = (query: string) =>
      client
        .post(`${tags}${query}`)
        .json({ name: 'Nights' })
        .header('Idempotency-Key', 'same')
        .bearerToken(admin.token)
    ;(await post('?from=form')).assertStatus(201)
    ;(await post('?from=form')).assertStatus(201)
    const other = await post('?from=list')
    other.assertStatus(400)
    assert.equal(other.body().Code, 'core.idempotency_key_reused')
  })

  test('stand for what was sent', async ({ client, assert }) => {
    const { admin } = await world()
    const post = (name: string) =>
      client.post(tags).json({ name }).header('Idempotency-Key', 'same').bearerToken(admin.token)
    ;(await post('Nights')).assertStatus(201)
    assert.equal((await post('Days')).body().Code, 'core.idempotency_key_reused')
  })

  test('are free again after a refusal, also one by the database', async ({ client, assert }) => {
    const { admin } = await world()
    ;(await client.post(tags).json({ name: 'Days' }).bearerToken(admin.token)).assertStatus(201)
    const post = (name: string) =>
      client.post(tags).json({ name }).header('Idempotency-Key', 'same').bearerToken(admin.token)
    ;(await post('')).assertStatus(400)
    const taken = await post('Days')
    taken.assertStatus(400)
    assert.equal(taken.body().Code, 'organisation.name_taken')
    ;(await post('Nights')).assertStatus(201)
  })

  test('say nothing about what may be repeated anyway', async ({ client, assert }) => {
    const { admin } = await world()
    const made = await client.post(tags).json({ name: 'Nights' }).bearerToken(admin.token)
    let { id, version } = made.body().result
    for (const name of ['Days', 'Evenings']) {
      const put = client.put(`${tags}/${id}`).json({ name, version })
      const answer = await put.header('Idempotency-Key', 'same').bearerToken(admin.token)
      answer.assertStatus(200)
      assert.equal(answer.body().result.name, name)
      ;({ id, version } = answer.body().result)
    }
  })

  test('have 200 characters at most', async ({ client, assert }) => {
    const { admin } = await world()
    const post = (key: string) =>
      client.post(tags).json({ name: 'Nights' }).header('Idempotency-Key', key).bearerToken(admin.token)
    const refused = await post('k'.repeat(201))
    refused.assertStatus(400)
    assert.equal(refused.body().Code, 'core.invalid_input')
    ;(await post('k'.repeat(200))).assertStatus(201)
  })

  test('are a person’s own, within a company and beyond it', async ({ client, assert }) => {
    const [w, elsewhere] = [await world(), await world()]
    const second = await person(w, roles.organisationAdmin, 'Wójcik')
    const post = async (token: string, name: string) => {
      const answer = await client
        .post(tags)
        .json({ name })
        .header('Idempotency-Key', 'shared')
        .bearerToken(token)
      answer.assertStatus(201)
      return answer.body().result.name as string
    }
    const asked = [
      [w.admin, 'Nights'],
      [second, 'Days'],
      [elsewhere.admin, 'Evenings'],
    ] as const
    for (const _time of ['first', 'again'])
      for (const [{ token }, name] of asked) assert.equal(await post(token, name), name)
  })

  test('answers are kept for a day, then forgotten with what they say', async ({ client, assert }) => {
    const { admin } = await world()
    const post = (name: string, key: string) =>
      client.post(tags).json({ name }).header('Idempotency-Key', key).bearerToken(admin.token)
    ;(await post('Old', 'old')).assertStatus(201)
    ;(await post('Fresh', 'fresh')).assertStatus(201)
    const keys = () =>
      acting(admin, () => rows<{ key: string }>('select key from idempotency_keys order by key'))
    await acting(admin, () =>
      rows(`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'old'`)
    )
    ;(await post('Another', 'another')).assertStatus(201)
    assert.deepEqual(
      (await keys()).map(({ key }) => key),
      ['another', 'fresh']
    )
  })
})
