import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/core/organisation_context'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { employeeOfQrCode } from '#app/organisation/profile/employee_of_qr_code'
import { acting, world, type Person, type World } from '#tests/world/world'

const path = '/api/organisation-management/organisation-users/profile'

const put = (client: ApiClient, who: Person, change: object) =>
  client.put(path).bearerToken(who.token).json(change)
const show = async (client: ApiClient, who: Person) =>
  (await client.get(path).bearerToken(who.token)).body().result

test.group('PUT profile', () => {
  test('keeps number, language and picture together and answers the new state', async ({
    client,
    assert,
  }) => {
    const { employee, colleague } = await world()
    const { version } = await show(client, employee)
    const picture = jpegOf(64, 64).toString('base64')
    const answer = await put(client, employee, { version, phone: '+48600100200', language: 2, picture })
    answer.assertStatus(200)
    const saved = answer.body().result
    assert.containsSubset(saved, { phone: '+48600100200', language: 2 })
    assert.match(saved.avatarUrl, /^\/api\/files\//)
    assert.deepEqual(await show(client, employee), saved)
    const again = await put(client, employee, { version: saved.version, phone: null, language: 1 })
    assert.containsSubset(again.body().result, { phone: null, language: 1 })
    assert.isString(again.body().result.avatarUrl)
    assert.containsSubset(await show(client, colleague), { phone: null, language: 0, avatarUrl: null })
  })

  test('refuses what was based on an older state, and what is not valid, and keeps nothing of it', async ({
    client,
    assert,
  }) => {
    const { employee, admin } = await world()
    const { version } = await show(client, employee)
    const change = { version, phone: '+48600100200', language: 1 }
    await acting(admin, () =>
      rows('update employees set version = version + 1 where id = ?', [employee.employeeId])
    )
    const stale = await put(client, employee, change)
    stale.assertStatus(409)
    assert.containsSubset(stale.body().Details.current, { phone: null, language: 0, version: version + 1 })
    const now = { ...change, version: version + 1 }
    for (const wrong of [{ phone: '600' }, { language: 9 }, { phone: undefined }, { picture: 'AAAA' }])
      (await put(client, employee, { ...now, ...wrong })).assertStatus(400)
    assert.containsSubset(await show(client, employee), { phone: null, language: 0, avatarUrl: null })
  })
})

const qr = `${path}/qr-code`
const identified = ({ admin }: World, code: string) => acting(admin, () => employeeOfQrCode(code))

test.group('One’s own QR code', () => {
  test('identifies the person in their organisation only, until it is renewed', async ({
    client,
    assert,
  }) => {
    const [mine, other] = [await world(), await world()]
    const ask = (method: 'GET' | 'PUT') => client.request(qr, method).bearerToken(mine.employee.token)
    const { code, renewedAt } = (await ask('GET')).body().result
    assert.isNull(renewedAt)
    assert.match(code, /^SL1\.[\w-]{22}\.1\.[\w-]{22}$/)
    assert.equal((await ask('GET')).body().result.code, code)
    assert.equal(await identified(mine, code), mine.employee.employeeId)
    assert.isNull(await identified(other, code))
    for (const forged of [code.replace('.1.', '.2.'), code.slice(0, -1), `${code}A`, ''])
      assert.isNull(await identified(mine, forged))

    const renewed = (await ask('PUT')).body().result
    assert.isString(renewed.renewedAt)
    assert.isNull(await identified(mine, code))
    assert.equal(await identified(mine, renewed.code), mine.employee.employeeId)
    await acting(mine.admin, () =>
      rows('update employees set archived_at = now() where id = ?', [mine.employee.employeeId])
    )
    assert.isNull(await identified(mine, renewed.code))
  })
})
