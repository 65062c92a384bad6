import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { databaseAddresses } from '#config/database'
import { prepareLogin } from '#app/core/database/application_login'

const owner = () => db.connection('owner')
let made = 0

/** The address of a login that no test has used. */
function login(password = 'p@ss:word/1'): { address: string; name: string } {
  const name = `login_${process.pid}_${(made += 1)}`
  const address = new URL(databaseAddresses.owner)
  Object.assign(address, { username: name, password: encodeURIComponent(password) })
  return { address: address.href, name }
}

async function ask<Row extends object>(address: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

test.group('The login of requests', (group) => {
  group.each.teardown(async () => {
    const { rows } = (await owner().rawQuery(
      `select rolname as name from pg_roles where rolname like 'login_${process.pid}_%'`
    )) as { rows: { name: string }[] }
    for (const { name } of rows) await owner().rawQuery(`drop owned by ${name}; drop role ${name}`)
  })

  test('is made once, and gets the password that its address names now', async ({ assert }) => {
    const { address } = login()
    await prepareLogin(address)
    await prepareLogin(address)
    assert.deepEqual(await ask(address, 'select count(*)::int as count from users where false'), [
      { count: 0 },
    ])
    const other = new URL(address)
    other.password = 'another'
    await assert.rejects(() => ask(other.href, 'select 1'), /password/)
    await prepareLogin(other.href)
    assert.lengthOf(await ask(other.href, 'select 1'), 1)
    await assert.rejects(() => ask(address, 'select 1'), /password/)
  })

  test('that works is left as it is, so its owner need not be able to make it', async ({ assert }) => {
    const [working, poor] = [login(), login()]
    await prepareLogin(working.address)
    await prepareLogin(poor.address)
    await owner().transaction(async (trx) => {
      await trx.rawQuery(`set local role ${poor.name}`)
      await assert.doesNotReject(() => prepareLogin(working.address, trx))
      await trx.rollback()
    })
  })

  test('is not made where its server does not answer, and stays connected nowhere', async ({ assert }) => {
    const count = async (from: string, column: string, name: string) => {
      const sql = `select count(*)::int as count from ${from} where ${column} = ?`
      const { rows } = (await owner().rawQuery(sql, [name])) as { rows: [{ count: number }] }
      return rows[0].count
    }
    const { address, name } = login()
    const away = new URL(address)
    away.port = '1'
    await assert.rejects(() => prepareLogin(away.href), /ECONNREFUSED/)
    assert.equal(await count('pg_roles', 'rolname', name), 0)
    await prepareLogin(address)
    for (let left = 50; left > 0 && (await count('pg_stat_activity', 'usename', name)) > 0; left -= 1)
      await sleep(20)
    assert.equal(await count('pg_stat_activity', 'usename', name), 0)
  })

  test('cannot lift row-level security, change tables or take on the owner', async ({ assert }) => {
    const { address } = login()
    await prepareLogin(address)
    const ownerName = decodeURIComponent(new URL(databaseAddresses.owner).username)
    for (const sql of [
      'select id from employees',
      'set row_security = off; select id from users',
      'alter table users disable row level security',
      'create table public.mine (id int)',
      `set role ${ownerName}`,
      `delete from audit_events`,
    ])
      await assert.rejects(() => ask(address, sql))
  })

  test('is left alone where it is the owner', async ({ assert }) => {
    await prepareLogin(databaseAddresses.owner)
    assert.lengthOf(await ask(databaseAddresses.owner, 'select 1'), 1)
  })

  test('is refused when it could step around the guard, or when the owner may not make it', async ({
    assert,
  }) => {
    const strong = login()
    await owner().rawQuery(`create role ${strong.name} login superuser password 'p@ss:word/1'`)
    await assert.rejects(() => prepareLogin(strong.address), /must be a member of shiftloom_app/)
    const refused: unknown = await prepareLogin(strong.address).catch((error: unknown) => error)
    assert.containsSubset(refused, { code: 'E_DATABASE_LOGIN', status: 500 })
    const poor = login()
    await prepareLogin(poor.address)
    const wished = login()
    await owner().transaction(async (trx) => {
      await trx.rawQuery(`set local role ${poor.name}`)
      await assert.rejects(
        () => prepareLogin(wished.address, trx),
        /may not make the login .* create role "login_.*" login password .* DATABASE_APP_URL/
      )
      await trx.rollback()
    })
  })
})
