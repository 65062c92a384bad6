import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { newId } from '#app/core/models/new_id'
import { DomainError } from '#app/core/errors/domain_error'
import { comeBack, leaveFor, type Outgoing } from '#app/identity/external/openid'

const redirectUri = 'https://here.example/callback'
const clientId = 'shiftloom'

type Provider = {
  issuer: string
  /** The requests it got: addresses, with what came in the body. */
  asked: { address: string; sent: Record<string, string> }[]
  /** What its id token says beside the names of both sides; null for a provider that sends none. */
  claims: Record<string, unknown> | null
  isAway: boolean
  tokenEndpoint: string
}

/** A provider in place of the network, which answers every request in this process. */
function provider(cleanup: (undo: () => void) => void, issuer = `https://${newId()}.example`): Provider {
  const own: Provider = { issuer, asked: [], claims: {}, isAway: false, tokenEndpoint: `${issuer}/token` }
  const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: 'only-for-tests' }
  const { fetch } = globalThis
  Object.assign(process.env, settings)
  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    own.asked.push({ address, sent: Object.fromEntries(new URLSearchParams(String(init?.body ?? ''))) })
    if (own.isAway) throw new TypeError('fetch failed')
    if (address === own.tokenEndpoint) return Response.json(tokensOf(own))
    return Response.json({
      ...{ issuer, authorization_endpoint: `${issuer}/authorise`, token_endpoint: own.tokenEndpoint },
      ...{ jwks_uri: `${issuer}/keys`, response_types_supported: ['code'] },
    })
  }
  cleanup(() => {
    globalThis.fetch = fetch
    for (const name of Object.keys(settings)) delete process.env[name]
  })
  return own
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function tokensOf({ issuer, claims }: Provider) {
  const tokens = { access_token: 'opaque', token_type: 'Bearer' }
  if (!claims) return tokens
  const now = Math.floor(Date.now() / 1000)
  const body = { iss: issuer, sub: 'anna', aud: clientId, iat: now, exp: now + 300, ...claims }
  return { ...tokens, id_token: `${part({ alg: 'RS256' })}.${part(body)}.${part({})}` }
}

/** What was written to the log at this level. */
function logged(cleanup: (undo: () => void) => void, level: 'warn' | 'error'): unknown[][] {
  const said: unknown[][] = []
  const own = logger[level].bind(logger)
  logger[level] = (...what: unknown[]) => void said.push(what)
  cleanup(() => void (logger[level] = own))
  return said
}

const refusalOf = async (work: Promise<unknown>) => {
  const reason: unknown = await work.then(
    () => null,
    (error: unknown) => error
  )
  return reason instanceof DomainError ? reason.key : reason
}

/** The way back of a user who left, with what the provider adds to the address. */
function wayBack({ state }: Outgoing, more: Record<string, string> = {}) {
  const address = new URL(redirectUri)
  address.search = String(new URLSearchParams({ code: 'once', state, ...more }))
  return address
}

