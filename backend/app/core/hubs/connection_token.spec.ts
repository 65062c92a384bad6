import { test } from '@japa/runner'
import { ConnectionTokens } from '#app/core/hubs/connection_token'

const now = Date.UTC(2026, 10, 2, 8)
const tokens = new ConnectionTokens('a-secret-of-this-test')

test.group('The ticket between negotiation and web socket', () => {
  test('is good for 30 seconds, not for one millisecond more', ({ assert }) => {
    const { connectionId, connectionToken } = tokens.issue('schedule', 'ada', now)
    assert.containsSubset(tokens.read(connectionToken, now + 29_999), {
      connectionId,
      hub: 'schedule',
      userId: 'ada',
    })
    assert.isNull(tokens.read(connectionToken, now + 30_000))
  })

  test('names a connection that no other has', ({ assert }) => {
    const ids = Array.from({ length: 3 }, () => tokens.issue('schedule', 'ada', now).connectionId)
    for (const id of ids) assert.match(id, /^[\w-]{22}$/)
    assert.equal(new Set(ids).size, 3)
  })

  test('is read only by the secret that signed it, and unchanged', ({ assert }) => {
    const { connectionToken } = tokens.issue('schedule', 'ada', now)
    const [body, signature] = connectionToken.split('.')
    const forged = Buffer.from(JSON.stringify({ userId: 'eve', expiresAt: now * 2 })).toString('base64url')
    assert.isNotNull(tokens.read(connectionToken, now))
    assert.isNull(new ConnectionTokens('another-secret').read(connectionToken, now))
    assert.isNull(tokens.read(`${forged}.${signature}`, now))
    assert.isNull(tokens.read(`${body}.`, now))
    assert.isNull(tokens.read('', now))
  })
})
