import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { WebSocket } from 'ws'
import { PostgresBus } from '#app/core/hubs/bus/postgres_bus'
import type { Account } from '#app/core/http/account'
import type { Hub } from '#app/core/hubs/hub'
import { HubPublisher } from '#app/core/hubs/hub_publisher'
import { HubServer, type HubServerOptions } from '#app/core/hubs/hub_server'
import type { Role } from '#contracts/enums'

export const databaseUrl = process.env.DATABASE_URL!

const person = (userId: string, organisationId: string, role: Role, sessionId = `${userId}-1`): Account => ({
  ...{ userId, organisationId, role, sessionId },
  language: 1,
  sessionEndsAt: Infinity,
  organisationStatus: 0,
  employeeId: null,
  locationIds: null,
  impersonatorUserId: null,
  impersonatorRole: null,
  entitlements: { licence: {}, metricsEnabled: false },
})

/** Who holds which token on the stage. */
export const people: Record<string, Account> = {
  anna: person('anna', 'bakery', 1),
  annaAtHome: person('anna', 'bakery', 1, 'anna-2'),
  ben: person('ben', 'bakery', 0),
  stranger: person('stranger', 'butcher', 4),
}

export const reported: unknown[] = []
/** What was said of each of them. */
export const remarks: string[] = []

/** A schedule hub in small: what the specs play with. */
const schedule: Hub = {
  mayConnect: ({ account }) => account.userId !== 'ben' || !benIsShutOut.value,
  mayJoin: ({ account }, group) => account.role > 0 && group !== 'secret',
  methods: {
    Echo: (_caller, text) => text,
    Nothing: () => undefined,
    Join: (caller, group) => caller.join(String(group)),
    Leave: (caller, group) => caller.leave(String(group)),
    Break: () => {
      throw new Error('the password is 1234')
    },
    Note: (_caller, text) => void order.push(String(text)),
    Slowly: async (_caller, text, ms) => {
      await new Promise((resolve) => setTimeout(resolve, Number(ms)))
      order.push(String(text))
    },
  },
}
export const order: string[] = []
export const benIsShutOut = { value: false }

/** One web process: a real HTTP server with hubs, which negotiates like the controller does. */
export async function startProcess(
  limits: HubServerOptions['limits'] = {},
  given?: Partial<Pick<HubServerOptions, 'hubs' | 'bus' | 'authenticate' | 'openSessions' | 'reload'>> & {
    port?: number
  }
) {
  const report = (error: unknown, what: string) => {
    reported.push(error)
    remarks.push(what)
  }
  const bus = given?.bus ?? new PostgresBus(databaseUrl, report)
  const hubs = new HubServer({
    hubs: given?.hubs ?? new Map([['schedule', schedule]]),
    authenticate: given?.authenticate ?? (async (token) => people[token] ?? null),
    reload: given?.reload ?? (async (account) => account),
    openSessions: given?.openSessions ?? (async (ids) => new Map(ids.map((id) => [id, Infinity]))),
    secret: 'a secret of all processes',
    bus,
    report,
    limits,
  })
  const server = createServer((request, response) => {
    const account = people[/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '']
    const hub = /^\/hubs\/(\w+)\/negotiate/.exec(request.url ?? '')?.[1] ?? ''
    const answer = account && hubs.negotiate(hub, account)
    response.writeHead(account ? (answer ? 200 : 404) : 401, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  await hubs.attach(server)
  await new Promise<void>((resolve) => server.listen(given?.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const say = new HubPublisher(
    () => bus,
    (error) => reported.push(error)
  )
  const stop = async () => {
    await hubs.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    if (!given?.bus) await bus.close()
  }
  return { hubs, server: server as Server, bus, say, port, url: `http://127.0.0.1:${port}`, stop }
}

export type Stage = Awaited<ReturnType<typeof startProcess>>

/** The official client, signed in with one of the tokens above. */
export function client(
  url: string,
  token: string,
  hub = 'schedule',
  reconnectDelaysMs = [0, 100, 200, 400, 800]
): HubConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(`${url}/hubs/${hub}`, { accessTokenFactory: () => token })
    .withAutomaticReconnect(reconnectDelaysMs)
    .configureLogging(LogLevel.None)
    .build()
  return connection
}

export async function connected(url: string, token: string): Promise<HubConnection> {
  const connection = client(url, token)
  await connection.start()
  return connection
}

/** Everything of an event that arrives from now on. */
export function inbox(connection: HubConnection, event: string): unknown[] {
  const received: unknown[] = []
  connection.on(event, (payload) => received.push(payload))
  return received
}

/** Specs that are tried against one broken version after another wait in vain for most of them: less long. */
const patienceMs = process.env.GUARD_SPECS ? 3_000 : 20_000

/** @throws after `ms` without the condition */
export async function until(condition: () => boolean, ms = patienceMs): Promise<void> {
  const end = Date.now() + ms
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not happen in time.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Long enough for a message that should not come. */
export const aWhile = (ms = 150) => new Promise((resolve) => setTimeout(resolve, ms))

export const hello = '{"protocol":"json","version":1}\u001e'

/** A client that speaks the protocol by hand; `heard` has what arrived, `ended` waits for the code and the reason of the end. */
export async function rawClient(port: number, path = '/hubs/schedule?access_token=anna') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  const frames: string[] = []
  socket.on('message', (data) => frames.push(data.toString()))
  socket.on('error', () => {})
  let end: string | null = null
  socket.once('close', (code, reason) => (end = `${code} ${reason.toString()}`.trim()))
  const ended = async () => {
    await until(() => end !== null)
    return end
  }
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return { socket, frames, ended, heard: () => frames.join('').replaceAll('\u001e', ' ').trim() }
}
