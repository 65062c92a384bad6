import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DomainError } from '#app/core/errors/domain_error'
import { newId } from '#app/core/models/new_id'
import { rows } from '#app/core/organisation_context'
import {
  accountIdOf,
  changeAccount,
  closeAccount,
  emailTaken,
  refreshAccess,
  reopenAccount,
  requireAnotherAdmin,
} from '#app/organisation/employees/account_of_employee'
import { sampleEmailDomain } from '#contracts/sample_data'
import { roles } from '#contracts/enums'
import { acting, person, world, type Person, type World } from '#tests/world/world'

const ada = { name: 'Ada', surname: 'Nowak', role: roles.employee, language: 2 } as const
const addressOf = ({ userId }: Person) => `${userId}@example.test`
const anAddress = () => `${newId()}@example.test`

const accountOf = (userId: string) => db.from('users').where('id', userId).firstOrFail()
const accountsAt = (email: string) => db.from('users').where('email', email)
const openSessionsOf = ({ userId }: Person) =>
  db.from('sessions').where({ user_id: userId, revoked_at: null })
const mailsTo = (email: string) => db.from('mails').where('to_address', email)
const identitiesOf = ({ userId }: Person) => db.from('user_identities').where('user_id', userId)
const link = ({ userId }: Person) =>
  db
    .table('user_identities')
    .insert({ id: newId(), user_id: userId, issuer: 'https://a.example', subject: userId })
const withoutAccount = ({ admin, employee }: World) =>
  acting(admin, () => rows('update employees set user_id = null where id = ?', [employee.employeeId]))

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof DomainError ? { code: error.key, details: error.details } : error)
  )

