import { test } from '@japa/runner'
import { jwtVerify, SignJWT } from 'jose'
import env from '#start/env'
import { signAccessToken, verifyAccessToken } from '#app/identity/sessions/access_token'
import { bearerToken } from '#app/identity/sessions/bearer_token'

const claims = { userId: 'ada', sessionId: 'session', isInAdminRole: true }
const key = new TextEncoder().encode(env.get('APP_KEY'))
/** A token of our key with one thing about it changed. */
const other = (payload: object, audience = 'shiftloom', alg = 'HS256') =>
  new SignJWT({ ...payload })
    .setProtectedHeader({ alg })
    .setAudience(audience)
    .setExpirationTime('1m')
    .sign(key)

test.group('An access token', () => {
  test('is read back as it was signed', async ({ assert }) => {
    assert.deepEqual(await verifyAccessToken(await signAccessToken(claims)), claims)
    const employee = { ...claims, isInAdminRole: false }
    assert.deepEqual(await verifyAccessToken(await signAccessToken(employee)), employee)
  })

  test('is good for fifteen minutes', async ({ assert }) => {
    const { payload } = await jwtVerify(await signAccessToken(claims), key)
    assert.equal(payload.exp! - payload.iat!, 15 * 60)
    assert.isNull(await verifyAccessToken(await signAccessToken(claims, -1)))
  })

  test('opens nothing when it is of another audience, another kind of signature, or not ours', async ({
    assert,
  }) => {
    const payload = { userId: 'ada', sid: 'session', isInAdminRole: true }
    assert.deepEqual(await verifyAccessToken(await other(payload)), claims)
    assert.isNull(await verifyAccessToken(await other(payload, 'somewhere-else')))
    assert.isNull(await verifyAccessToken(await other(payload, 'shiftloom', 'HS512')))
    const [header, body] = (await other(payload)).split('.')
    assert.isNull(await verifyAccessToken(`${header}.${body}.`))
    assert.isNull(await verifyAccessToken('nonsense'))
  })

  test('opens nothing without a user or a session, and no claim turns a user into an administrator', async ({
    assert,
  }) => {
    assert.isNull(await verifyAccessToken(await other({ sid: 'session' })))
    assert.isNull(await verifyAccessToken(await other({ userId: 'ada' })))
    assert.isNull(await verifyAccessToken(await other({ userId: 7, sid: 'session' })))
    assert.isNull(await verifyAccessToken(await other({ userId: 'ada', sid: 7 })))
    const said = await verifyAccessToken(await other({ userId: 'ada', sid: 'session', isInAdminRole: 'yes' }))
    assert.isFalse(said?.isInAdminRole)
  })
})

test.group('The header that carries it', () => {
  test('is a bearer token and nothing else', ({ assert }) => {
    assert.equal(bearerToken('Bearer a.b.c'), 'a.b.c')
    for (const header of [
      undefined,
      '',
      'Bearer ',
      'Bearer',
      'Basic a.b.c',
      'Bearer a b',
      'x Bearer a',
      'Bearer a ',
    ])
      assert.isNull(bearerToken(header), header)
  })
})
