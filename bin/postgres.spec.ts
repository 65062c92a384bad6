import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { ensureDatabase, onConnection } from './databases.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepRunning } from './keep_running.ts'
import { startPostgres, stopPostgres } from './postgres.ts'
import { isAlive } from './process_table.ts'
import { Refusal } from './refusal.ts'

const dir = join(mkdtempSync(join(tmpdir(), 'shiftloom-postgres-')), 'postgres')
after(async () => {
  await stopPostgres(dir)
  rmSync(dir, { recursive: true, force: true })
})

const start = () => startPostgres({ dir, disposable: true })
const pidOf = () => Number(readFileSync(join(dir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
const answerOf = (url: string) =>
  onConnection(url, async (client) => (await client.query('select word from kept')).rows[0]?.word)

test('keeps its data from one start to the next, behind a password', async () => {
  const first = await start()
  await ensureDatabase(first.urlOf('postgres'), 'one')
  await onConnection(first.urlOf('one'), (client) =>
    client.query(`create table kept as select 'data' as word`)
  )
  await first.stop()

  const second = await start()
  assert.equal(await answerOf(second.urlOf('one')), 'data')
  assert.equal(statSync(join(dir, 'password')).mode & 0o777, 0o600)
  const stranger = second.urlOf('one').replace(/:[^:@]+@/, ':wrong@')
  await assert.rejects(
    answerOf(stranger),
    (error) => error instanceof Refusal && /correct the user or the password/.test(error.message)
  )
  await second.stop()
})

test('takes over a server that a killed process left behind, and then stops it', async () => {
  const code = `const { startPostgres } = await import('./postgres.ts')
    await startPostgres({ dir: ${JSON.stringify(dir)}, disposable: true })
    process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: import.meta.dirname })
  const orphan = pidOf()
  assert.ok(isAlive(orphan))

  const server = await start()
  assert.equal(pidOf(), orphan)
  await server.stop()
  assert.ok(!isAlive(orphan))
})

test('is started again on its port when it is killed, until it ended too often', async () => {
  const server = await start()
  await ensureDatabase(server.urlOf('postgres'), 'one')
  const lines: string[] = []
  const { isRunning, restart } = server
  const kept = keepRunning(
    { name: 'database', isRunning, start: restart },
    { limits: { restarts: 2, firstDelayMs: 50, lookEveryMs: 20 }, write: (line) => lines.push(line) }
  )
  for (const round of [1, 2]) {
    const killed = pidOf()
    process.kill(killed, 'SIGKILL')
    while (lines.length < round || !isRunning()) await sleep(20)
    assert.notEqual(pidOf(), killed)
    assert.equal(await answerOf(server.urlOf('one')), 'data')
  }
  process.kill(pidOf(), 'SIGKILL')
  await assert.rejects(
    kept.failed,
    (error) => error instanceof Refusal && /ended 3 times in a row/.test(error.message)
  )
  await kept.leave()
  assert.deepEqual(lines, [
    'database | ended; starting it again in 0.05 s',
    'database | ended; starting it again in 0.1 s',
  ])
  await server.stop()
})

test('leaves a server alone that belongs to another living process', async () => {
  const server = await start()
  writeFileSync(join(dir, 'owner'), String(process.ppid))
  const pid = pidOf()
  const other = await start()
  await other.stop()
  assert.ok(isAlive(pid))
  await server.stop()
  assert.ok(!isAlive(pid))
})

test('a note of a server that is gone, with a number that now means another process, does not stop the start', async () => {
  const note = join(dir, 'cluster', 'postmaster.pid')
  writeFileSync(note, `${process.pid}\n${join(dir, 'cluster')}\n0\n5\n\n127.0.0.1\n\nready\n`)
  const server = await start()
  assert.notEqual(pidOf(), process.pid)
  await server.stop()
})

test('names what is wrong with a connection string', async () => {
  const messages: Record<string, RegExp> = {
    'mysql://root@localhost/shop': /postgres:\/\/user:password/,
    'not a url': /postgres:\/\/user:password/,
    'postgres://a:b@127.0.0.1:1/shop': /No PostgreSQL answers at 127.0.0.1:1/,
    'postgres://a:b@no-such-host.invalid:5432/shop': /host no-such-host.invalid is unknown/,
  }
  for (const [url, message] of Object.entries(messages)) {
    await assert.rejects(
      answerOf(url),
      (error) => error instanceof Refusal && message.test(error.message),
      url
    )
  }
  const server = await start()
  await assert.rejects(answerOf(server.urlOf('absent')), /has no database "absent"/)
  await server.stop()
})
