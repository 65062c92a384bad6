import type { IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { checkRequestId } from '#app/core/http/request_id'

/** What is left of the name a caller gives its request. */
function kept(name: string | undefined): unknown {
  const headers: Record<string, unknown> = {
    ...(name !== undefined && { 'x-request-id': name }),
    other: 'stays',
  }
  checkRequestId({ headers } as unknown as IncomingMessage)
  return headers.other === 'stays' && headers['x-request-id']
}

test.group('The name of a request', () => {
  test('is taken from the caller where it is one', ({ assert }) => {
    for (const name of ['a1B2-c3:D4._', '12345678', 'x'.repeat(64)]) assert.equal(kept(name), name)
  })

  test('is forgotten where it is too short, too long or could break a line', ({ assert }) => {
    for (const name of [
      '1234567',
      'x'.repeat(65),
      'abcdefgh\nforged',
      ' 12345678',
      '12345678 ',
      'a<b>cdefgh',
      '',
    ])
      assert.isUndefined(kept(name), JSON.stringify(name))
    assert.isUndefined(kept(undefined))
  })
})
