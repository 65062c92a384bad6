/**
 * The built frontend over made-up answers: `node testing/fake_server.ts [port]` after `vite build`.
 * Sign in as employee@, manager@, admin@, blocked@ or (on office.localhost) staff@example.com with any password; `wrong` is refused, `wait` is throttled.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { languages, licenceFeatures, roles } from '@shiftloom/backend/contracts/enums'
import { WebSocketServer } from 'ws'
import { locations, planOf, positions } from './fake_plan.ts'

const dist = process.env.DIST ?? join(import.meta.dirname, '../dist')
const types: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2', '.json': 'application/json',
} // prettier-ignore
const languageOf = new Map<string, number>()

type Answer = { status?: number; body?: unknown }
const ok = (result: unknown): Answer => ({ body: { result } })
const refuse = (status: number, Code: string, ErrorMessage: string, Details: object = {}): Answer => ({
  status,
  body: { ErrorMessage, Code, Details, TraceId: '0f3a9c21' },
})

const tokenFor = (userId: string) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 900
  return `${part({ alg: 'none' })}.${part({ userId, exp, isInAdminRole: userId === 'admin' })}.x`
}
const userOf = (request: IncomingMessage): string | null => {
  const payload = request.headers.authorization?.split('.')[1]
  return payload
    ? (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { userId: string }).userId
    : null
}

function profileOf(userId: string) {
  const role = {
    staff: roles.globalAdmin,
    employee: roles.employee,
    manager: roles.manager,
    admin: roles.organisationAdmin,
    blocked: roles.organisationAdmin,
  }[userId]
  const admin = role === roles.organisationAdmin
  return {
    id: userId,
    role: role ?? roles.employee,
    language: languageOf.get(userId) ?? languages['pl-PL'],
    name: 'Anna',
    surname: 'Nowak',
    email: `${userId}@example.com`,
    avatarUrl: null,
    employeeId: admin ? null : 'person-0',
    mainLocationId: admin ? null : 'location-1',
    locationIds: admin ? [] : userId === 'manager' ? ['location-1', 'location-2'] : ['location-1'],
    isOrganisationCreated: true,
    hasSampleData: false,
    organisationStatus: userId === 'blocked' ? 1 : 0,
    licenseFunctionalities: Object.fromEntries(
      licenceFeatures.map((feature) => [feature, feature !== 'Chat'])
    ),
    metricsEnabled: true,
    organisationId: 'organisation',
    organisationName: 'Bistro Wisła sp. z o.o.',
    timeZone: process.env.ZONE ?? 'Europe/Warsaw',
    currency: 'PLN',
    dateFormat: 'DD.MM.YYYY',
    timeFormat: 'HH:mm',
    impersonation: null,
  }
}

async function answer(request: IncomingMessage, url: URL): Promise<Answer> {
  const body = (await bodyOf(request)) as Record<string, string & number>
  if (url.pathname.endsWith('/negotiate')) return { body: negotiation }
  const path = url.pathname.replace('/api/', '')
  if (path === 'user-access/authentication/sign-in') return signIn(body)
  const userId = userOf(request)
  if (!userId) return refuse(401, 'core.unauthenticated', 'Please sign in.')
  if (path === 'user-access/authentication/refresh-token') return ok({ token: tokenFor(userId) })
  if (path === 'user-access/authentication/sign-out') return { status: 204 }
  if (userId === 'broken') return refuse(500, 'core.unexpected', 'Something went wrong on our side.')
  if (path === 'enums') return ok({ languages: [] })
  if (path.endsWith('/profile')) return ok(profileOf(userId))
  if (path.endsWith('/profile/language')) {
    languageOf.set(userId, body.language!)
    return { status: 204 }
  }
  if (path === 'organisation-management/locations') return ok(locations)
  if (path === 'organisation-management/positions') return ok(positions)
  if (path === 'organisation-management/tags') return ok([])
  if (path === 'scheduling/schedule') return schedule(url, userId)
  if (path === 'scheduling/commands/history') return ok({ undo: null, redo: null })
  if (path === 'scheduling/auto-schedule-runs') return ok([])
  return refuse(404, 'core.not_found', 'Not found.')
}

function signIn({ email, password }: Record<string, string>): Answer {
  if (password === 'wrong') return refuse(400, 'identity.wrong_credentials', 'Wrong.')
  if (password === 'wait') return refuse(429, 'identity.too_many_attempts', 'Wait.', { minutes: 12 })
  const userId = email!.split('@')[0]!
  return ok({ token: tokenFor(userId) })
}

function schedule(url: URL, userId: string): Answer {
  const { searchParams } = url
  const asked = searchParams.getAll('locationIds[]')
  const ids = asked.length > 0 ? asked : locations.map(({ id }) => id)
  const only = userId === 'employee' ? 'person-0' : undefined
  return ok(planOf(searchParams.get('from')!, searchParams.get('until')!, ids, only))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text ? JSON.parse(text) : {}
}

async function serveFile(path: string, response: ServerResponse): Promise<void> {
  const wanted = join(dist, normalize(path))
  const file = extname(path) && wanted.startsWith(dist) ? wanted : join(dist, 'index.html')
  const bytes = await readFile(file).catch(() => null)
  response.writeHead(bytes ? 200 : 404, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
  })
  response.end(bytes)
}

const negotiation = {
  connectionId: 'fake',
  connectionToken: 'fake',
  negotiateVersion: 1,
  availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
}
/** Ends every message of the hub protocol. */
const recordEnd = '\u001e'

const port = Number(process.argv[2] ?? 4180)
const server = createServer(async (request, response) => {
  const url = new URL(request.url!, 'http://localhost')
  if (!/^\/(api|hubs)\//.test(url.pathname)) return serveFile(url.pathname, response)
  const { status = 200, body } = await answer(request, url)
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
})

// A hub that accepts everything and says nothing: the handshake, and an answer to each invocation.
new WebSocketServer({ server }).on('connection', (socket) => {
  socket.on('message', (data) => {
    for (const text of String(data).split(recordEnd).filter(Boolean)) {
      const message = JSON.parse(text) as { protocol?: string; type?: number; invocationId?: string }
      if (message.protocol) socket.send(`{}${recordEnd}`)
      if (message.type === 1)
        socket.send(JSON.stringify({ type: 3, invocationId: message.invocationId }) + recordEnd)
    }
  })
})
server.listen(port, () => console.log(`http://localhost:${port}`))
