import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What negotiation promises to the web socket that follows. */
export type ConnectionTicket = { connectionId: string; hub: string; userId: string; expiresAt: number }

const validMs = 30_000
const newId = () => randomBytes(16).toString('base64url')

/**
 * Signed instead of remembered: a load balancer may send the web socket to another process than the one that
 * negotiated. It opens nothing by itself, the socket has to bring the same user's access token as well.
 */
export class ConnectionTokens {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  issue(hub: string, userId: string, now = Date.now()): { connectionId: string; connectionToken: string } {
    const ticket: ConnectionTicket = { connectionId: newId(), hub, userId, expiresAt: now + validMs }
    const body = Buffer.from(JSON.stringify(ticket)).toString('base64url')
    return { connectionId: ticket.connectionId, connectionToken: `${body}.${this.#sign(body)}` }
  }

  /** @returns null when it is not ours or too old */
  read(token: string, now = Date.now()): ConnectionTicket | null {
    const [body = '', signature = ''] = token.split('.')
    const expected = Buffer.from(this.#sign(body))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as ConnectionTicket
    return ticket.expiresAt > now ? ticket : null
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#secret).update(`hub-connection.${body}`).digest('base64url')
  }
}
