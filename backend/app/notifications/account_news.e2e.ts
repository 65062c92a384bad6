import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deliverDue } from '#app/notifications/delivery/deliver_due'
import { world } from '#tests/world/world'

const password = 'Correct-horse-1'

test.group('News of the own account', () => {
  test('reach its owner by mail and in the product, whatever they chose', async ({ client, assert }) => {
    const w = await world()
    const { employee } = w
    const password_hash = await hash.make(password)
    await db.from('users').where('id', employee.userId).update({ password_hash, language: 2 })
    const turnedOff = { mail: false, mobile: false }
    const notices = Object.fromEntries(
      ['new_schedule', 'updated_schedule', 'new_task', 'request_status'].map((notice) => [notice, turnedOff])
    )
    await client.put('/api/notifications/settings').bearerToken(employee.token).json({ notices })
    const wrong = { current: 'Wrong-horse-1', password: 'Another-horse-2' }
    await client.put('/api/user-access/password').bearerToken(employee.token).json(wrong)
    const change = await client
      .put('/api/user-access/password')
      .bearerToken(employee.token)
      .json({ current: password, password: 'Another-horse-2' })
    change.assertStatus(204)
    const off = await client
      .put('/api/user-access/two-factor')
      .bearerToken(employee.token)
      .json({ method: 'email', password: 'Another-horse-2' })
    assert.equal(off.status(), 200)
    const list = await client.get('/api/notifications').bearerToken(employee.token)
    assert.deepEqual(
      list.body().result.items.map(({ data }: { data: object }) => data),
      [{ change: 'two_factor' }, { change: 'password' }]
    )
    await deliverDue(w.organisationId)
    const mails = await db.from('mails').where('to_address', `${employee.userId}@example.test`).orderBy('id')
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Mật khẩu của bạn đã được đổi', 'Đăng nhập hai bước của bạn đã thay đổi']
    )
    assert.include(mails[0].text_body, 'Nếu không phải bạn')
    for (const mail of mails) assert.notInclude(mail.text_body, 'Another-horse-2')
  })
})
