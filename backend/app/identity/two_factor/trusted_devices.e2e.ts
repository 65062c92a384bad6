import { test } from '@japa/runner'
import { isTrusted, trustDevice, trustedDevices } from '#app/identity/two_factor/trusted_devices'
import { world } from '#tests/world/world'

const someone = async () => (await world()).employee.userId

test.group('What a trusted device shows', () => {
  test('is taken whole, and nothing else is', async ({ assert }) => {
    const userId = await someone()
    const given = await trustDevice(userId, 'Kuchnia', null)
    for (const wrong of ['', 'nothing', `a${given}`, `${given}a`, given.slice(1), given.slice(0, -1)])
      assert.isFalse(await isTrusted(userId, [wrong]), wrong)
    assert.isTrue(await isTrusted(userId, ['nothing', given]))
  })

  test('its browser is kept by what it calls itself, within bounds', async ({ assert }) => {
    const userId = await someone()
    for (const name of [null, 'Probe/1.0', 'x'.repeat(400)]) await trustDevice(userId, 'Kuchnia', name)
    const kept = (await trustedDevices(userId)).map(({ userAgent }) => userAgent)
    assert.sameMembers(kept, [null, 'Probe/1.0', 'x'.repeat(300)])
  })
})
