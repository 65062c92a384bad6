import { test } from '@japa/runner'
import { abilities, type Ability } from '#contracts/abilities'
import { endpoints } from './routes.js'

test.group('Endpoints', () => {
  test('each names exactly one ability, and one that exists', ({ assert }) => {
    const all = endpoints()
    assert.isAbove(all.length, 8)
    for (const { method, pattern, gates } of all) {
      assert.lengthOf(gates, 1, `${method} ${pattern}`)
      assert.include(abilities, gates[0]!.args as Ability, `${method} ${pattern}`)
    }
  })

  test('whatever is not open to everyone asks for an account first', ({ assert }) => {
    for (const { method, pattern, gates, needsAccount } of endpoints())
      assert.equal(needsAccount, gates[0]!.name === 'can', `${method} ${pattern}`)
  })
})
