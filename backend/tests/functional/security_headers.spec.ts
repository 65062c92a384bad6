import { test } from '@japa/runner'
import { storage } from '#app/core/storage/storage'
import { fileLink } from '#app/core/storage/signed_link'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { sendMail } from '#app/core/mail/send_mail'
import db from '@adonisjs/lucid/services/db'
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
    const kinds: Record<
      string,
      { path: string; status: number; token?: string; host?: string; method?: string }
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
      'the mailbox': { path: '/dev/mailbox', status: 200 },
      'a mail': { path: `/dev/mailbox/${mail.id}`, status: 200 },
      'its body': { path: `/dev/mailbox/${mail.id}/body`, status: 200 },
      'the description': { path: '/openapi.json', status: 200 },
      'its page': { path: '/docs', status: 200 },
      'its script': { path: '/docs/start.js', status: 200 },
      'a hub': { path: '/hubs/schedule/negotiate', status: 200, token: admin.token, method: 'POST' },
      'its health': { path: '/health/live', status: 200 },
    }
    for (const [kind, { path, status, token, host, method = 'GET' }] of Object.entries(kinds)) {
      const request = client.request(path, method)
      if (token) request.bearerToken(token)
      if (host) request.header('Host', host)
      const answer = await request
      assert.equal(answer.status(), status, kind)
      const header = (name: string) => String(answer.header(name) ?? '')
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
      if (path.startsWith('/api/') && kind !== 'a file')
        assert.equal(header('cache-control'), 'no-store', kind)
    }
  })
})
