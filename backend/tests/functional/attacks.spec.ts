import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { StoredMail } from '#app/core/mail/outgoing_mail'
import { rows } from '#app/core/organisation_context'
import { endpoints, type Endpoint } from '#tests/architecture/routes'
import { ask, bodyOf } from '#tests/world/asking'
import { foreignMark, ownMark, rowsOfEveryKind, type Ids } from '#tests/world/every_kind'
import { fingerprint } from '#tests/world/fingerprint'
import { eachOf } from '#tests/world/lanes'
import { textOf } from '#tests/world/text_of'
import { acting, world, type Person } from '#tests/world/world'

const authentication = '/api/user-access/authentication'
const password = 'Correct-horse-1'

async function withPassword(): Promise<Person & { email: string }> {
  const { employee } = await world()
  const password_hash = await hash.make(password)
  await db.from('users').where('id', employee.userId).update({ password_hash })
  return { ...employee, email: `${employee.userId}@example.test` }
}
const signIn = (client: ApiClient, email: string, secret = password) =>
  client.post(`${authentication}/sign-in`).header('Interface', '1').json({ email, password: secret })
const cookieOf = (answer: ApiResponse) => String(answer.headers()['set-cookie']).split(';')[0]!

test.group('Attacks on signing in', (group) => {
  group.each.setup(
    async () => void (await db.from('rate_limits').where('key', 'like', 'sign_in_ip%').delete())
  )

  test('a session brought along is not the one the user gets', async ({ client, assert }) => {
    const [attacker, victim] = [await withPassword(), await withPassword()]
    const planted = cookieOf(await signIn(client, attacker.email))
    const opened = await signIn(client, victim.email).header('Cookie', planted)
    opened.assertStatus(200)
    assert.notEqual(cookieOf(opened), planted)
    const renewed = await client
      .post(`${authentication}/refresh-token`)
      .header('Cookie', planted)
      .json({ userId: victim.userId })
    renewed.assertStatus(401)
  })

  test('an unknown address costs the same work as a wrong password', async ({ client, assert }) => {
    const who = await withPassword()
    await signIn(client, `first-${who.email}`)
    // A password is compared by deriving a hash once more; where there is none to compare with, one is derived all the same.
    const [verify, make] = [hash.verify.bind(hash), hash.make.bind(hash)]
    const compared: string[] = []
    const costOf = (derived: string) => derived.split('$').slice(0, 3).join('$')
    hash.verify = (stored, plain) => {
      compared.push(costOf(stored))
      return verify(stored, plain)
    }
    hash.make = async (plain) => {
      const made = await make(plain)
      compared.push(costOf(made))
      return made
    }
    try {
      const wrong = await signIn(client, who.email, 'Wrong-horse-1')
      const unknown = await signIn(client, `unknown-${who.email}`, 'Wrong-horse-1')
      assert.equal(wrong.body().ErrorMessage, unknown.body().ErrorMessage)
    } finally {
      hash.verify = verify
      hash.make = make
    }
    assert.lengthOf(compared, 2)
    assert.equal(compared[0], compared[1])
  })

  test('whether an address has an account cannot be inferred from throttling', async ({ client, assert }) => {
    const who = await withPassword()
    const answersFor = async (email: string) => {
      const answers: ApiResponse[] = []
      for (let attempt = 0; attempt < 6; attempt += 1)
        answers.push(await signIn(client, email, 'Wrong-horse-1'))
      return answers.map((answer) => [answer.status(), answer.body().Code, answer.body().ErrorMessage])
    }
    assert.deepEqual(await answersFor(who.email), await answersFor(`unknown-${who.email}`))
  })

  test('another site neither signs in nor out nor renews', async ({ client, assert }) => {
    const who = await withPassword()
    const cookie = cookieOf(await signIn(client, who.email))
    const refresh = (headers: Record<string, string>) =>
      client
        .post(`${authentication}/refresh-token`)
        .headers({ Cookie: cookie, ...headers })
        .json({
          userId: who.userId,
        })
    const elsewhere = 'https://elsewhere.example'
    for (const headers of [
      { Origin: elsewhere },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' },
    ] as Record<string, string>[]) {
      assert.equal((await refresh(headers)).status(), 403, JSON.stringify(headers))
      const form = client.post(`${authentication}/sign-in`).headers(headers)
      assert.equal((await form.form({ email: who.email, password })).status(), 403)
      const out = client.post(`${authentication}/sign-out`).headers({ Cookie: cookie, ...headers })
      assert.equal((await out).status(), 403)
    }
    ;(await refresh({ 'Sec-Fetch-Site': 'same-origin', Origin: elsewhere })).assertStatus(200)
  })
})

type Schema = { properties?: Record<string, unknown>; $ref?: string }
type Description = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
}
const description = () => JSON.parse(readFileSync(app.makePath('openapi.json'), 'utf8')) as Description

/** Routes with an account that take a body, with the fields the description names. */
function takingBodies(): { endpoint: Endpoint; fields: string[] }[] {
  const { paths } = description()
  return endpoints()
    .filter(({ needsAccount, method }) => needsAccount && method !== 'GET')
    .map((endpoint) => {
      const path = endpoint.pattern.replace(/:(\w+)\??/g, '{$1}')
      const schema =
        paths[path]?.[endpoint.method.toLowerCase()]?.requestBody?.content['application/json']?.schema
      return { endpoint, fields: Object.keys(schema?.properties ?? {}) }
    })
}

