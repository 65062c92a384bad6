import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { HubBus, Report, Unsubscribe } from '#app/core/hubs/bus/hub_bus'
import { farewellTo, type Reload } from '#app/core/hubs/changed_account'
import { HubConnection } from '#app/core/hubs/connection'
import { ConnectionTokens, type ConnectionTicket } from '#app/core/hubs/connection_token'
import { converse } from '#app/core/hubs/conversation'
import type { Account } from '#app/core/http/account'
import type { Hub } from '#app/core/hubs/hub'
import { hubChannel, type HubMessage } from '#app/core/hubs/hub_message'
import { frameOf, messageTypes } from '#app/core/hubs/protocol'
import { ConnectionRegistry } from '#app/core/hubs/registry'
import { SessionWatch, type OpenSessions } from '#app/core/hubs/session_watch'

export type Authenticate = (accessToken: string) => Promise<Account | null>
export type HubServerOptions = {
  /** Filled by the modules, also after the server was made. */
  hubs: ReadonlyMap<string, Hub>
  authenticate: Authenticate
  reload: Reload
  openSessions: OpenSessions
  /** Signs connection tokens; the same in all processes. */
  secret: string
  bus: HubBus
  report: Report
  limits?: Partial<typeof defaultLimits>
}

/**
 * The official client pings every 15 s and gives up after 30 s of silence; a shorter timeout here would cut
 * healthy clients.
 */
const defaultLimits = {
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 15_000,
  closingGraceMs: 5_000,
  /** How often sessions are checked for an end that was not announced. */
  sessionCheckMs: 15_000,
  /** Of one hub message. */
  frameLength: 64 * 1024,
  /** Of one web socket message; the official client puts what has piled up into one. */
  messageBytes: 1024 * 1024,
  framesPerMessage: 500,
  bufferBytes: 1024 * 1024,
}

/** Serves hubs under `/hubs/<name>` to SignalR clients of this process. */
export class HubServer {
  readonly #options: HubServerOptions
  readonly #limits: typeof defaultLimits
  readonly #tokens: ConnectionTokens
  readonly #registry = new ConnectionRegistry()
  readonly #sockets: WebSocketServer
  readonly #watch: SessionWatch
  #timer?: NodeJS.Timeout
  #detach?: () => void
  #unsubscribe?: Unsubscribe
  #closing = false

