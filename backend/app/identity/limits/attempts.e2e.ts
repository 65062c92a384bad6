import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/core/models/new_id'
import { attempts, limits } from '#app/identity/limits/attempts'
import { emailKey } from '#app/identity/limits/limiter'

/** An address and a network that no other test counts for. */
function stranger() {
  const [a, b, c] = Array.from(crypto.getRandomValues(new Uint8Array(3)))
  const email = `${newId()}@example.test`
  return { email, ip: `10.${a}.${b}.${c}`, device: null }
}
type Stranger = ReturnType<typeof stranger>
const keysOf = ({ email, ip }: Stranger) => ({
  email: `sign_in_email:${emailKey(email)}`,
  network: `sign_in_ip:${ip}`,
  failures: `sign_in_failures:${emailKey(email)}/${ip}`,
  wait: `sign_in_wait:${emailKey(email)}/${ip}`,
})
const pointsOf = async (key: string): Promise<number | null> =>
  (await db.from('rate_limits').where('key', key).first())?.points ?? null
const counted = async (who: Stranger) => {
  const keys = keysOf(who)
  return [await pointsOf(keys.email), await pointsOf(keys.network), await pointsOf(keys.failures)]
}
const preset = (key: string, points: number) =>
  db.table('rate_limits').insert({ key, points, expire: Date.now() + 600_000 })

test.group('Attempts to sign in', () => {
  test('each counts at its address, its network and its pair, and the right one is given back', async ({
    assert,
  }) => {
    const who = stranger()
    assert.deepEqual(await attempts.admit(who), { needsProof: false })
    assert.deepEqual(await counted(who), [1, 1, 1])
    await attempts.succeeded(who)
    assert.deepEqual(await counted(who), [0, 0, null])
  })

  test('a known device counts for itself alone', async ({ assert }) => {
    const who = stranger()
    await preset(keysOf(who).email, limits.perEmail + 10)
    const known = { ...who, device: newId() }
    assert.deepEqual(await attempts.admit(known), { needsProof: false })
    await attempts.succeeded(known)
    assert.deepEqual(await counted(who), [limits.perEmail + 10, null, null])
  })

  test('the attempt beyond the limit of an address or a network needs a second proof, not the one before', async ({
    assert,
  }) => {
    for (const [where, most] of [
      ['email', limits.perEmail],
      ['network', limits.perNetwork],
    ] as const) {
      const who = stranger()
      await preset(keysOf(who)[where], most - 1)
      assert.isFalse((await attempts.admit(who)).needsProof, where)
      assert.isTrue((await attempts.admit(who)).needsProof, where)
    }
  })

  test('a new password forgets what was counted at its address, and nothing else', async ({ assert }) => {
    const [who, other] = [stranger(), stranger()]
    for (const one of [who, other])
      for (let n = 0; n < limits.free + 1; n += 1)
        await attempts.admit(one).catch((reason: { key: string }) => assert.equal(reason.key, tooMany))
    const [own, others] = [keysOf(who), keysOf(other)]
    assert.isNotNull(await pointsOf(own.wait))
    await attempts.forget(who.email)
    for (const key of [own.email, own.failures, own.wait]) assert.isNull(await pointsOf(key), key)
    for (const key of [others.email, others.failures, others.wait, own.network])
      assert.isNotNull(await pointsOf(key), key)
  })
})

const tooMany = 'identity.too_many_attempts'
