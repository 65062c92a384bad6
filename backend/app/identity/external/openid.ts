import logger from '@adonisjs/core/services/logger'
import * as openid from 'openid-client'
import { DomainError, notFound } from '#app/core/errors/domain_error'
import { providersOf, type ProviderSettings } from '#app/identity/external/providers'

/** What has to come back from the provider unchanged; kept in a cookie that only we can read. */
export type Outgoing = { provider: string; state: string; nonce: string; verifier: string }
export type ExternalIdentity = {
  issuer: string
  subject: string
  /** null unless the provider vouches that the address is this person's. */
  verifiedEmail: string | null
}

const discovered = new Map<string, Promise<openid.Configuration>>()

/** @throws core.not_found for a provider that is not set up here */
function settingsOf(id: string): ProviderSettings {
  const found = providersOf(process.env).find((provider) => provider.id === id)
  if (!found) throw notFound()
  return found
}

/** Asked for once a process; a provider that did not answer is asked again the next time. */
function configurationOf({ id, issuer, clientId, clientSecret }: ProviderSettings) {
  const known = discovered.get(id + issuer)
  if (known) return known
  const url = new URL(issuer)
  const execute = isLoopback(url) ? [openid.allowInsecureRequests] : []
  const asked = openid.discovery(url, clientId, clientSecret, undefined, { execute })
  discovered.set(id + issuer, asked)
  asked.catch(() => discovered.delete(id + issuer))
  return asked
}

/** Plain http is for a provider on this machine only. */
const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * Where to redirect a user who signs in with a provider.
 *
 * @throws identity.provider_unreachable
 */
export async function leaveFor(
  id: string,
  redirectUri: string
): Promise<{ address: URL; outgoing: Outgoing }> {
  const configuration = await reached(configurationOf(settingsOf(id)))
  const verifier = openid.randomPKCECodeVerifier()
  const outgoing = { provider: id, state: openid.randomState(), nonce: openid.randomNonce(), verifier }
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: outgoing.state,
    nonce: outgoing.nonce,
  })
  return { address, outgoing }
}

/**
 * Who came back.
 *
 * @param address the whole address the provider sent them to
 * @throws identity.provider_refused when the provider, or anyone on the way, did not keep to the protocol
 * @throws identity.provider_unreachable
 */
export async function comeBack(address: URL, outgoing: Outgoing): Promise<ExternalIdentity> {
  const configuration = await reached(configurationOf(settingsOf(outgoing.provider)))
  const claims = await openid
    .authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: outgoing.verifier,
      expectedState: outgoing.state,
      expectedNonce: outgoing.nonce,
      idTokenExpected: true,
    })
    .then((tokens) => tokens.claims())
    .catch((reason: unknown) => {
      logger.warn({ provider: outgoing.provider, err: reason }, 'a sign-in with a provider failed')
      throw new DomainError('identity.provider_refused')
    })
  if (!claims) throw new DomainError('identity.provider_refused')
  // Microsoft says by `xms_edov` that the owner of the address's domain vouches for it; it sends no `email_verified`.
  const isVerified = [claims.email_verified, claims.xms_edov].some(
    (said) => said === true || said === '1' || said === 1
  )
  const email = typeof claims.email === 'string' && isVerified ? claims.email : null
  return { issuer: claims.iss, subject: claims.sub, verifiedEmail: email }
}

async function reached(asked: Promise<openid.Configuration>): Promise<openid.Configuration> {
  return asked.catch((reason: unknown) => {
    logger.error({ err: reason }, 'a sign-in provider did not answer')
    throw new DomainError('identity.provider_unreachable')
  })
}
