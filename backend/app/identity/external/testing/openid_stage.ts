import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type KoaContextWithOIDC } from 'oidc-provider'

export type StageAccount = { sub: string; email: string; verified: boolean | null }

/** A real OpenID provider on this machine, whose users agree to everything at once. */
export class OpenidStage {
  readonly #server: Server
  readonly issuer: string
  /** Who signs in there next. */
  account: StageAccount = { sub: 'unknown', email: 'unknown@example.test', verified: true }

  private constructor(server: Server, issuer: string, redirectUri: string) {
    this.#server = server
    this.issuer = issuer
    const provider = new Provider(issuer, {
      clients: [{ client_id: 'shiftloom', client_secret: 'only-for-tests', redirect_uris: [redirectUri] }],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, interaction) => `/agree/${interaction.uid}` },
      findAccount: (_ctx, sub) => ({
        accountId: sub,
        claims: () => {
          const { email, verified } = this.account
          return { sub, email, ...(verified !== null && { email_verified: verified }) }
        },
      }),
      cookies: { keys: ['only-for-tests'] },
    })
    provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
      if (!ctx.path.startsWith('/agree/')) return next()
      const { params, session } = await provider.interactionDetails(ctx.req, ctx.res)
      const accountId = session?.accountId ?? this.account.sub
      const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
      grant.addOIDCScope('openid email profile')
      const consent = { grantId: await grant.save() }
      await provider.interactionFinished(ctx.req, ctx.res, { login: { accountId }, consent })
    })
    server.on('request', provider.callback())
  }

  static async open(redirectUri: string): Promise<OpenidStage> {
    const server = createServer()
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    return new OpenidStage(server, `http://127.0.0.1:${port}`, redirectUri)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }
}

/** Follows a browser's way through the provider until it is sent away from it again; answers where to. */
export async function walkThrough(address: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(address)
  for (let step = 0; step < 12 && next.origin === issuer; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split(/=(.*)/s)
      cookies.set(name!, value!)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    next = new URL(location, next)
  }
  return next
}
