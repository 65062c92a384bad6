import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { trx } from '#app/core/organisation_context'
import {
  activate,
  ask,
  base,
  emailOf,
  forgetAttempts,
  fresh,
  invite,
  linkIn,
  mailsTo,
  newestLink,
  people,
  read,
  setNew,
  signIn,
} from '#app/identity/testing/account_link_stage'
import { acting, world, type Person } from '#tests/world/world'

test.group('A forgotten password', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('is replaced by the mailed link, which ends every session and works once', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    const email = emailOf(employee)
    ;(await ask(client, email.toUpperCase())).assertStatus(204)
    const link = await newestLink(email)
    const shown = await client.post(`${base}/account-links`).json({ link })
    assert.containsSubset(shown.body().result, { purpose: 'password_reset', email, needsPassword: true })
    ;(await setNew(client, link)).assertStatus(200)
    ;(await signIn(client, email, fresh)).assertStatus(200)
    const stale = await client
      .get('/api/organisation-management/organisation-users/profile')
      .bearerToken(employee.token)
    stale.assertStatus(401)
    const again = await setNew(client, link, 'Other-start-1')
    assert.equal(again.body().Code, 'identity.link_invalid')
    const audit = await acting(employee, () =>
      trx().from('audit_events').where('action', 'identity.set_password')
    )
    assert.lengthOf(audit, 1)
    assert.notInclude(JSON.stringify(audit), fresh)
  })

  test('callers cannot learn whether an address is known, and too many mails are not sent', async ({
    client,
    assert,
  }) => {
    const { employee } = await world()
    const email = emailOf(employee)
    const times: number[] = []
    for (const address of [email, `unknown-${email}`]) {
      const start = performance.now()
      const answer = await ask(client, address)
      times.push(performance.now() - start)
      answer.assertStatus(204)
      assert.equal(answer.text(), '')
    }
    assert.isAbove(Math.min(...times), 390)
    for (let more = 0; more < 4; more += 1) (await ask(client, email)).assertStatus(204)
    assert.lengthOf(await mailsTo(email), 3)
    assert.lengthOf(await mailsTo(`unknown-${email}`), 0)
  })

  test('one network address cannot ask for ever', async ({ client, assert }) => {
    const asked = Array.from({ length: 31 }, (_, n) => ask(client, `many-${n}-${newId()}@example.test`))
    const answers = await Promise.all(asked)
    const refused = answers.filter((answer) => answer.status() === 429)
    assert.lengthOf(refused, 1)
    assert.equal(refused[0]!.body().Code, 'identity.too_many_attempts')
  })

  test('at the back office no customer is written to', async ({ client, assert }) => {
    const { employee } = await world()
    ;(await ask(client, emailOf(employee), '0')).assertStatus(204)
    assert.lengthOf(await mailsTo(emailOf(employee)), 0)
  })

  test('only the newest link works, only for an hour, and only whole', async ({ client, assert }) => {
    const { employee } = await world()
    const email = emailOf(employee)
    await ask(client, email)
    const old = await newestLink(email)
    await ask(client, email)
    const link = await newestLink(email)
    assert.notEqual(old, link)
    const last = link.endsWith('A') ? 'B' : 'A'
    for (const wrong of [
      old,
      `${link.slice(0, -1)}${last}`,
      link.slice(0, -3),
      'nothing',
      `${newId()}.${link.split('.')[1]}`,
    ])
      assert.equal((await setNew(client, wrong)).body().Code, 'identity.link_invalid', wrong)
    await db
      .from('account_links')
      .where('user_id', employee.userId)
      .update({ expires_at: new Date(Date.now() - 1000) })
    const expired = await setNew(client, link).header('Language', 'pl-PL')
    assert.equal(expired.body().Code, 'identity.link_expired')
    assert.equal(expired.body().ErrorMessage, 'Ten link wygasł. Poproś o nowy.')
  })

  test('a weak password is refused and the link keeps working', async ({ client }) => {
    const { employee } = await world()
    const email = emailOf(employee)
    await ask(client, email)
    const link = await newestLink(email)
    for (const weak of [
      'Short-1',
      'no-capital-1',
      'No-digits-here',
      'NoSpecial11',
      `Aa-1${'x'.repeat(1100)}`,
    ])
      (await setNew(client, link, weak)).assertStatus(400)
    ;(await setNew(client, link)).assertStatus(200)
  })

  test('two at once: one sets the password, the other is refused', async ({ client, assert }) => {
    const { employee } = await world()
    await ask(client, emailOf(employee))
    const link = await newestLink(emailOf(employee))
    const answers = await Promise.all([setNew(client, link), setNew(client, link, 'Other-start-1')])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 400]
    )
  })

  test('archived people are not written to, and their links are dead', async ({ client, assert }) => {
    const { employee, admin } = await world()
    const email = emailOf(employee)
    await ask(client, email)
    const link = await newestLink(email)
    await client.post(`${people}/${employee.employeeId}/archive`).bearerToken(admin.token)
    assert.equal((await setNew(client, link)).body().Code, 'identity.link_invalid')
    await ask(client, email)
    assert.lengthOf(await mailsTo(email), 1)
  })
})

