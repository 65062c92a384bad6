import { get, type IncomingMessage } from 'node:http'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { storage } from '#app/core/storage/storage'
import { fileLink } from '#app/core/storage/signed_link'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { sendMail } from '#app/core/mail/send_mail'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { mailboxCookie, mailboxKey } from '#app/core/mail/mailbox_key'
import { world } from '#tests/world/world'

/** The sources of one kind that a policy allows; what it does not name follows the default. */
function sourcesOf(policy: string, directive: string): string[] {
  const named = new Map(
    policy.split(';').map((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return [name!, sources] as const
    })
  )
  return named.get(directive) ?? named.get('default-src') ?? ['*']
}

type Answered = { kind: string; path: string }

/** The whole set, each as strict as it has to be. */
function requireAll(
  assert: Assert,
  read: (name: string) => string | string[] | undefined,
  { kind, path }: Answered
): void {
  const header = (name: string) => String(read(name) ?? '')
  assert.equal(header('x-content-type-options'), 'nosniff', kind)
  assert.equal(header('referrer-policy'), 'same-origin', kind)
  assert.equal(header('cross-origin-opener-policy'), 'same-origin', kind)
  assert.isNotEmpty(header('x-request-id'), kind)
  assert.isEmpty(header('x-powered-by') + header('server'), kind)
  const policy = header('content-security-policy')
  const scripts = sourcesOf(policy, 'script-src')
  for (const open of ["'unsafe-inline'", "'unsafe-eval'", '*', 'data:', 'blob:', 'https:'])
    assert.notInclude(scripts, open, `${kind}: ${policy}`)
  assert.notInclude(sourcesOf(policy, 'object-src'), '*', kind)
  if (kind !== 'a file') assert.match(policy, /frame-ancestors '(none|self)'/, kind)
  if (path.startsWith('/api/') && kind !== 'a file') assert.equal(header('cache-control'), 'no-store', kind)
}

/** Asks as it stands: clients of HTTP mend addresses or refuse them. */
const askRaw = (path: string, language: string) =>
  new Promise<{ answer: IncomingMessage; body: string }>((resolve, reject) => {
    const headers = { Language: language }
    const asked = get({ host: process.env.HOST, port: process.env.PORT, path, headers }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => (body += part.toString()))
      answer.on('end', () => resolve({ answer, body }))
    })
    asked.on('error', reject)
  })

test.group('Security headers', () => {
  test('stand on every kind of answer, and no policy runs scripts that stand in a page', async ({
    client,
    assert,
  }) => {
    const { admin, organisationId } = await world()
    await sendMail({
      organisationId,
      to: 'a@example.test',
      locale: 'pl-PL',
      subject: 'x',
      text: 'x',
      html: '<p>x</p>',
    })
    const mail = (await db.from('mails').where('organisation_id', organisationId).firstOrFail()) as {
      id: string
    }
    const picture = { organisationId, name: 'a.jpg', contentType: 'image/jpeg' }
    const file = await storage().put(jpegOf(8, 8), picture)
    const profile = '/api/organisation-management/organisation-users/profile'
    const cookie = `${mailboxCookie}=${mailboxKey(env.get('APP_KEY'))}`
    const kinds: Record<
      string,
      { path: string; status: number; token?: string; host?: string; method?: string; cookie?: string }
    > = {
      'a page': { path: '/scheduler', status: 404 },
      'a page of the office': { path: '/office/users', status: 404, host: 'office.localhost' },
      'the API': { path: profile, status: 200, token: admin.token },
      'the API at the office': { path: '/api/enums', status: 200, host: 'office.localhost' },
      'a refusal': { path: profile, status: 401 },
      'an unknown route': { path: '/api/nowhere', status: 404 },
      'a refused method': { path: '/api/enums', status: 404, method: 'DELETE' },
      'a file': { path: fileLink(file.key), status: 200 },
      'a file that is not there': { path: '/api/files/none', status: 404 },
      'a downloaded list': { path: '/api/event-log-file', status: 200, token: admin.token },
      'the mailbox': { path: '/dev/mailbox', status: 200, cookie },
      'a mail': { path: `/dev/mailbox/${mail.id}`, status: 200, cookie },
      'its body': { path: `/dev/mailbox/${mail.id}/body`, status: 200, cookie },
      'the description': { path: '/openapi.json', status: 200 },
      'its page': { path: '/docs', status: 200 },
      'its script': { path: '/docs/start.js', status: 200 },
      'a hub': { path: '/hubs/schedule/negotiate', status: 200, token: admin.token, method: 'POST' },
      'its health': { path: '/health/live', status: 200 },
    }
    for (const [kind, { path, status, token, host, cookie, method = 'GET' }] of Object.entries(kinds)) {
      const request = client.request(path, method)
      if (token) request.bearerToken(token)
      if (host) request.header('Host', host)
      if (cookie) request.header('Cookie', cookie)
      const answer = await request
      assert.equal(answer.status(), status, kind)
      requireAll(assert, (name) => answer.header(name), { kind, path })
    }
  })

  test('stand on the refusal of an address that cannot be decoded', async ({ assert }) => {
    for (const [path, status] of [
      ['/api/%E0%A4%A', 400],
      ['/api/organisation-management/locations/%', 400],
      ['/api/%C0%AF%2F', 400],
      ['/hubs/%ff', 400],
      ['/calendar/%zz', 400],
      ['/%', 400],
      ['/employees/50%', 400],
      ['/api/files/%2F%25zz', 404],
      ['/api/enums?x=%E0%A4%A', 200],
    ] as const) {
      const { answer, body } = await askRaw(path, 'pl-PL')
      assert.equal(answer.statusCode, status, path)
      requireAll(assert, (name) => answer.headers[name], { kind: path, path })
      if (status !== 400) continue
      assert.include(body, 'Część wprowadzonych danych jest nieprawidłowa.')
      if (!path.startsWith('/api/')) assert.match(String(answer.headers['content-type']), /^text\/plain/)
      else assert.equal(JSON.parse(body).TraceId, answer.headers['x-request-id'])
    }
  })
})
