import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import {
  activate,
  ask,
  base,
  emailOf,
  forgetAttempts,
  fresh,
  invite,
  newestLink,
  people,
  read,
  setNew,
  signIn,
} from '#app/identity/testing/account_link_stage'
import { world } from '#tests/world/world'

test.group('A link for a new password', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('that was replaced ends the wait after wrong ones, for its owner alone', async ({ client }) => {
    const { employee, colleague } = await world()
    const [email, other] = [emailOf(employee), emailOf(colleague)]
    for (let attempt = 0; attempt < 6; attempt += 1)
      for (const one of [email, other]) await signIn(client, one, 'Wrong-horse-1')
    await ask(client, email)
    ;(await setNew(client, await newestLink(email))).assertStatus(200)
    ;(await signIn(client, email, fresh)).assertStatus(200)
    ;(await signIn(client, other, fresh)).assertStatus(429)
  })

  test('that was changed in the profile ends the link for it', async ({ client, assert }) => {
    const { employee } = await world()
    const email = emailOf(employee)
    await db
      .from('users')
      .where('id', employee.userId)
      .update({ password_hash: await hash.make(fresh) })
    await ask(client, email)
    const change = client.put(`${base}/password`).json({ current: fresh, password: `${fresh}2` })
    ;(await change.bearerToken(employee.token)).assertStatus(204)
    assert.equal((await setNew(client, await newestLink(email))).body().Code, 'identity.link_invalid')
  })
})

test.group('A link to an account', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('after a new address, no link sent to the old one opens the account', async ({ client, assert }) => {
    const place = await world()
    const { email, id } = await invite(client, place)
    const first = await newestLink(email)
    await activate(client, first, fresh)
    await ask(client, email)
    const old = await newestLink(email)
    const { access, avatarUrl, accountStatus, archived, id: _id, ...rest } = await read(client, place, id)
    assert.exists(access ?? avatarUrl ?? accountStatus ?? archived)
    const next = `${newId()}@example.test`
    const moving = client.put(`${people}/${id}`).json({ ...rest, email: next })
    ;(await moving.bearerToken(place.admin.token)).assertStatus(200)
    const stolen = async () => (await setNew(client, old, 'Stolen-start-1')).body().Code as string
    assert.equal(await stolen(), 'identity.link_invalid')
    assert.equal((await read(client, place, id)).accountStatus, 'invited')
    ;(await activate(client, await newestLink(next))).assertStatus(200)
    assert.equal(await stolen(), 'identity.link_invalid')
    ;(await signIn(client, next, fresh)).assertStatus(200)
  })

  test('is over once the account was opened in another way', async ({ client, assert }) => {
    const { email } = await invite(client, await world())
    const link = await newestLink(email)
    await db.from('users').where('email', email).update({ status: 'active', address_confirmed: true })
    assert.equal((await activate(client, link, fresh)).body().Code, 'identity.link_invalid')
  })
})
