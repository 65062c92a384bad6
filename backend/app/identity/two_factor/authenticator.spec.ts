import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import { newAuthenticatorSecret, stepOfCode } from '#app/identity/two_factor/authenticator'

test('a code belongs to its own step, to no one two steps away, and to no secret that is none', ({
  assert,
}) => {
  const { secret, stored } = newAuthenticatorSecret('ann@example.test')
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
  const step = 60_000_000
  const now = (step * 30 + 7) * 1000
  const codeAt = (at: number) => totp.generate({ timestamp: at * 30_000 })
  for (const at of [step - 1, step, step + 1]) assert.equal(stepOfCode(stored, codeAt(at), now), at)
  for (const at of [step - 2, step + 2]) assert.isNull(stepOfCode(stored, codeAt(at), now))
  assert.isNull(stepOfCode('no secret', codeAt(step), now))
})