test.group('The account of an employee', () => {
  test('is found by the person, if there is one', async ({ assert }) => {
    const w = await world()
    const { admin, employee } = w
    const found = () => acting(admin, () => accountIdOf(employee.employeeId))
    assert.equal(await found(), employee.userId)
    await withoutAccount(w)
    assert.isNull(await found())
    assert.isNull(await acting(admin, () => accountIdOf(newId())))
  })

  test('stays open while its address stays, also in other letters', async ({ assert }) => {
    const { admin, employee } = await world()
    const email = addressOf(employee)
    await link(employee)
    for (const [emailBefore, next] of [
      [email, email],
      [email.toUpperCase(), email],
      [email, `${employee.userId}@EXAMPLE.test`],
    ] as const)
      await acting(admin, () =>
        changeAccount(employee.employeeId, { ...ada, emailBefore, email: next, archived: false })
      )
    const { status, name, language } = await accountOf(employee.userId)
    assert.deepEqual([status, name, language], ['active', 'Ada', 2])
    assert.lengthOf(await openSessionsOf(employee), 1)
    assert.lengthOf(await identitiesOf(employee), 1)
    assert.lengthOf(await mailsTo(email), 0)
  })

  test('is closed with its sessions and what is linked to it until a new address is confirmed', async ({
    assert,
  }) => {
    const { admin, employee, colleague } = await world()
    const email = anAddress()
    for (const who of [employee, colleague]) await link(who)
    await acting(admin, () =>
      changeAccount(employee.employeeId, {
        ...{ ...ada, emailBefore: addressOf(employee), email, archived: false },
      })
    )
    const { status, address_confirmed: isConfirmed } = await accountOf(employee.userId)
    assert.deepEqual([status, isConfirmed], ['invited', false])
    assert.lengthOf(await mailsTo(email), 1)
    const left = await Promise.all(
      [employee, colleague].map(async (who) => (await openSessionsOf(who)).length)
    )
    assert.deepEqual(left, [0, 1])
    assert.lengthOf(await identitiesOf(employee), 0)
    assert.lengthOf(await identitiesOf(colleague), 1)
  })

  test('comes with the first address, unless the person is archived or a sample', async ({ assert }) => {
    const w = await world()
    const { admin, employee } = w
    await withoutAccount(w)
    const given = (email: string, archived: boolean) =>
      acting(admin, () => changeAccount(employee.employeeId, { ...ada, emailBefore: null, email, archived }))
    const [away, sample, own] = [anAddress(), `${newId()}@${sampleEmailDomain}`, anAddress()]
    await given(away, true)
    await given(sample, false)
    for (const email of [away, sample]) {
      assert.lengthOf(await accountsAt(email), 0)
      assert.lengthOf(await mailsTo(email), 0)
    }
    await given(own, false)
    const [account] = await accountsAt(own)
    assert.containsSubset(account, {
      ...{ name: 'Ada', surname: 'Nowak', role: roles.employee, language: 2, status: 'invited' },
      organisation_id: w.organisationId,
    })
    assert.equal(await acting(admin, () => accountIdOf(employee.employeeId)), account.id)
    assert.lengthOf(await mailsTo(own), 1)
  })

  test('is one of the organisation: what is linked by mistake is left alone', async ({ assert }) => {
    const [{ admin, employee }, there] = [await world(), await world()]
    const foreign = there.employee
    await withoutAccount(there)
    await acting(admin, () =>
      rows('update employees set user_id = ? where id = ?', [foreign.userId, employee.employeeId])
    )
    const email = anAddress()
    await acting(admin, () =>
      changeAccount(employee.employeeId, { ...ada, emailBefore: anAddress(), email, archived: false })
    )
    assert.lengthOf(await openSessionsOf(foreign), 1)
    assert.equal((await accountOf(foreign.userId)).email, addressOf(foreign))
    assert.equal((await accountsAt(email))[0].status, 'invited')
  })

  test('never has the address of another one', async ({ assert }) => {
    const w = await world()
    const { admin, employee, colleague } = w
    const email = addressOf(colleague)
    const taken = { code: 'organisation.email_taken', details: { field: 'email', email } }
    const { key: code, details } = emailTaken(email)
    assert.deepEqual({ code, details }, taken)
    const changed = () =>
      refusal(
        acting(admin, () =>
          changeAccount(employee.employeeId, { ...ada, emailBefore: null, email, archived: false })
        )
      )
    assert.deepEqual(await changed(), taken)
    await withoutAccount(w)
    assert.deepEqual(await changed(), taken)
    assert.lengthOf(await mailsTo(email), 0)
  })

  test('is closed with its sessions and opened again by a mail', async ({ assert }) => {
    const { admin, employee, colleague } = await world()
    await acting(admin, () => closeAccount(employee.employeeId))
    assert.equal((await accountOf(employee.userId)).status, 'archived')
    assert.lengthOf(await openSessionsOf(employee), 0)
    assert.lengthOf(await openSessionsOf(colleague), 1)
    const email = addressOf(employee)
    await acting(admin, () => reopenAccount(employee.employeeId, { ...ada, email }))
    assert.equal((await accountOf(employee.userId)).status, 'invited')
    assert.lengthOf(await mailsTo(email), 1)
  })

  test('of a person without one is neither closed nor opened, unless an address is known', async ({
    assert,
  }) => {
    const w = await world()
    const { admin, employee } = w
    await withoutAccount(w)
    const email = anAddress()
    await acting(admin, async () => {
      await closeAccount(employee.employeeId)
      await refreshAccess(employee.employeeId)
      await reopenAccount(employee.employeeId, { ...ada, email: null })
    })
    assert.isNull(await acting(admin, () => accountIdOf(employee.employeeId)))
    assert.lengthOf(await openSessionsOf(employee), 1)
    await acting(admin, () => reopenAccount(employee.employeeId, { ...ada, email }))
    assert.equal((await accountsAt(email))[0].status, 'invited')
    assert.lengthOf(await mailsTo(email), 1)
  })
})

test.group('The last administrator', () => {
  test('is the only one of the organisation who can sign in', async ({ assert }) => {
    const w = await world()
    const { admin } = w
    await world()
    const needed = (who = admin) => refusal(acting(admin, () => requireAnotherAdmin(who.employeeId)))
    const last = { code: 'organisation.last_admin', details: {} }
    assert.deepEqual(await needed(), last)
    assert.isNull(await needed(w.manager))
    const { userId } = await person(w, roles.organisationAdmin, 'Drugi')
    const status = (next: string) => db.from('users').where('id', userId).update({ status: next })
    assert.isNull(await needed())
    for (const next of ['invited', 'archived']) {
      await status(next)
      assert.deepEqual(await needed(), last)
    }
  })

  test('is looked for among others than a person without an account', async ({ assert }) => {
    const w = await world()
    await withoutAccount(w)
    assert.isNull(await refusal(acting(w.admin, () => requireAnotherAdmin(w.employee.employeeId))))
  })
})