test.group('Leaving for a provider', () => {
  test('names us, the way back and what must return unchanged', async ({ assert, cleanup }) => {
    const { issuer } = provider(cleanup)
    const { address, outgoing } = await leaveFor('oidc', redirectUri)
    assert.equal(address.origin + address.pathname, `${issuer}/authorise`)
    assert.deepEqual(Object.fromEntries(address.searchParams), {
      ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri },
      ...{ scope: 'openid email profile', state: outgoing.state, nonce: outgoing.nonce },
      code_challenge: createHash('sha256').update(outgoing.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    assert.equal(outgoing.provider, 'oidc')
    const other = (await leaveFor('oidc', redirectUri)).outgoing
    for (const key of ['state', 'nonce', 'verifier'] as const) assert.notEqual(other[key], outgoing[key])
  })

  test('asks it for its description once, and again after it did not answer', async ({ assert, cleanup }) => {
    const own = provider(cleanup)
    const said = logged(cleanup, 'error')
    own.isAway = true
    assert.equal(await refusalOf(leaveFor('oidc', redirectUri)), 'identity.provider_unreachable')
    assert.containsSubset(said, [[{ err: {} }, 'a sign-in provider did not answer']])
    own.isAway = false
    await leaveFor('oidc', redirectUri)
    await leaveFor('oidc', redirectUri)
    const description = `${own.issuer}/.well-known/openid-configuration`
    assert.deepEqual(
      own.asked.map(({ address }) => address),
      [description, description]
    )
  })

  test('is not possible for one that is not set up', async ({ assert, cleanup }) => {
    provider(cleanup)
    assert.equal(await refusalOf(leaveFor('google', redirectUri)), 'core.not_found')
  })

  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    test(`goes by plain http to this machine: ${host}`, async ({ assert, cleanup }) => {
      const { issuer } = provider(cleanup, `http://${host}:9/${newId()}`)
      assert.equal((await leaveFor('oidc', redirectUri)).address.origin, new URL(issuer).origin)
    })

  for (const host of ['127.0.0.2', 'localhost.example'])
    test(`goes by plain http nowhere else: ${host}`, async ({ assert, cleanup }) => {
      const own = provider(cleanup, `http://${host}:9/${newId()}`)
      assert.equal(await refusalOf(leaveFor('oidc', redirectUri)), 'identity.provider_unreachable')
      assert.deepEqual(own.asked, [])
    })
})

test.group('Coming back from a provider', () => {
  test('proves by the verifier that the same browser left', async ({ assert, cleanup }) => {
    const own = provider(cleanup)
    const { outgoing } = await leaveFor('oidc', redirectUri)
    own.claims = { nonce: outgoing.nonce }
    assert.deepEqual(await comeBack(wayBack(outgoing), outgoing), {
      issuer: own.issuer,
      subject: 'anna',
      verifiedEmail: null,
    })
    assert.containsSubset(own.asked.at(-1), {
      address: own.tokenEndpoint,
      sent: { code: 'once', code_verifier: outgoing.verifier, redirect_uri: redirectUri },
    })
  })

  for (const [what, claims, isVerified] of [
    ['email_verified', { email_verified: true }, true],
    ['xms_edov', { xms_edov: true }, true],
    ['xms_edov as a number', { xms_edov: 1 }, true],
    ['xms_edov as a text', { xms_edov: '1' }, true],
    ['nothing', {}, false],
    ['the contrary', { email_verified: false, xms_edov: 0 }, false],
    ['other words', { email_verified: 'no', xms_edov: '0' }, false],
    ['an address that is no text', { email: 7, email_verified: true }, false],
  ] as const)
    test(`with an address the provider vouches for by: ${what}`, async ({ assert, cleanup }) => {
      const own = provider(cleanup)
      const { outgoing } = await leaveFor('oidc', redirectUri)
      own.claims = { nonce: outgoing.nonce, email: 'anna@example.test', ...claims }
      const { verifiedEmail } = await comeBack(wayBack(outgoing), outgoing)
      assert.equal(verifiedEmail, isVerified ? 'anna@example.test' : null)
    })

  for (const [what, change] of Object.entries<(own: Provider, outgoing: Outgoing) => URL | void>({
    'another state': (_own, outgoing) => wayBack(outgoing, { state: 'mine' }),
    'another nonce': (own) => void (own.claims = { nonce: 'mine' }),
    'no nonce': (own) => void (own.claims = {}),
    'no id token': (own) => void (own.claims = null),
    'another issuer': (own, { nonce }) => void (own.claims = { nonce, iss: 'https://elsewhere.example' }),
    'a token for others': (own, { nonce }) => void (own.claims = { nonce, aud: 'others' }),
    'no answer': (own) => void (own.isAway = true),
  }))
    test(`is refused with ${what}, which the log names`, async ({ assert, cleanup }) => {
      const own = provider(cleanup)
      const said = logged(cleanup, 'warn')
      const { outgoing } = await leaveFor('oidc', redirectUri)
      own.claims = { nonce: outgoing.nonce }
      const address = change(own, outgoing) ?? wayBack(outgoing)
      assert.equal(await refusalOf(comeBack(address, outgoing)), 'identity.provider_refused')
      assert.containsSubset(said, [[{ provider: 'oidc', err: {} }, 'a sign-in with a provider failed']])
    })

  test('never sends the code by plain http, though it is named by a provider on this machine', async ({
    assert,
    cleanup,
  }) => {
    const own = provider(cleanup, `https://localhost:9/${newId()}`)
    own.tokenEndpoint = 'http://localhost:9/token'
    const { outgoing } = await leaveFor('oidc', redirectUri)
    own.claims = { nonce: outgoing.nonce }
    assert.equal(await refusalOf(comeBack(wayBack(outgoing), outgoing)), 'identity.provider_refused')
    assert.lengthOf(own.asked, 1)
  })
})
