import { test } from '@japa/runner'
import { masked } from '#app/core/audit/masked'

test.group('What the log keeps of a state', () => {
  test('has no secret in it, at any depth', ({ assert }) => {
    const at = new Date('2026-11-02T10:00:00Z')
    const state = {
      ...{ name: 'Ewa', at, none: null, fte: 0, active: false },
      ...{ passwordHash: 'x', pin: '1234', kioskPin: { value: '1' }, access_token: ['x'] },
      keys: [{ Secret: 'x', cardCode: '1', card_code: '2', label: 'door' }, 'text'],
    }
    const hidden = '[masked]'
    assert.deepEqual(masked(state), {
      ...{ name: 'Ewa', at, none: null, fte: 0, active: false },
      ...{ passwordHash: hidden, pin: hidden, kioskPin: hidden, access_token: hidden },
      keys: [{ Secret: hidden, cardCode: hidden, card_code: hidden, label: 'door' }, 'text'],
    })
  })

  test('is as it was where it is no object', ({ assert }) => {
    for (const value of [null, undefined, 'password', 7, true]) assert.equal(masked(value), value)
  })
})
