import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { newOwnerToken, readOwnerToken } from '#app/core/http/owner_token'

const organisationId = '01939f2a-7c4e-7b21-9d3f-0a1b2c3d4e5f'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test.group('Secrets that name their organisation', () => {
  test('are read as they were made, and only their hash is kept', ({ assert }) => {
    const { token, ...kept } = newOwnerToken(organisationId)
    assert.match(token, /^[\w-]{65}$/)
    assert.deepEqual(kept, { organisationId, hash: sha256(token) })
    assert.deepEqual(readOwnerToken(token), kept)
  })

  test('are made of chance, or of the bytes that are given', ({ assert }) => {
    assert.notEqual(newOwnerToken(organisationId).token, newOwnerToken(organisationId).token)
    const bytes = Buffer.alloc(32, 7)
    const { token } = newOwnerToken(organisationId, bytes)
    assert.equal(token, newOwnerToken(organisationId, bytes).token)
    assert.isTrue(token.endsWith(bytes.toString('base64url')))
  })

  test('are none of ours with a letter more, fewer or strange', ({ assert }) => {
    const { token } = newOwnerToken(organisationId)
    for (const other of [
      ...['', token.slice(1), token.slice(0, -1), `${token}A`, `A${token}`, `${token}\n${token}`],
      ...[`.${token.slice(1)}`, `${token.slice(0, -1)}.`, `${token}=`],
    ])
      assert.isNull(readOwnerToken(other), other)
  })
})
