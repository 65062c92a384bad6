import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { databaseAddresses } from '#config/database'
import { startWeb, startWireTo } from '#app/core/hubs/network_stage'
import { startFromSources } from '#app/core/outage/process_stage'

const name = `strong_${process.pid}`
const password = 'only-here'

/** The address of a login with some powers, a member of the role of requests. */
async function login(powers: string): Promise<string> {
  await db.connection('owner').rawQuery(`create role ${name} login password '${password}' ${powers}`)
  await db.connection('owner').rawQuery(`grant shiftloom_app to ${name}`)
  const address = new URL(databaseAddresses.owner)
  Object.assign(address, { username: name, password })
  return address.href
}
const owner = () => decodeURIComponent(new URL(databaseAddresses.owner).username)

test.group('A process and its login at the database', (group) => {
  group.each.timeout(120_000)
  group.each.teardown(async () => {
    await db.connection('owner').rawQuery(`drop role if exists ${name}`)
  })

  for (const [what, args] of [
    ['web', ['bin/server.ts']],
    ['jobs', ['ace.js', 'queue:work']],
  ] as const)
    test(`does not start with one that steps around row-level security: ${what}`, async ({
      assert,
      cleanup,
    }) => {
      const started = startFromSources([...args], {
        DATABASE_APP_URL: await login('bypassrls'),
        PORT: '0',
        LOG_LEVEL: 'warn',
      })
      cleanup(started.kill)
      const { code, signal } = await started.ended()
      assert.deepEqual([code, signal], [1, null], started.written())
      assert.match(started.written(), new RegExp(`The login "${name}" can step around row-level security`))
    })

  test('does not start with one that can take on the owner', async ({ assert, cleanup }) => {
    const started = startFromSources(['bin/server.ts'], {
      DATABASE_APP_URL: await login(`in role ${owner()}`),
      PORT: '0',
    })
    cleanup(started.kill)
    assert.deepEqual(await started.ended(), { code: 1, signal: null }, started.written())
    assert.match(started.written(), /choose another one for DATABASE_APP_URL/)
  })

  test('ends at the latest when a database that was away shows how strong its login is', async ({
    assert,
    cleanup,
  }) => {
    const wire = await startWireTo(await login('bypassrls'))
    cleanup(wire.stop)
    wire.cut()
    const started = startFromSources(['bin/server.ts'], {
      DATABASE_APP_URL: wire.url,
      PORT: '0',
      LOG_LEVEL: 'info',
    })
    cleanup(started.kill)
    // With Redis it starts and says that it is not ready; otherwise hub messages go through the database, and it ends.
    if (process.env.REDIS_URL) {
      await started.until(() => started.written().includes('started HTTP server'))
      wire.mend()
    }
    assert.deepEqual(await started.ended(), { code: 1, signal: null }, started.written())
    if (process.env.REDIS_URL) assert.match(started.written(), /can step around row-level security/)
  })

  test('starts as the owner where an installation has chosen that, and warns of it', async ({
    assert,
    cleanup,
  }) => {
    const env = { DATABASE_APP_URL: databaseAddresses.owner, LOG_LEVEL: 'warn' }
    const web = await startWeb(undefined, env)
    cleanup(web.kill)
    assert.include(web.written(), 'which owns the tables: unset DATABASE_APP_URL')
    const usual = await startWeb(undefined, { LOG_LEVEL: 'warn' })
    cleanup(usual.kill)
    assert.notInclude(usual.written(), 'which owns the tables')
  })
})
