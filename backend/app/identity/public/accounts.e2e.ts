import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { database } from '#app/core/database/database'
import { newId } from '#app/core/models/new_id'
import { organisationContext } from '#app/core/organisation_context'
import { issueLink } from '#app/identity/links/account_link'
import { addAccounts } from '#app/identity/public/add_accounts'
import * as accounts from '#app/identity/public/change_accounts'
import { endedSessions } from '#app/identity/public/ended_sessions'
import { forgetIdentities } from '#app/identity/public/forget_identities'
import { sendInvitation, sendInvitations } from '#app/identity/public/send_invitation'
import { withdrawInvitation } from '#app/identity/public/withdraw_invitation'
import { emailOf, mailsTo } from '#app/identity/testing/account_link_stage'
import { languages, roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { world, type World } from '#tests/world/world'

const within = <T>({ organisationId }: World, work: () => Promise<T>) =>
  organisationContext.run(organisationId, work)
const set = (id: string, changes: object) => db.from('users').where('id', id).update(changes)
const columns = ['email', 'role', 'language', 'status', 'name', 'surname', 'address_confirmed'] as const
const accountOf = (id: string) =>
  db
    .from('users')
    .where('id', id)
    .select(...columns)
    .first()
const address = () => `${newId()}@example.test`
const named = { name: 'Ewa', surname: 'Lis', role: roles.manager, language: languages['vi-VN'] }

test.group('Accounts of an organisation', () => {
  test('are added in one go; one with a password is open, one without waits', async ({ assert }) => {
    const w = await world()
    const account = (more: object) => ({ ...named, id: newId(), email: address(), ...more })
    const [waiting, open] = [account({}), account({ passwordHash: 'hash' })]
    const taken = account({ email: emailOf(w.employee).toUpperCase() })
    const made = await within(w, () => addAccounts([waiting, open, taken]))
    assert.deepEqual(made, new Set([waiting.id, open.id]))
    assert.isNull(await accountOf(taken.id))
    for (const [{ id, email }, status, confirmed] of [
      [waiting, 'invited', false],
      [open, 'active', true],
    ] as const) {
      assert.deepEqual(await accountOf(id), { ...named, email, status, address_confirmed: confirmed })
      const { password_hash, organisation_id } = await db.from('users').where('id', id).firstOrFail()
      assert.deepEqual([password_hash, organisation_id], [confirmed ? 'hash' : null, w.organisationId])
    }
  })

  test('follow their people, and are closed once the address has moved', async ({ assert }) => {
    const w = await world()
    const [{ userId }, email] = [w.employee, address()]
    const change = (id: string | null, moved: boolean) =>
      within(w, () => accounts.changeAccountOf(id, { ...named, email }, { moved }))
    await set(userId, { status: 'active', address_confirmed: true })
    assert.isTrue(await change(userId, false))
    const kept = { ...named, email, status: 'active', address_confirmed: true }
    assert.deepEqual(await accountOf(userId), kept)
    assert.isTrue(await change(userId, true))
    assert.deepEqual(await accountOf(userId), { ...kept, status: 'invited', address_confirmed: false })
    await set(userId, { status: 'archived' })
    await change(userId, true)
    assert.equal((await accountOf(userId)).status, 'archived')
    const { admin } = await world()
    for (const none of [null, newId(), admin.userId]) assert.isFalse(await change(none, true))
    assert.equal((await accountOf(admin.userId)).email, emailOf(admin))
  })

  test('are brought in line with many people at once, without their addresses', async ({ assert }) => {
    const w = await world()
    const { admin } = await world()
    const [one, two] = [w.employee.userId, w.colleague.userId]
    const before = await accountOf(w.manager.userId)
    await within(w, () =>
      accounts.alignAccounts([
        { userId: one, ...named },
        { userId: two, ...named, surname: 'Wilk' },
        { userId: admin.userId, ...named },
      ])
    )
    assert.containsSubset(await accountOf(one), { ...named, email: emailOf(w.employee) })
    assert.containsSubset(await accountOf(two), { ...named, surname: 'Wilk' })
    assert.deepEqual(await accountOf(w.manager.userId), before)
    assert.equal((await accountOf(admin.userId)).surname, 'Đặng')
  })

  test('are closed, and open again as far as a password and a confirmed address allow', async ({
    assert,
  }) => {
    const w = await world()
    const { userId } = w.employee
    const strangers = [newId(), (await world()).admin.userId]
    for (const [password_hash, address_confirmed, status] of [
      ['hash', true, 'active'],
      [null, true, 'invited'],
      ['hash', false, 'invited'],
    ] as const) {
      await set(userId, { password_hash, address_confirmed })
      assert.isTrue(await within(w, () => accounts.closeAccountOf(userId)))
      assert.equal((await accountOf(userId)).status, 'archived')
      assert.isTrue(await within(w, () => accounts.reopenAccountOf(userId)))
      assert.equal((await accountOf(userId)).status, status)
    }
    for (const id of strangers)
      for (const change of [accounts.closeAccountOf, accounts.reopenAccountOf])
        assert.isFalse(await within(w, () => change(id)))
    assert.equal((await accountOf(w.colleague.userId)).status, 'active')
  })

  test('return to an earlier status only from being closed, and to an earlier address', async ({
    assert,
  }) => {
    const w = await world()
    const [one, two] = [w.employee.userId, w.colleague.userId]
    await set(one, { status: 'archived' })
    for (const id of [one, two]) await within(w, () => accounts.returnToStatus(id, 'invited'))
    await within(w, () => accounts.returnToStatus(null, 'invited'))
    assert.deepEqual([(await accountOf(one)).status, (await accountOf(two)).status], ['invited', 'active'])
    const earlier = { email: address(), status: 'archived', confirmed: false } as const
    await within(w, () => accounts.returnToAddress(two, earlier))
    const { email, status, address_confirmed } = await accountOf(two)
    assert.deepEqual({ email, status, confirmed: address_confirmed }, earlier)
    assert.equal((await accountOf(one)).email, emailOf(w.employee))
  })

  test('are deleted, and speak another language, by their ids alone', async ({ assert }) => {
    const w = await world()
    const { admin } = await world()
    const [one, two] = [w.employee.userId, w.colleague.userId]
    await within(w, () => accounts.setLanguage(database(), two, languages['vi-VN']))
    assert.equal((await accountOf(two)).language, languages['vi-VN'])
    assert.equal((await accountOf(one)).language, languages['en-US'])
    const loneId = newId()
    const lone = { ...named, id: loneId, email: address() }
    await within(w, () => addAccounts([lone]))
    await within(w, () => accounts.deleteAccounts([loneId, admin.userId]))
    assert.isNull(await accountOf(loneId))
    for (const kept of [one, two, admin.userId]) assert.exists(await accountOf(kept))
  })
})

test.group('Ways into an account', () => {
  test('of which the owner has moved are forgotten; a withdrawn invitation alone is no way in', async ({
    assert,
  }) => {
    const w = await world()
    const [one, two] = [w.employee.userId, w.colleague.userId]
    const purposes = async (id: string) =>
      (await db.from('account_links').where('user_id', id).select('purpose').orderBy('purpose')).map(
        ({ purpose }) => String(purpose)
      )
    const identities = async (id: string) =>
      (await db.from('user_identities').where('user_id', id).select('id')).length
    for (const id of [one, two]) {
      await db.transaction((trx) => issueLink(trx, id, 'activation'))
      await db.transaction((trx) => issueLink(trx, id, 'password_reset'))
      const given = { id: newId(), user_id: id, issuer: 'https://id.example', subject: newId() }
      await db.table('user_identities').insert(given)
    }
    await within(w, () => withdrawInvitation(one))
    assert.deepEqual(await purposes(one), ['password_reset'])
    assert.equal(await identities(one), 1)
    await within(w, () => forgetIdentities(one))
    assert.deepEqual([await purposes(one), await identities(one)], [[], 0])
    assert.deepEqual([await purposes(two), await identities(two)], [['activation', 'password_reset'], 1])
  })

  test('are mailed to those alone who wait for one, in the order that is asked for', async ({ assert }) => {
    const w = await world()
    const [one, two] = [w.employee, w.colleague]
    const other = (await world()).employee
    for (const { userId } of [one, two, other]) await set(userId, { status: 'invited' })
    const office = await officePerson(roles.backOfficeViewer)
    await set(office.userId, { status: 'invited' })
    const asked = [two, w.manager, one, other, office].map(({ userId }) => userId)
    assert.equal(await within(w, () => sendInvitations(asked)), 2)
    const sent = await db.from('mails').where('organisation_id', w.organisationId).orderBy('id')
    assert.deepEqual(
      sent.map(({ to_address }) => String(to_address)),
      [two, one].map(emailOf)
    )
    for (const { text_body } of sent) assert.include(text_body, 'Test')
    assert.lengthOf(await mailsTo(emailOf(other)), 0)
    assert.isTrue(await within(w, () => sendInvitation(one.userId)))
    assert.isFalse(await within(w, () => sendInvitation(w.manager.userId)))
    assert.equal(await within(w, () => sendInvitations([])), 0)
  })

  test('that were ended are signed out or closed, but not merely over', async ({ assert }) => {
    const w = await world()
    const people = { open: w.employee, out: w.colleague, closed: w.manager, over: w.advisor }
    const ids = Object.fromEntries(
      await Promise.all(
        Object.entries(people).map(async ([name, { userId }]) => {
          const { id } = await db.from('sessions').where('user_id', userId).firstOrFail()
          return [name, String(id)] as const
        })
      )
    )
    const session = (id: string | undefined) => db.from('sessions').where('id', id!)
    await session(ids.out).update({ revoked_at: new Date() })
    await session(ids.over).update({ expires_at: new Date(Date.now() - 1000) })
    await set(people.closed.userId, { status: 'archived' })
    const ended = await within(w, () => endedSessions(Object.values(ids)))
    assert.sameMembers(ended, [ids.out!, ids.closed!])
    assert.deepEqual(await within(w, () => endedSessions([ids.open!])), [])
  })
})
