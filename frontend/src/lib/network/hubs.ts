import type { HubConnection } from '@microsoft/signalr'
import type { BatchProgressMessage } from '@shiftloom/backend/contracts/exports'
import type { DemandChanged } from '@shiftloom/backend/contracts/demand'
import type { ScheduleChanged } from '@shiftloom/backend/contracts/schedule'
import type { RunProgressMessage, RunStateMessage } from '@shiftloom/backend/contracts/auto_schedule'
import { network } from './network.ts'
import { report } from '#/lib/failures/report.ts'
import { session } from '#/lib/session/session.ts'

/** Events the server sends, per hub. */
export type HubEvents = {
  schedule: {
    scheduleChanged: ScheduleChanged
    rulesChanged: Record<string, never>
    /** A swap changed: read again what is shown. */
    swapsChanged: { swapId: string }
  }
  demand: { demandChanged: DemandChanged }
  /** A request changed: read again what is shown. */
  requests: { requestsChanged: { requestId: string } }
  /** Registered time changed: read again what is shown. */
  time: {
    timeChanged: Record<string, never>
    /** The settlement of a month was settled further, or stopped. */
    settlementChanged: Record<string, never>
  }
  jobs: { runProgress: RunProgressMessage; runState: RunStateMessage; batchProgress: BatchProgressMessage }
  /** The user's notifications, or what they have read, have changed. */
  notifications: { notificationsChanged: Record<string, never> }
  chat: Record<string, unknown>
}
export type HubName = keyof HubEvents

export const hubStates = ['disconnected', 'connecting', 'connected', 'reconnecting', 'disconnecting'] as const
export type HubState = (typeof hubStates)[number]

/** Then it stops, until asked again. */
export const reconnectDelaysMs = [0, 2_000, 10_000, 30_000]

/** A message the server keeps to a connection: repeated after each reconnection. */
export type HubJoin = { method: string; args: unknown[] }
type Handler = (message: never) => void

/** A token that ran out while the line was down would be refused at every attempt. */
async function livingToken(): Promise<string> {
  const claims = session.claims()
  if (claims && claims.exp * 1000 <= Date.now()) await session.refresh()
  return session.token() ?? ''
}

/** The token is not taken: the client's `HttpError`. */
const isRefused = (error: unknown): boolean => (error as { statusCode?: number }).statusCode === 401

/** As the client itself sees it; its names are those of `HubConnectionState`. */
const isOpen = (connection: HubConnection | null): connection is HubConnection =>
  connection !== null && String(connection.state) === 'Connected'

export class Hub {
  state: HubState = 'disconnected'
  readonly #name: HubName
  readonly #handlers = new Map<string, Set<Handler>>()
  readonly #joins = new Set<HubJoin>()
  readonly #watchers = new Set<() => void>()
  /** Events the connection listens to; a handler may come while it is being made. */
  #listened = new Set<string>()
  #connection: HubConnection | null = null
  #users = 0
  #awake = () => {}
  #attempt = 0

  constructor(name: HubName) {
    this.#name = name
  }

  /** Keeps the connection open until the returned function is called. */
  use(handlers: Record<string, Handler>, join?: HubJoin): () => void {
    for (const [event, handler] of Object.entries(handlers)) this.#on(event, handler)
    if (join) this.#joins.add(join)
    this.#users += 1
    if (this.#users === 1) {
      this.#awake = network.subscribe(() => {
        // It may have given up while there was no network.
        if (!network.isDown()) void this.connect()
      })
      void this.connect()
    } else if (join) void this.#join(join)
    return () => {
      for (const [event, handler] of Object.entries(handlers)) this.#handlers.get(event)?.delete(handler)
      if (join) this.#joins.delete(join)
      this.#users -= 1
      if (this.#users > 0) return
      this.#awake()
      void this.#disconnect()
    }
  }

  watch(listener: () => void): () => void {
    this.#watchers.add(listener)
    return () => this.#watchers.delete(listener)
  }

  async connect(): Promise<void> {
    if (this.state !== 'disconnected') return
    this.#attempt += 1
    const attempt = this.#attempt
    this.#enter('connecting')
    const connection = await this.#build()
    for (const delay of reconnectDelaysMs) {
      await new Promise((done) => setTimeout(done, delay))
      if (attempt !== this.#attempt) return
      try {
        await connection.start()
        if (attempt !== this.#attempt) return void connection.stop()
        this.#connection = connection
        for (const event of this.#handlers.keys()) this.#listen(connection, event)
        return await this.#joinAll()
      } catch (error) {
        if (isRefused(error)) await session.refresh()
        // The first may fail because the server ends the session meanwhile, and is over in a moment otherwise.
        else if (delay === reconnectDelaysMs[1] && this.#isWanted(attempt))
          void report(error, { source: 'hub', hub: this.#name })
      }
    }
    this.#enter('disconnected')
  }

  /** Leaving the page or signing out while a connection is made ends it, which is no failure. */
  #isWanted(attempt: number): boolean {
    return attempt === this.#attempt && session.token() !== null
  }

  async #build(): Promise<HubConnection> {
    const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr')
    const connection = new HubConnectionBuilder()
      .withUrl(`/hubs/${this.#name}`, { accessTokenFactory: livingToken })
      .withAutomaticReconnect(reconnectDelaysMs)
      .configureLogging(LogLevel.None)
      .build()
    connection.onreconnecting(() => this.#enter('reconnecting'))
    connection.onreconnected(() => void this.#joinAll())
    connection.onclose((error) => {
      this.#connection = null
      this.#enter('disconnected')
      // The server ended the session: renewing it fails then, which leads to the login at once.
      if (error?.message.includes('core.unauthenticated')) void session.refresh()
    })
    this.#listened = new Set()
    for (const event of this.#handlers.keys()) this.#listen(connection, event)
    return connection
  }

  async #disconnect(): Promise<void> {
    this.#attempt += 1
    const connection = this.#connection
    this.#connection = null
    if (connection) {
      this.#enter('disconnecting')
      await connection.stop()
    }
    this.#enter('disconnected')
    if (this.#users > 0) void this.connect()
  }

  #on(event: string, handler: Handler): void {
    const known = this.#handlers.get(event)
    if (known) return void known.add(handler)
    this.#handlers.set(event, new Set([handler]))
    if (this.#connection) this.#listen(this.#connection, event)
  }

  #listen(connection: HubConnection, event: string): void {
    if (this.#listened.has(event)) return
    this.#listened.add(event)
    connection.on(event, (message: never) => {
      for (const handler of [...(this.#handlers.get(event) ?? [])]) handler(message)
    })
  }

  /** Connected once every group is heard: callers that then read the present state miss nothing that follows. */
  async #joinAll(): Promise<void> {
    const connection = this.#connection
    await Promise.all([...this.#joins].map((join) => this.#join(join)))
    if (connection === this.#connection && isOpen(connection)) this.#enter('connected')
  }

  async #join({ method, args }: HubJoin): Promise<void> {
    const connection = this.#connection
    if (!isOpen(connection)) return
    await connection.invoke(method, ...args).catch((error) => {
      // On a line that was closed meanwhile nothing was refused: the next one asks again.
      if (connection === this.#connection && isOpen(connection))
        void report(error, { source: 'hub', hub: this.#name, method })
    })
  }

  #enter(state: HubState): void {
    this.state = state
    for (const listener of [...this.#watchers]) listener()
  }
}

const hubs = new Map<HubName, Hub>()

export function hub(name: HubName): Hub {
  const found = hubs.get(name) ?? new Hub(name)
  hubs.set(name, found)
  return found
}
