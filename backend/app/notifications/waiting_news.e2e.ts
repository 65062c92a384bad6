import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { world } from '#tests/world/world'

test.group('News of a request for those who decide', () => {
  test('goes by mail in their language, without whose request it is and of what kind', async ({
    client,
    assert,
  }) => {
    const w = await world()
    await db.from('users').where('id', w.admin.userId).update({ language: 1 })
    const types = await client.get('/api/requests/types/usable').bearerToken(w.employee.token)
    const type = types
      .body()
      .result.find((one: { kind: string; needsAcceptance: boolean }) => one.needsAcceptance)
    const filed = await client
      .post('/api/requests/filed')
      .bearerToken(w.employee.token)
      .json({
        ...{ requestTypeId: type.id, firstDay: '2030-03-04', lastDay: '2030-03-05', part: null },
        ...{
          skipWeekends: true,
          skipHolidays: true,
          recipientId: w.admin.employeeId,
          note: null,
          draft: false,
        },
      })
    filed.assertStatus(201)
    await deliverDue(w.organisationId)
    const mails = await db.from('mails').where('to_address', `${w.admin.userId}@example.test`)
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Wniosek nr 1 czeka na Twoją decyzję']
    )
    assert.notInclude(mails[0].text_body, type.name)
    assert.notInclude(mails[0].text_body, 'Kowalsk')
  })
})
