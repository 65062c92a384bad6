import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, test } from 'node:test'
import { loadEnvironment, readSettings } from './environment.ts'
import { inRoot } from './paths.ts'
import { readSecrets } from './secrets.ts'

const dir = mkdtempSync(join(tmpdir(), 'shiftloom-environment-'))
const file = (name: string, text: string) => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}
const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

test('.env is read, and the environment wins over it', () => {
  process.env.PORT = '4000'
  delete process.env.HOST
  loadEnvironment(file('.env', 'PORT=5000\nHOST=0.0.0.0\n'))
  assert.equal(process.env.PORT, '4000')
  assert.equal(process.env.HOST, '0.0.0.0')
})

test('a secret may be the content of a file, unless it is given directly', () => {
  process.env.APP_KEY_FILE = file('key', 'from the file\n')
  delete process.env.APP_KEY
  loadEnvironment(join(dir, 'absent'))
  assert.equal(process.env.APP_KEY, 'from the file')

  process.env.APP_KEY = 'given'
  loadEnvironment(join(dir, 'absent'))
  assert.equal(process.env.APP_KEY, 'given')
})

test('a secret whose file is missing is one sentence', () => {
  delete process.env.SMTP_URL
  process.env.SMTP_URL_FILE = '/no/such/file'
  assert.throws(
    () => loadEnvironment(join(dir, 'absent')),
    /SMTP_URL_FILE names \/no\/such\/file, which cannot be read \(ENOENT\)/
  )
})

test('the demo company is for the embedded database, unless configured otherwise', () => {
  assert.equal(readSettings({}).demoData, true)
  assert.equal(readSettings({ DATABASE_URL: 'postgres://a@b/c' }).demoData, false)
  assert.equal(readSettings({ DATABASE_URL: 'postgres://a@b/c', DEMO_DATA: 'true' }).demoData, true)
  assert.throws(() => readSettings({ DEMO_DATA: 'perhaps' }), /give true or false/)
})

test('a port that is none is refused', () => {
  assert.equal(readSettings({}).port, 3333)
  for (const PORT of ['abc', '0', '70000', '3.5'])
    assert.throws(() => readSettings({ PORT }), /between 1 and 65535/)
})

test('a tag manager that is none, and an unknown consent, are refused', () => {
  readSettings({ GTM_ID: 'GTM-ABC1', ANALYTICS_CONSENT: 'ask' })
  assert.throws(() => readSettings({ GTM_ID: 'UA-1' }), /GTM- or G-/)
  assert.throws(() => readSettings({ ANALYTICS_CONSENT: 'never' }), /granted or ask/)
})

test('secrets are made once, for their owner only, and a damaged file is not replaced', () => {
  const path = join(dir, 'secrets.json')
  const { appKey } = readSecrets(path)
  assert.ok(appKey.length >= 32)
  assert.equal(readSecrets(path).appKey, appKey)
  assert.equal(statSync(path).mode & 0o777, 0o600)
  assert.throws(() => readSecrets(file('damaged.json', '{"appKey":')), /is damaged/)
})

test('.env.example and the configuration guide name every setting that the processes read', () => {
  const names = readFileSync(inRoot('backend', 'start', 'env.ts'), 'utf8').match(/^ {2}[A-Z_]+(?=:)/gm) ?? []
  assert.ok(names.length > 10)
  const example = readFileSync(inRoot('.env.example'), 'utf8')
  const guide = readFileSync(inRoot('docs', 'operations', 'configuration.md'), 'utf8')
  const ownedByStart = ['NODE_ENV', 'FRONTEND_DIST']
  for (const name of names.map((text) => text.trim())) {
    assert.match(guide, new RegExp(`\\b${name}\\b`), `${name} is missing in configuration.md`)
    if (!ownedByStart.includes(name))
      assert.match(example, new RegExp(`^# ${name}=`, 'm'), `${name} is missing in .env.example`)
  }
})
