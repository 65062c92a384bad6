import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { world } from '#tests/world/world'

const content = {
  ...{ firstDay: '2030-03-04', lastDay: '2030-03-05', part: null, skipWeekends: true, skipHolidays: true },
  ...{ recipientId: null, note: null, draft: false },
}

test.group('News of a request', () => {
  test('its owner is notified of each decision once, in the product and by mail, at once', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await db.from('users').where('id', w.employee.userId).update({ language: 1 })
    const types = await client.get('/api/requests/types/usable').bearerToken(w.employee.token)
    const { id: requestTypeId } = types
      .body()
      .result.find((type: { kind: string; needsAcceptance: boolean }) => type.needsAcceptance)
    const filed = await client
      .post('/api/requests/filed')
      .bearerToken(w.employee.token)
      .json({ ...content, requestTypeId })
    filed.assertStatus(201)
    const [{ id, number }] = filed.body().result
    const decide = (way: 'approval' | 'rejection', body: object) =>
      client.post(`/api/requests/filed/${id}/${way}`).bearerToken(w.locationManager.token).json(body)
    ;(await decide('approval', { version: 1, reason: null, shifts: 'unassign' })).assertStatus(200)
    ;(await decide('rejection', { version: 2, reason: 'Too many away' })).assertStatus(200)
    const list = await client.get('/api/notifications').bearerToken(w.employee.token)
    const days = { firstDay: content.firstDay, lastDay: content.lastDay }
    assert.deepEqual(
      list.body().result.items.map(({ kind, data }: { kind: string; data: object }) => [kind, data]),
      [
        ['request_status', { requestId: id, number, isApproved: false, ...days }],
        ['request_status', { requestId: id, number, isApproved: true, ...days }],
      ]
    )
    const others = await client.get('/api/notifications').bearerToken(w.colleague.token)
    assert.equal(others.body().result.total, 0)
    await deliverDue(w.organisationId)
    const mails = await db
      .from('mails')
      .where('to_address', `${w.employee.userId}@example.test`)
      .orderBy('id')
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Twój wniosek nr 1 jest zaakceptowany', 'Twój wniosek nr 1 jest odrzucony']
    )
    for (const mail of mails) assert.notInclude(mail.text_body, 'Too many away')
  })
})
