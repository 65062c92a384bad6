import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readEnvironment, Refusal } from './environment.ts'

const refused = (env: NodeJS.ProcessEnv, words: RegExp) =>
  assert.throws(
    () => readEnvironment(env),
    (error) => error instanceof Refusal && words.test(error.message)
  )

test('without a store it says which setting is missing', () => refused({}, /REDIS_URL or DATABASE_URL/))
test('Redis carries the queues when it is given, PostgreSQL otherwise', () => {
  const DATABASE_URL = 'postgres://user:secret@host/name'
  assert.deepEqual(readEnvironment({ DATABASE_URL }).store, { kind: 'postgres', url: DATABASE_URL })
  const REDIS_URL = 'redis://host:6379'
  assert.deepEqual(readEnvironment({ DATABASE_URL, REDIS_URL }).store, { kind: 'redis', url: REDIS_URL })
})
test('an address of another kind is refused without being quoted', () => {
  refused({ DATABASE_URL: 'mysql://user:secret@host/name' }, /^DATABASE_URL must start with postgres:\/\/\.$/)
  refused({ REDIS_URL: 'host:6379' }, /^REDIS_URL must start with redis:\/\/\.$/)
})
test('a secret may lie in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'solver-environment-'))
  const file = join(folder, 'url')
  writeFileSync(file, 'postgres://host/name\n')
  assert.equal(readEnvironment({ DATABASE_URL_FILE: file }).store.url, 'postgres://host/name')
  rmSync(folder, { recursive: true })
  refused({ DATABASE_URL_FILE: file }, /DATABASE_URL_FILE/)
})
test('the process signs in beside the owner once it knows the key, or as it is named', () => {
  const DATABASE_URL = 'postgres://owner:secret@host/name'
  const { store } = readEnvironment({ DATABASE_URL, APP_KEY: 'a-key-of-at-least-thirty-two-characters' })
  assert.equal(new URL(store.url).username, 'name_web')
  const DATABASE_APP_URL = 'postgres://web:word@host/name'
  assert.equal(readEnvironment({ DATABASE_URL, DATABASE_APP_URL }).store.url, DATABASE_APP_URL)
  assert.equal(readEnvironment({ DATABASE_APP_URL }).store.url, DATABASE_APP_URL)
})
test('threads are a whole number from 1', () => {
  const DATABASE_URL = 'postgres://host/name'
  assert.equal(readEnvironment({ DATABASE_URL, SOLVER_THREADS: '3' }).threads, 3)
  assert.ok(readEnvironment({ DATABASE_URL }).threads >= 1)
  for (const SOLVER_THREADS of ['0', '1.5', 'many'])
    refused({ DATABASE_URL, SOLVER_THREADS }, /SOLVER_THREADS/)
})
