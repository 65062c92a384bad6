import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { powersOf, refuseStrongLogin } from '#app/core/database/login_powers'
import { databaseAddresses } from '#config/database'

const name = `powers_${process.pid}`
const between = `between_${process.pid}`
const owner = decodeURIComponent(new URL(databaseAddresses.owner).username)
const asOwner = (sql: string) => db.connection('owner').rawQuery(sql)

/** The address of a login with some powers. */
async function login(powers: string): Promise<string> {
  await asOwner(`create role ${name} login password 'only-here' ${powers}`)
  const address = new URL(databaseAddresses.owner)
  Object.assign(address, { username: name, password: 'only-here' })
  return address.href
}

/** Sentences of warning, or the refusal. */
async function heldTo(address: string): Promise<string[]> {
  const said: string[] = []
  try {
    await refuseStrongLogin(address, (sentence) => said.push(sentence))
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    said.push(`${code}: ${message}`)
  }
  return said
}

const tooStrong = `E_DATABASE_LOGIN: The login "${name}" can step around row-level security, which keeps organisations apart: choose another one for DATABASE_APP_URL.`

test.group('What the login of a process can do', (group) => {
  group.each.teardown(async () => {
    await asOwner(`drop role if exists ${name}`)
    await asOwner(`drop role if exists ${between}`)
  })

  test('a member of the role of requests and no more is let in', async ({ assert }) => {
    const address = await login('in role shiftloom_app')
    assert.deepEqual(await powersOf(address), { login: name, member: true, owns: false, above: false })
    assert.deepEqual(await heldTo(address), [])
  })

  test('one without any role has no rows, and no power either', async ({ assert }) => {
    const address = await login('')
    assert.deepEqual(await powersOf(address), { login: name, member: false, owns: false, above: false })
    assert.deepEqual(await heldTo(address), [])
  })

  test('the owner of the tables is let in with a warning', async ({ assert }) => {
    const [sentence, ...more] = await heldTo(databaseAddresses.owner)
    assert.equal(
      sentence,
      `The process signs in to the database as "${owner}", which owns the tables: unset DATABASE_APP_URL, or name a login of its own.`
    )
    assert.isEmpty(more)
  })

  for (const powers of ['bypassrls', 'superuser', `in role ${owner}`])
    test(`one with more is refused: ${powers.replace(owner, 'the owner')}`, async ({ assert }) => {
      const address = await login(powers)
      assert.containsSubset(await powersOf(address), { owns: false, above: true })
      assert.deepEqual(await heldTo(address), [tooStrong])
    })

  test('one that reaches such a role through another is refused as well', async ({ assert }) => {
    await asOwner(`create role ${between} bypassrls`)
    const address = await login(`in role ${between}`)
    assert.deepEqual(await heldTo(address), [tooStrong])
  })
})