test.group('An invitation', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('is mailed with the account, in the language of the person, and opens it', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { email, employee } = await invite(client, place, { language: 1, name: 'Żaneta' })
    assert.equal(employee.accountStatus, 'invited')
    const [mail] = await mailsTo(email)
    assert.equal(mail!.locale, 'pl-PL')
    assert.include(mail!.text_body, 'Żaneta')
    assert.include(mail!.html_body, '/activate-account?link=')
    const link = linkIn(mail)
    const shown = await client.post(`${base}/account-links`).json({ link })
    assert.deepEqual(shown.body().result, {
      purpose: 'activation',
      email,
      name: 'Żaneta',
      organisationName: 'Test',
      needsPassword: true,
      language: 1,
    })
    ;(await signIn(client, email, fresh)).assertStatus(400)
    assert.equal((await activate(client, link)).body().Code, 'identity.password_weak')
    ;(await activate(client, link, fresh)).assertStatus(200)
    ;(await signIn(client, email, fresh)).assertStatus(200)
    assert.equal((await activate(client, link, fresh)).body().Code, 'identity.link_invalid')
  })

  test('is no way to set the password of an open account, nor a reset a way to activate', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { email } = await invite(client, place)
    assert.equal((await setNew(client, await newestLink(email))).body().Code, 'identity.link_invalid')
    await ask(client, emailOf(place.employee))
    const reset = await newestLink(emailOf(place.employee))
    assert.equal((await activate(client, reset, fresh)).body().Code, 'identity.link_invalid')
  })

  test('a user who never opened the account and asks for a password is invited again', async ({
    client,
    assert,
  }) => {
    const { email } = await invite(client, await world())
    await ask(client, email)
    assert.lengthOf(await mailsTo(email), 2)
    ;(await activate(client, await newestLink(email), fresh)).assertStatus(200)
  })

  test('a new address is confirmed by the link sent there; the password stays', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { email, id } = await invite(client, place)
    await activate(client, await newestLink(email), fresh)
    const now = await read(client, place, id)
    const next = `${newId()}@example.test`
    const {
      access: _access,
      avatarUrl: _avatar,
      accountStatus: _status,
      archived: _archived,
      id: _id,
      ...rest
    } = now
    const moved = await client
      .put(`${people}/${id}`)
      .json({ ...rest, email: next })
      .bearerToken(place.admin.token)
    moved.assertStatus(200)
    ;(await signIn(client, next, fresh)).assertStatus(400)
    const link = await newestLink(next)
    const shown = await client.post(`${base}/account-links`).json({ link })
    assert.isFalse(shown.body().result.needsPassword)
    ;(await activate(client, link)).assertStatus(200)
    ;(await signIn(client, next, fresh)).assertStatus(200)
  })

  test('can be sent again by users who may edit the person, and only while it is open', async ({
    client,
    assert,
  }) => {
    const place = await world()
    const { email, id } = await invite(client, place)
    const again = (who: Person, employeeId = id) =>
      client.post(`${people}/${employeeId}/invitations`).bearerToken(who.token)
    ;(await again(place.admin)).assertStatus(204)
    assert.lengthOf(await mailsTo(email), 2)
    const [first] = await mailsTo(email)
    assert.equal((await activate(client, linkIn(first), fresh)).body().Code, 'identity.link_invalid')
    ;(await again(place.manager)).assertStatus(403)
    ;(await again((await world()).admin)).assertStatus(404)
    await activate(client, await newestLink(email), fresh)
    assert.equal((await again(place.admin)).body().Code, 'organisation.nobody_to_invite')
    assert.equal(
      (await again(place.admin, place.colleague.employeeId)).body().Code,
      'organisation.nobody_to_invite'
    )
  })

  test('the stored secret is not the one in the mail', async ({ client, assert }) => {
    const { email } = await invite(client, await world())
    const [, secret] = (await newestLink(email)).split('.')
    const user = await db.from('users').where('email', email).firstOrFail()
    const link = await db.from('account_links').where('user_id', user.id).firstOrFail()
    assert.notInclude(JSON.stringify(link), secret!)
    assert.isFalse(await hash.verify(link.secret_hash, secret!).catch(() => false))
  })
})
