import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { v7 as newId } from 'uuid'
import { sendMail } from '#app/core/mail/send_mail'
import env from '#start/env'
import { mailboxCookie, mailboxEntrance, mailboxKey } from '#app/core/mail/mailbox_key'

const key = () => mailboxKey(env.get('APP_KEY'))
const open = (client: ApiClient, path: string) =>
  client.get(path).header('Cookie', `${mailboxCookie}=${key()}`)

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
    const answer = await open(client, '/dev/mailbox').header('Language', 'pl-PL')
    answer.assertStatus(200)
    assert.include(answer.text(), 'Skrzynka pocztowa')
    assert.include(answer.text(), to)
    assert.include(answer.text(), `href="/dev/mailbox/${id}"`)
    assert.match(answer.text(), /\d{2}:\d{2}<\/time>/)
    assert.match(
      answer.header('content-security-policy')!,
      /^default-src 'none'; style-src 'nonce-[^']+'; frame-src 'self'/
    )
  })

  test('shows one mail and its body, which may run nothing', async ({ client, assert }) => {
    const { id } = await write()
    const page = await open(client, `/dev/mailbox/${id}`)
    assert.include(page.text(), 'Lịch mới')
    assert.include(page.text(), `src="/dev/mailbox/${id}/body"`)
    const body = await open(client, `/dev/mailbox/${id}/body`)
    assert.include(body.text(), '<b>Chào</b>')
    const policy = body.header('content-security-policy')!
    assert.include(policy, "default-src 'none'")
    assert.include(policy, 'sandbox allow-popups')
    assert.notInclude(policy, 'allow-scripts')
  })

  test('is a page that no browser and no proxy keeps, since its links open accounts', async ({
    client,
    assert,
  }) => {
    const { id } = await write()
    for (const path of ['', `/${id}`, `/${id}/body`]) {
      const page = await open(client, `/dev/mailbox${path}`)
      assert.equal(page.header('cache-control'), 'no-store', path)
      assert.match(page.header('content-type')!, /^text\/html/, path)
    }
    const entrance = await client.get(mailboxEntrance(env.get('APP_KEY'))).redirects(0)
    assert.equal(entrance.header('cache-control'), 'no-store')
  })

  test('a mail that does not exist is not found', async ({ client }) => {
    for (const id of [newId(), 'nonsense']) {
      ;(await open(client, `/dev/mailbox/${id}`)).assertStatus(404)
      ;(await open(client, `/dev/mailbox/${id}/body`)).assertStatus(404)
    }
  })

  test('is closed in production', async ({ client, cleanup }) => {
    const { id } = await write()
    Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
    cleanup(() => void Reflect.deleteProperty(app, 'inProduction'))
    for (const path of ['', `/${id}`, `/${id}/body`])
      (await open(client, `/dev/mailbox${path}`)).assertStatus(404)
  })

  test('opens by the printed address, which leaves the key in the browser', async ({ client, assert }) => {
    const { to } = await write()
    const entrance = await client.get(mailboxEntrance(env.get('APP_KEY'))).redirects(0)
    entrance.assertStatus(302)
    assert.equal(entrance.header('location'), '/dev/mailbox')
    const [cookie] = [entrance.headers()['set-cookie'] ?? []].flat()
    assert.match(String(cookie), /; Path=\/dev\/mailbox; HttpOnly; SameSite=Strict$/)
    const page = await client.get('/dev/mailbox').header('Cookie', String(cookie).split(';')[0]!)
    page.assertStatus(200)
    assert.include(page.text(), to)
  })

  test('is not there without its key, as a proxy on this machine asks for a stranger', async ({ client }) => {
    const { id } = await write()
    const paths = ['', `/${id}`, `/${id}/body`].map((path) => `/dev/mailbox${path}`)
    for (const path of [...paths, '/dev/mailbox?key=', `/dev/mailbox?key=${key().slice(1)}`])
      for (const cookie of ['other=1', `${mailboxCookie}=`, `${mailboxCookie}=${key().slice(1)}`]) {
        const answer = await client.get(path).redirects(0).headers({ Host: '127.0.0.1:3333', Cookie: cookie })
        answer.assertStatus(404)
      }
  })

  test('opens for what no proxy passes on, whatever its headers are', async ({ client }) => {
    const headers = {
      'X-Via': '1',
      'Via-X': '1',
      'Not-Forwarded': '1',
      'Forwarded-By': '1',
      'X-Real-IP-Of': '1',
    }
    ;(await open(client, '/dev/mailbox').headers(headers)).assertStatus(200)
  })

  test('is not there for what a proxy passes on, even with its key', async ({ client }) => {
    const { id } = await write()
    for (const [name, value] of Object.entries({
      Forwarded: 'for=203.0.113.7',
      'X-Forwarded-For': '203.0.113.7',
      'X-Forwarded-Host': 'shiftloom.example',
      'X-Real-IP': '203.0.113.7',
      Via: '1.1 proxy',
    })) {
      for (const path of ['', `/${id}`, `/${id}/body`])
        (await open(client, `/dev/mailbox${path}`).header(name, value)).assertStatus(404)
      ;(
        await client
          .get(mailboxEntrance(env.get('APP_KEY')))
          .redirects(0)
          .header(name, value)
      ).assertStatus(404)
    }
  })
})
