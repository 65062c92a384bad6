import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInAddress } from './database_login.ts'

const databaseUrl = 'postgres://owner:secret@db.example.com:5432/shiftloom?sslmode=require'
const appKey = 'a-key-of-at-least-thirty-two-characters'
const made = (settings: object) => new URL(signInAddress({ databaseUrl, appKey, ...settings }))

test('the processes have a login of their own beside the owner, on the same server', () => {
  const { username, password, host, pathname, search } = made({})
  assert.equal(username, 'shiftloom_web')
  assert.match(password, /^[\w-]{43}$/)
  assert.deepEqual([host, pathname, search], ['db.example.com:5432', '/shiftloom', '?sslmode=require'])
})
test('its password is the same every time, and another one under another key or for another database', () => {
  const { password } = made({})
  assert.equal(made({}).password, password)
  assert.notEqual(made({ appKey: `${appKey}!` }).password, password)
  assert.notEqual(made({ databaseUrl: 'postgres://owner:secret@db/other' }).password, password)
})
test('the owner’s user and password are not needed for it', () => {
  const withoutOwner = databaseUrl.replace('owner:secret@', '')
  assert.equal(made({ databaseUrl: withoutOwner }).href, made({}).href)
})
test('a login that is named wins, and without a key there is none to make', () => {
  const appUrl = 'postgres://web:word@db/shiftloom'
  assert.equal(signInAddress({ databaseUrl, appUrl, appKey }), appUrl)
  assert.equal(signInAddress({ databaseUrl }), databaseUrl)
  assert.equal(signInAddress({ databaseUrl: 'nonsense', appKey }), 'nonsense')
})
test('long names fit, and a socket gets the login as parameters', () => {
  assert.equal(made({ databaseUrl: `postgres://owner@db/${'x'.repeat(63)}` }).username.length, 63)
  const { searchParams } = made({ databaseUrl: 'postgres:///shiftloom?host=/run/postgresql' })
  assert.equal(searchParams.get('user'), 'shiftloom_web')
  assert.equal(searchParams.get('host'), '/run/postgresql')
})
