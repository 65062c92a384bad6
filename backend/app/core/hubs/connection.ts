import type { WebSocket } from 'ws'
import { DomainError } from '#app/core/errors/domain_error'
import type { Account } from '#app/core/http/account'
import type { Hub, HubCaller } from '#app/core/hubs/hub'
import { frameOf, messageTypes, type Outgoing } from '#app/core/hubs/protocol'

/** Where a connection enters its groups, so that messages to them find it. */
type Groups = {
  join: (connection: HubConnection, group: string) => void
  leave: (connection: HubConnection, group: string) => void
}

export type ConnectionParts = {
  connectionId: string
  hub: string
  hubCode: Hub
  account: Account
  socket: WebSocket
  registry: Groups
  /** Bytes that may wait for a slow client. */
  bufferLimit: number
  /** A client that does not leave after it was asked to is cut off. */
  closingGraceMs: number
}

/** One client on one hub. */
export class HubConnection implements HubCaller {
  readonly connectionId: string
  readonly hub: string
  readonly account: Account
  readonly groups = new Set<string>()
  lastHeardAt = Date.now()
  lastSentAt = Date.now()
  /** Epoch milliseconds; later than known at first when the session was renewed in the meantime. */
  sessionEndsAt: number
  readonly #parts: ConnectionParts
  #closing = false

  constructor(parts: ConnectionParts) {
    this.#parts = parts
    this.connectionId = parts.connectionId
    this.hub = parts.hub
    this.account = parts.account
    this.sessionEndsAt = parts.account.sessionEndsAt
  }

  async join(group: string): Promise<void> {
    if (!(await this.#parts.hubCode.mayJoin(this, group))) throw new DomainError('core.forbidden', { group })
    this.#parts.registry.join(this, group)
  }

  leave(group: string): void {
    this.#parts.registry.leave(this, group)
  }

  send(message: Outgoing): void {
    this.sendFrame(frameOf(message))
  }

  /** A client too slow to take what was sent is let go: it comes back and reads the present state. */
  sendFrame(frame: string): void {
    const { socket, bufferLimit } = this.#parts
    if (this.#closing || socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > bufferLimit) return this.close({ allowReconnect: true })
    this.lastSentAt = Date.now()
    socket.send(frame)
  }

  /** Without `allowReconnect` the official client stays closed. */
  close({ error, allowReconnect = false }: { error?: string; allowReconnect?: boolean } = {}): void {
    if (this.#closing) return
    this.#closing = true
    const { socket, closingGraceMs } = this.#parts
    if (socket.readyState === socket.OPEN) {
      const message = {
        type: messageTypes.close,
        ...(error && { error }),
        ...(allowReconnect && { allowReconnect }),
      }
      socket.send(frameOf(message))
    }
    socket.close(1000)
    const cut = setTimeout(() => socket.terminate(), closingGraceMs)
    socket.once('close', () => clearTimeout(cut))
  }

  terminate(): void {
    this.#parts.socket.terminate()
  }
}
