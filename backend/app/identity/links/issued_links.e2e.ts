import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { emailKey } from '#app/identity/limits/limiter'
import { issueLink, openLink } from '#app/identity/links/account_link'
import {
  ask,
  base,
  emailOf,
  forgetAttempts,
  fresh,
  newestLink,
} from '#app/identity/testing/account_link_stage'
import { linkPurposes, type LinkPurpose } from '#contracts/identity'
import { world } from '#tests/world/world'

const issue = (userId: string, purpose: LinkPurpose) =>
  db.transaction((trx) => issueLink(trx, userId, purpose))

test.group('Links that are mailed', (group) => {
  group.each.setup(async () => void (await forgetAttempts()))

  test('a new one ends earlier ones of its person and purpose alone', async ({ assert }) => {
    const { employee, colleague } = await world()
    await db.from('users').where('id', colleague.userId).update({ status: 'invited' })
    const others = await issue(colleague.userId, 'activation')
    await issue(employee.userId, 'activation')
    const old = await issue(employee.userId, 'password_reset')
    const link = await issue(employee.userId, 'password_reset')
    const kept = await db.from('account_links').where('user_id', employee.userId).select('purpose')
    assert.sameMembers(
      kept.map(({ purpose }) => purpose as LinkPurpose),
      ['activation', 'password_reset']
    )
    const open = (one: string) => db.transaction((trx) => openLink(trx, one, linkPurposes))
    assert.equal((await open(others)).userId, colleague.userId)
    assert.equal((await open(link)).userId, employee.userId)
    await assert.rejects(() => open(old), /identity\.link_invalid/)
  })

  test('an invitation works for seven days, a reset for an hour', async ({ assert }) => {
    const { employee } = await world()
    for (const [purpose, hours] of [
      ['activation', 168],
      ['password_reset', 1],
    ] as const) {
      await issue(employee.userId, purpose)
      const { expires_at } = await db
        .from('account_links')
        .where({ user_id: employee.userId, purpose })
        .firstOrFail()
      assert.approximately((expires_at.getTime() - Date.now()) / 3_600_000, hours, 0.05)
    }
  })

  test('a reset needs a new password, also where there is one already', async ({ client, assert }) => {
    const { employee } = await world()
    const password_hash = await hash.make(fresh)
    await db.from('users').where('id', employee.userId).update({ password_hash })
    await ask(client, emailOf(employee))
    const link = await newestLink(emailOf(employee))
    const shown = await client.post(`${base}/account-links`).json({ link })
    assert.isTrue(shown.body().result.needsPassword)
  })

  test('asking for one counts at its address and its network', async ({ client, assert }) => {
    const email = emailOf((await world()).employee)
    await ask(client, email)
    const counted = await db
      .from('rate_limits')
      .where('key', `reset_email:${emailKey(email)}`)
      .orWhere('key', 'like', 'reset_ip:%')
    assert.deepEqual(
      counted.map(({ points }) => points as number),
      [1, 1]
    )
  })
})
