import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailboxAddressOf, productEnvironment } from './product.ts'

const appKey = 'a-key-of-at-least-thirty-two-characters'
const made = (host: string, settings: NodeJS.ProcessEnv = {}) => {
  const options = {
    host,
    port: 3333,
    databaseUrl: 'postgres://owner@db/shiftloom',
    appKey,
    storageDir: '/tmp',
  }
  const environment = { ...productEnvironment(options, settings), SMTP_URL: settings.SMTP_URL }
  return mailboxAddressOf(environment, 'http://localhost:3333')
}

test('the development mailbox is printed with its key, which is the same after a restart', () => {
  const address = made('127.0.0.1')
  assert.match(address ?? '', /^http:\/\/localhost:3333\/dev\/mailbox\?key=[\w-]{43}$/)
  assert.equal(made('127.0.0.1'), address)
  assert.ok(!address?.includes(appKey))
})
test('where it is closed there is nothing to print', () => {
  assert.equal(made('0.0.0.0'), null)
  assert.equal(made('127.0.0.1', { APP_URL: 'https://shiftloom.example.com' }), null)
  assert.equal(made('127.0.0.1', { SMTP_URL: 'smtp://mail.example.com' }), null)
  assert.equal(made('127.0.0.1', { DEV_MAILBOX: 'false' }), null)
})
