import { test } from '@japa/runner'
import { isSameHash, secretHash } from '#app/identity/two_factor/secret_hash'

test('the hash of a secret is that of SHA-256, and fits itself alone', ({ assert }) => {
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  assert.equal(secretHash('abc'), known)
  assert.isTrue(isSameHash(secretHash('abc'), known))
  assert.isFalse(isSameHash(secretHash('abd'), known))
  assert.isFalse(isSameHash(known.slice(1), known))
  assert.isFalse(isSameHash('', known))
})
