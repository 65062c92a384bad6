import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { requireStrong } from '#app/identity/accounts/password_strength'
import { requireOneself } from '#app/identity/accounts/require_oneself'

test.group('Credentials', () => {
  test('are changed by their owner, never by the provider in their seat', ({ assert }) => {
    assert.doesNotThrow(() => requireOneself({ impersonatorUserId: null }))
    assert.throws(() => requireOneself({ impersonatorUserId: newId() }), /core\.forbidden/)
  })

  test('need a strong password, in any script; a weak one is marked at its field', ({ assert }) => {
    for (const strong of ['Fresh-s1', 'Zażółć-gęślą-Ż٣', `Aa-1${'x'.repeat(1020)}`])
      assert.doesNotThrow(() => requireStrong(strong))
    for (const weak of [
      ...['fresh-start-1', 'Fresh-start-x', 'Fresh start 1', 'Fresh-1', ''],
      `Aa-1${'x'.repeat(1021)}`,
    ])
      assert.throws(() => requireStrong(weak), /identity\.password_weak .*"field":"password"/, weak)
  })
})