  constructor(options: HubServerOptions) {
    this.#options = options
    this.#limits = { ...defaultLimits, ...options.limits }
    this.#tokens = new ConnectionTokens(options.secret)
    this.#watch = new SessionWatch({
      openSessions: options.openSessions,
      report: options.report,
      checkEveryMs: this.#limits.sessionCheckMs,
    })
    this.#sockets = new WebSocketServer({ noServer: true, maxPayload: this.#limits.messageBytes })
  }

  get size(): number {
    return this.#registry.size
  }

  connections(): Iterable<HubConnection> {
    return this.#registry.all()
  }

  /** POST /hubs/:hub/negotiate. @returns null for an unknown hub */
  negotiate(hub: string, { userId }: Account) {
    if (!this.#options.hubs.has(hub)) return null
    const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }]
    return { negotiateVersion: 1, ...this.#tokens.issue(hub, userId), availableTransports }
  }

  /** Begins to serve; resolves once messages of other processes are heard. */
  async attach(server: Server): Promise<void> {
    const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      void this.#upgrade(server, request, socket, head).catch((error) => {
        this.#options.report(error, 'hub upgrade failed')
        refuse(socket, '500 Internal Server Error')
      })
    server.on('upgrade', upgrade)
    this.#detach = () => server.off('upgrade', upgrade)
    this.#timer = setInterval(() => this.#beat(), Math.min(1_000, this.#limits.keepAliveMs)).unref()
    this.#unsubscribe = await this.#options.bus.subscribe(hubChannel, (message) =>
      this.#deliver(message as HubMessage)
    )
    // Messages were lost: clients come back and read the present state.
    this.#options.bus.onGap(() => this.#closeAll())
  }

  /** Disconnects all clients, which reconnect to another process, or to this one once it is back. */
  async close(): Promise<void> {
    this.#closing = true
    this.#detach?.()
    clearInterval(this.#timer)
    this.#closeAll()
    this.#sockets.close()
    await this.#unsubscribe?.()
  }

  #closeAll(): void {
    for (const connection of this.#registry.all()) connection.close({ allowReconnect: true })
  }

  async #upgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '', 'http://hubs')
    const name = /^\/hubs\/([\w-]+)$/.exec(url.pathname)?.[1]
    // Another listener's business; where there is none the socket would stay open for ever.
    if (!name && server.listenerCount('upgrade') > 1) return
    socket.on('error', () => socket.destroy())
    if (!name) return refuse(socket, '404 Not Found')
    const accessToken = url.searchParams.get('access_token') ?? bearerOf(request)
    const account = accessToken ? await this.#options.authenticate(accessToken) : null
    if (!account) return refuse(socket, '401 Unauthorized')
    const hub = this.#options.hubs.get(name)
    const ticket = this.#ticket(url.searchParams.get('id'), name, account)
    if (!hub || !ticket || ticket.hub !== name || this.#registry.has(ticket.connectionId))
      return refuse(socket, '404 Not Found')
    if (ticket.userId !== account.userId) return refuse(socket, '403 Forbidden')
    if (this.#closing) return refuse(socket, '503 Service Unavailable')
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) =>
      this.#open(webSocket, hub, ticket, account)
    )
  }

  /** Clients may skip negotiation: then there is no token to read. */
  #ticket(token: string | null, hub: string, { userId }: Account): ConnectionTicket | null {
    if (token) return this.#tokens.read(token)
    return { connectionId: randomBytes(16).toString('base64url'), hub, userId, expiresAt: Infinity }
  }

  #open(socket: WebSocket, hub: Hub, { connectionId, hub: name }: ConnectionTicket, account: Account): void {
    const { report } = this.#options
    const {
      bufferBytes: bufferLimit,
      frameLength: frameLimit,
      closingGraceMs,
      handshakeTimeoutMs,
      framesPerMessage,
    } = this.#limits
    const registry = this.#registry
    const connection = new HubConnection({
      connectionId,
      hub: name,
      hubCode: hub,
      account,
      socket,
      registry,
      bufferLimit,
      closingGraceMs,
    })
    const opened = async () => {
      if (hub.mayConnect && !(await hub.mayConnect(connection))) return false
      if (socket.readyState !== socket.OPEN) return true
      registry.add(connection)
      await this.#closeIfChanged(connection)
      if (socket.readyState !== socket.OPEN) return true
      await hub.connected?.(connection)
      return true
    }
    socket.on('error', () => socket.terminate())
    socket.once('close', () => {
      if (!registry.remove(connection)) return
      Promise.try(() => hub.disconnected?.(connection)).catch((error) => report(error, `hub ${name} failed`))
    })
    converse({ connection, hub, socket, frameLimit, framesPerMessage, handshakeTimeoutMs, opened, report })
  }

  /**
   * Messages about an account reach its connections from their registration on. What happened before, since it was read
   * for this one, is seen by reading it again.
   */
  async #closeIfChanged(connection: HubConnection): Promise<void> {
    try {
      const farewell = farewellTo(connection.account, await this.#options.reload(connection.account))
      if (farewell) connection.close(farewell)
    } catch (error) {
      this.#options.report(error, 'the account of a hub connection could not be read again')
      connection.close({ allowReconnect: true })
    }
  }

  #deliver(message: HubMessage): void {
    if (message.do === 'disconnect') {
      const farewell = message.comeBack ? { allowReconnect: true } : { error: 'core.unauthenticated' }
      for (const connection of this.#registry.find(message.to)) connection.close(farewell)
      return
    }
    const { hub, to, event, payload } = message
    const frame = frameOf({ type: messageTypes.invocation, target: event, arguments: [payload] })
    for (const connection of this.#registry.find(to))
      if (connection.hub === hub) void this.#tell(connection, frame)
  }

  /** Past the end of its session, as far as it is known, a connection hears nothing before that was looked up. */
  async #tell(connection: HubConnection, frame: string): Promise<void> {
    if (connection.sessionEndsAt <= Date.now()) await this.#watch.look([connection])
    if (connection.sessionEndsAt > Date.now()) connection.sendFrame(frame)
  }

  #beat(now = Date.now()): void {
    void this.#watch.beat(this.#registry.all(), now)
    const { clientTimeoutMs, keepAliveMs } = this.#limits
    for (const connection of this.#registry.all()) {
      if (now - connection.lastHeardAt > clientTimeoutMs) connection.terminate()
      else if (now - connection.lastSentAt >= keepAliveMs) connection.send({ type: messageTypes.ping })
    }
  }
}

const bearerOf = ({ headers }: IncomingMessage) => /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]

const refuse = (socket: Duplex, status: string): void => {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  else socket.destroy()
}
