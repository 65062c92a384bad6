import { test } from '@japa/runner'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { planner } from '#tests/world/planner'
import { world, type Person } from '#tests/world/world'

const profile = '/api/organisation-management/organisation-users/profile'
const picture = (bytes: Buffer) => ({ picture: bytes.toString('base64') })

test.group("One's own picture", () => {
  test('is shown wherever the person is, by a link that asks for no account', async ({ client, assert }) => {
    const w = await world()
    const { employee, admin } = w
    const change = await client
      .put(`${profile}/avatar`)
      .bearerToken(employee.token)
      .json(picture(jpegOf(256, 256)))
    change.assertStatus(200)
    const { avatarUrl } = change.body().result
    const own = await client.get(profile).bearerToken(employee.token)
    assert.equal(own.body().result.avatarUrl, avatarUrl)
    const people = '/api/organisation-management/employees'
    const one = await client.get(`${people}/${employee.employeeId}`).bearerToken(admin.token)
    assert.equal(one.body().result.avatarUrl, avatarUrl)
    const list = await client.get(`${people}?search=Nowak`).bearerToken(admin.token)
    assert.equal(list.body().result.items[0].avatarUrl, avatarUrl)
    const range = await planner(client, w, w.manager).range('2026-11-02', '2026-11-09')
    const shown = new Map(range.people.map((person) => [person.id, person.avatarUrl]))
    assert.equal(shown.get(employee.employeeId), avatarUrl)
    assert.isNull(shown.get(w.colleague.employeeId))

    const file = await client.get(avatarUrl)
    file.assertStatus(200)
    assert.equal(file.header('content-type'), 'image/jpeg')
    assert.equal(file.header('x-content-type-options'), 'nosniff')
    assert.equal(file.header('cache-control'), 'private, max-age=86400')
    assert.notInclude(Buffer.from(file.body()).toString('latin1'), 'GPS')
    ;(await client.get(`${avatarUrl}x`)).assertStatus(404)
    ;(await client.get(avatarUrl.replace(/.$/, (last: string) => (last === 'A' ? 'B' : 'A')))).assertStatus(
      404
    )
  })

  test('the old file goes with the new one, and with the picture', async ({ client, assert }) => {
    const { employee } = await world()
    const change = async (body: object) =>
      (await client.put(`${profile}/avatar`).bearerToken(employee.token).json(body)).body().result.avatarUrl
    const first = await change(picture(jpegOf(10, 10)))
    const second = await change(picture(jpegOf(20, 20)))
    ;(await client.get(first)).assertStatus(404)
    ;(await client.get(second)).assertStatus(200)
    assert.isNull(await change({ picture: null }))
    ;(await client.get(second)).assertStatus(404)
    assert.isNull((await client.get(profile).bearerToken(employee.token)).body().result.avatarUrl)
  })

  test('a file that lies about what it is, is too large or no picture is refused', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    const send = (who: Person, bytes: Buffer) =>
      client.put(`${profile}/avatar`).bearerToken(who.token).json(picture(bytes))
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('GIF89a000000'),
      jpegOf(513, 10),
      jpegOf(10, 513),
      jpegOf(10, 10).subarray(0, 60),
    ]) {
      const answer = await send(employee, bytes)
      answer.assertStatus(400)
      assert.equal(answer.body().Code, 'organisation.picture_refused')
    }
    ;(await send(employee, jpegOf(10, 10, 'x'.repeat(60_000)))).assertStatus(200)
    ;(await send(employee, Buffer.alloc(201_000, 1))).assertStatus(400)
    const nonsense = await client
      .put(`${profile}/avatar`)
      .bearerToken(employee.token)
      .json({ picture: 'data:image/jpeg;base64,AAAA' })
    nonsense.assertStatus(400)
  })
})
