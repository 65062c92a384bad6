import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { pushMessage } from '#app/notifications/push/push_message'
import type { DeputyNews } from '#contracts/notifications'
import { world, type World } from '#tests/world/world'

const name = {
  days: { firstDay: '2030-03-04', lastDay: '2030-03-08' },
  leave: { firstDay: null, lastDay: null },
}

test.group('News of a deputy', () => {
  const mailsTo = async (w: World) => {
    await deliverDue(w.organisationId)
    const mails = await db.from('mails').where('to_address', `${w.locationManager.userId}@example.test`)
    return mails.map(({ subject, text_body: text }): [string, string] => [subject, text])
  }

  test('goes by mail in their language, with the days and without whose place it is', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await db.from('users').where('id', w.locationManager.userId).update({ language: 1 })
    const named = await client
      .post('/api/requests/deputies')
      .bearerToken(w.admin.token)
      .json({ deputyId: w.locationManager.employeeId, ...name.days })
    named.assertStatus(201)
    const [[subject, text]] = (await mailsTo(w)) as [[string, string]]
    assert.equal(subject, 'Rozpatrujesz wnioski w zastępstwie')
    assert.include(text, '4 marca 2030 – 8 marca 2030: widzisz i rozpatrujesz wnioski')
    const [{ id, person }] = named.body().result
    assert.notInclude(text, person.surname)
    ;(await client.delete(`/api/requests/deputies/${id}`).bearerToken(w.admin.token)).assertStatus(204)
    assert.sameMembers(
      (await mailsTo(w)).map(([sent]) => sent),
      [subject, 'Nie rozpatrujesz już wniosków w zastępstwie']
    )
  })

  test('stays in the product for those who chose no mail about requests', async ({ client, assert }) => {
    const w = await world()
    const notices = { request_status: { mail: false, mobile: false } }
    const chosen = await client
      .put('/api/notifications/settings')
      .bearerToken(w.locationManager.token)
      .json({ notices })
    assert.isBelow(chosen.status(), 300, JSON.stringify(chosen.body()))
    const body = { deputyId: w.locationManager.employeeId, ...name.leave }
    ;(await client.post('/api/requests/deputies').bearerToken(w.admin.token).json(body)).assertStatus(201)
    assert.isEmpty(await mailsTo(w))
    const { items } = (await client.get('/api/notifications').bearerToken(w.locationManager.token)).body()
      .result
    assert.containsSubset(items, [{ kind: 'request_deputy', data: { step: 'named', firstDay: null } }])
  })

  test('has words for devices in each language, and leads to the requests', ({ assert }) => {
    const said = (['en-US', 'pl-PL', 'vi-VN'] as const).flatMap((locale) =>
      (['named', 'ended'] as const).map((step) => {
        const data: DeputyNews = { step, employeeId: 'one', ...name.leave }
        const { title, body, path } = pushMessage('id', { kind: 'request_deputy', data }, locale)
        assert.equal(path, '/requests_module/holidays')
        return `${title}: ${body}`
      })
    )
    assert.lengthOf(new Set(said), 6)
    assert.isEmpty(said.filter((words) => words.includes('translation missing')))
  })
})