const script = '<script>alert("x")</script>'
const isText = (value: unknown) => typeof value === 'string'

/** Every text a route may keep as people wrote it becomes a script; what has a form stays as it was. */
function scripted(endpoint: Endpoint, ids: Ids): Record<string, unknown> {
  const kept =
    /^(name|surname|description|comment|reason|label|contactPerson|street|city|title|note|message)$/
  return Object.fromEntries(
    Object.entries(bodyOf(endpoint, ids)).map(([key, value]) => [
      key,
      kept.test(key) && (isText(value) || value === null) && !/commands$/.test(endpoint.pattern)
        ? `${script} ${ids.tag.slice(-6)}${Math.random()}`
        : value,
    ])
  )
}

test.group('Attacks in what is sent', () => {
  test('a script that was stored comes back as data, and mails show it as text', async ({
    client,
    assert,
  }) => {
    const own = await world()
    const ids = await rowsOfEveryKind(own, ownMark)
    const { token } = own.admin
    let stored = 0
    await acting(own.admin, () => rows('update organisations set name = ?', [script]))
    const writing = takingBodies().filter(
      ({ endpoint: { method, pattern } }) => method !== 'DELETE' && !/archive$/.test(pattern)
    )
    await eachOf(writing, async ({ endpoint }) => {
      const answer = await ask(client, endpoint, { token, ids, body: scripted(endpoint, ids) })
      const what = `${endpoint.method} ${endpoint.pattern}`
      assert.isBelow(answer.status(), 500, what)
      if (answer.text().includes('<script>')) stored += 1
    })
    assert.isAbove(stored, 4)
    const reading = endpoints().filter(({ method, needsAccount }) => method === 'GET' && needsAccount)
    let shown = 0
    await eachOf(reading, async (endpoint) => {
      const answer = await ask(client, endpoint, { token, ids })
      const what = `${endpoint.pattern} ${answer.header('content-type')}`
      assert.equal(answer.header('x-content-type-options'), 'nosniff', what)
      assert.notMatch(String(answer.header('content-type')), /html|svg|[/+]xml/, what)
      if (textOf(answer).includes('<script>')) shown += 1
    })
    assert.isAbove(shown, 4)
    const mails = (await db.from('mails').where('organisation_id', own.organisationId)) as StoredMail[]
    assert.isTrue(mails.some(({ html_body }) => html_body.includes('&lt;script&gt;')))
    for (const { html_body } of mails) assert.notInclude(html_body, '<script')
  }).timeout(60_000)

  test('no one becomes another user by naming them in a body', async ({ client, assert }) => {
    const [own, theirs] = [await world(), await world()]
    const [ids, foreign] = [await rowsOfEveryKind(own, ownMark), await rowsOfEveryKind(theirs, foreignMark)]
    const wanted: Record<string, unknown> = {
      role: 8,
      isAdmin: true,
      isInAdminRole: true,
      organisationId: foreign.organisation,
      organisation_id: foreign.organisation,
      organisationStatus: 0,
      status: 'active',
      userId: own.admin.userId,
      user_id: own.admin.userId,
      impersonatorUserId: own.admin.userId,
      password_hash: 'x',
      licenceFeatures: {},
      constructor: { prototype: { role: 8 } },
    }
    const people = async () =>
      (await acting(own.admin, () =>
        rows(
          `select u.id, u.organisation_id, u.role, u.status, u.password_hash, s.impersonator_user_id, e.role as planned,
                     e.organisation_id as employer
              from users u left join sessions s on s.user_id = u.id left join employees e on e.user_id = u.id
              where u.id in (:one, :two, :three) order by u.id`.replace(/:one|:two|:three/g, '?'),
          [own.employee.userId, own.locationManager.userId, own.colleague.userId]
        )
      )) as unknown
    const [before, theirBefore] = [await people(), await fingerprint(foreign.organisation)]
    // Oneself, in the person's own address: what could be gained.
    const self = { ...ids, employee: own.locationManager.employeeId, user: own.locationManager.userId }
    await eachOf(takingBodies(), async ({ endpoint, fields }) => {
      const extra = Object.fromEntries(Object.entries(wanted).filter(([key]) => !fields.includes(key)))
      const body = { ...bodyOf(endpoint, self), ...extra }
      if (/archive$|authentication|sessions|impersonations/.test(endpoint.pattern)) return
      for (const { token } of [own.employee, own.locationManager]) {
        const answer = await ask(client, endpoint, { token, ids: self, body })
        assert.isBelow(answer.status(), 500, `${endpoint.method} ${endpoint.pattern}`)
        assert.notInclude(answer.text(), foreign.organisation)
      }
    })
    assert.deepEqual(await people(), before)
    assert.equal(await fingerprint(foreign.organisation), theirBefore)
  }).timeout(60_000)

  test('a body that is too large is refused with a sentence', async ({ client, assert }) => {
    const { admin } = await world()
    const answer = await client
      .post('/api/organisation-management/tags')
      .header('Language', 'pl-PL')
      .json({ name: 'x'.repeat(5 * 1024 * 1024) })
      .bearerToken(admin.token)
    answer.assertStatus(413)
    assert.equal(answer.body().Code, 'core.payload_too_large')
    assert.match(answer.body().ErrorMessage, /\p{L}{3,}.*\.$/u)
  })
})
