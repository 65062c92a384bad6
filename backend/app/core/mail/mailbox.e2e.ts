import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { v7 as newId } from 'uuid'
import { sendMail } from '#app/core/mail/send_mail'

const write = async () => {
  const to = `anna@${newId()}.example`
  await sendMail({
    organisationId: null,
    to,
    locale: 'vi-VN',
    subject: 'Lịch mới',
    text: 'Chào Anna',
    html: '<b>Chào</b>',
  })
  const [{ id }] = (await db.from('mails').where('to_address', to).select('id')) as [{ id: string }]
  return { to, id }
}

test.group('GET /dev/mailbox', () => {
  test('lists what was written, in the language of the reader', async ({ client, assert }) => {
    const { to, id } = await write()
    const answer = await client.get('/dev/mailbox').header('Language', 'pl-PL')
    answer.assertStatus(200)
    assert.include(answer.text(), 'Skrzynka pocztowa')
    assert.include(answer.text(), to)
    assert.include(answer.text(), `href="/dev/mailbox/${id}"`)
    assert.match(
      answer.header('content-security-policy')!,
      /^default-src 'none'; style-src 'nonce-[^']+'; frame-src 'self'/
    )
  })

  test('shows one mail and its body, which may run nothing', async ({ client, assert }) => {
    const { id } = await write()
    const page = await client.get(`/dev/mailbox/${id}`)
    assert.include(page.text(), 'Lịch mới')
    assert.include(page.text(), `src="/dev/mailbox/${id}/body"`)
    const body = await client.get(`/dev/mailbox/${id}/body`)
    assert.include(body.text(), '<b>Chào</b>')
    const policy = body.header('content-security-policy')!
    assert.include(policy, "default-src 'none'")
    assert.include(policy, 'sandbox allow-popups')
    assert.notInclude(policy, 'allow-scripts')
  })

  test('a mail that does not exist is not found', async ({ client }) => {
    for (const id of [newId(), 'nonsense']) {
      ;(await client.get(`/dev/mailbox/${id}`)).assertStatus(404)
      ;(await client.get(`/dev/mailbox/${id}/body`)).assertStatus(404)
    }
  })

  test('is closed in production', async ({ client, cleanup }) => {
    const { id } = await write()
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    cleanup(() => void Reflect.deleteProperty(app, 'inProduction'))
    for (const path of ['', `/${id}`, `/${id}/body`])
      (await client.get(`/dev/mailbox${path}`)).assertStatus(404)
  })
})
