import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { sendOfficeInvitation } from '#app/identity/public/send_office_invitation'
import * as accounts from '#app/identity/public/write_office_accounts'
import { officeContext } from '#app/office/office_context'
import { languages, roles } from '#contracts/enums'
import { officePerson } from '#tests/world/office_person'
import { world } from '#tests/world/world'

const address = () => `${newId()}@example.test`
const columns = ['email', 'role', 'language', 'name', 'surname', 'phone', 'region_id', 'version'] as const
const accountOf = (id: string) =>
  db
    .from('users')
    .where('id', id)
    .select(...columns, 'status', 'address_confirmed', 'organisation_id')
    .firstOrFail()
const set = (id: string, changes: object) => db.from('users').where('id', id).update(changes)
const person = (email: string, regionId: string | null = null) => ({
  ...{ email, role: roles.backOfficeEditor, language: languages['vi-VN'], name: 'Iga', surname: 'Nowa' },
  ...{ phone: '+48123123123', regionId },
})
const stored = ({ regionId, ...shown }: ReturnType<typeof person>) => ({ ...shown, region_id: regionId })

test.group('Accounts of the back office', () => {
  test('wait for their owners from the beginning, and hold what is known of them', async ({ assert }) => {
    const { id: regionId } = await db.from('regions').whereNull('archived_at').firstOrFail()
    const [id, given] = [newId(), person(address(), String(regionId))]
    await officeContext.run(() => accounts.addOfficeAccount(id, given))
    assert.deepEqual(await accountOf(id), {
      ...{ ...stored(given), version: 1, organisation_id: null },
      ...{ status: 'invited', address_confirmed: false },
    })
  })

  test('are changed one at a time, and closed once the address has moved', async ({ assert }) => {
    const [{ userId }, other] = [
      await officePerson(roles.backOfficeViewer),
      await officePerson(roles.backOfficeViewer),
    ]
    await set(userId, { address_confirmed: true })
    const before = await accountOf(other.userId)
    const change = (given: ReturnType<typeof person>, moved: boolean) =>
      officeContext.run(() => accounts.changeOfficeAccount(userId, given, { moved }))
    const given = person(address())
    await change(given, false)
    const open = { status: 'active', address_confirmed: true, organisation_id: null }
    assert.deepEqual(await accountOf(userId), { ...stored(given), ...open, version: 2 })
    await change(given, true)
    const closed = { ...open, status: 'invited', address_confirmed: false }
    assert.deepEqual(await accountOf(userId), { ...stored(given), ...closed, version: 3 })
    await set(userId, { status: 'archived' })
    await change(given, true)
    assert.equal((await accountOf(userId)).status, 'archived')
    assert.deepEqual(await accountOf(other.userId), before)
  })

  test('are changed by their owners in name, phone and language alone', async ({ assert }) => {
    const { userId } = await officePerson(roles.backOfficeViewer)
    const before = await accountOf(userId)
    const own = { name: 'Ala', surname: 'Mak', phone: '+48601234567', language: languages['pl-PL'] }
    const more = { ...own, role: roles.globalAdmin, email: address() }
    await officeContext.run(() => accounts.changeOwnOfficeAccount(userId, more))
    assert.deepEqual(await accountOf(userId), { ...before, ...own, version: 2 })
  })

  test('are closed, or wait again', async ({ assert }) => {
    const { userId } = await officePerson(roles.backOfficeViewer)
    for (const status of ['archived', 'invited'] as const) {
      await officeContext.run(() => accounts.setOfficeAccountStatus(userId, status))
      assert.equal((await accountOf(userId)).status, status)
    }
  })

  test('are invited by mail while they wait, and those of customers never', async ({ assert }) => {
    const [waiting, open] = [
      await officePerson(roles.backOfficeViewer),
      await officePerson(roles.backOfficeViewer),
    ]
    const { employee } = await world()
    for (const { userId } of [waiting, employee]) await set(userId, { status: 'invited' })
    for (const id of [waiting.userId, open.userId, employee.userId, newId()])
      await officeContext.run(() => sendOfficeInvitation(id))
    const sentTo = async ({ userId }: { userId: string }) =>
      (await db.from('mails').where('to_address', `${userId}@example.test`)).length
    assert.deepEqual([await sentTo(waiting), await sentTo(open), await sentTo(employee)], [1, 0, 0])
  })
})
