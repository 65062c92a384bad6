/**
 * What a hostile JSON body costs the web process, by the bytes that were sent: lists, members, nesting, numbers and
 * unicode, to endpoints with and without an account. Fails above the time a megabyte may take.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { hostileBodies } from './hostile_bodies/corpus.ts'
import { shapedBodies } from './hostile_bodies/shaped.ts'
import type { Order, Receipt } from './hostile_bodies/sender.ts'
import { startServer } from './schedule_range/start_server.ts'

const allowedMsPerMegabyte = 50
const megabyte = 1024 * 1024
const rounds = 5
/** What a request costs anyway, whatever is in it, hides what a smaller body adds. */
const leastBytes = 64 * 1024

const server = await startServer()
// Speaks to the database through the application, so it is loaded once that runs.
const { seedOrganisation } = await import('./schedule_range/seed_organisation.ts')
const { bodyLimits } = await import('#app/core/http/read_body')
const { token } = await seedOrganisation({ people: 5, from: '2026-12-01', until: '2026-12-02' })

const open = { token: null, most: bodyLimits.open.values, bytes: bodyLimits.open.bytes - 64 }
const own = { token, most: bodyLimits.signedIn.values, bytes: megabyte }
const targets = [
  { path: '/api/user-access/authentication/sign-in', field: 'email', ...open },
  { path: '/api/client-errors', field: 'errors', ...open },
  { path: '/api/user-access/authentication/sign-in', field: 'email', ...open, bytes: megabyte },
  { path: '/api/scheduling/commands', field: 'operations', ...own, token: null },
  { path: '/api/scheduling/commands', field: 'operations', ...own },
  { path: '/api/imports/0199f9fd-f330-7f28-a9ee-f1e4d2a53674/rows', field: 'rows', ...own, method: 'PUT' },
  { path: '/api/organisation-management/employees/bulk-archives', field: 'employeeIds', ...own },
  { path: '/api/organisation-management/tags', field: 'name', ...own },
]

const sender = fork(fileURLToPath(new URL('hostile_bodies/sender.ts', import.meta.url)), { execArgv: [] })
async function spent(order: Order): Promise<Receipt & { ms: number }> {
  const before = process.cpuUsage()
  sender.send(order)
  const [receipt] = (await once(sender, 'message')) as [Receipt]
  const { user, system } = process.cpuUsage(before)
  return { ...receipt, ms: (user + system) / 1000 }
}
async function measured(order: Order) {
  const times: (Receipt & { ms: number })[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await spent(order))
  // The least of them: whatever else runs on the machine only adds.
  return times.sort((a, b) => a.ms - b.ms)[0]!
}

type Row = {
  endpoint: string
  account: string
  kB: number
  body: string
  status: number
  ms: number
  'ms per MB': number
}
const table: Row[] = []
for (const { path, ...target } of targets) {
  const order = { url: `${server.url}${path}`, ...target }
  const names = [...hostileBodies(target.field, target.most), ...shapedBodies(target.field)].map(
    ({ name }) => name
  )
  // The first ones of a kind are also compiled.
  for (const name of ['nothing', ...names]) await spent({ ...order, name })
  const { ms: idle } = await measured({ ...order, name: 'nothing' })
  for (const name of names) {
    const { ms, bytes, status } = await measured({ ...order, name })
    // A request costs something whatever is in it; what counts is what the body adds.
    const added = Math.max(0, ms - idle)
    table.push({
      ...{ endpoint: path.split('/').slice(-2).join('/'), account: target.token ? 'yes' : 'no' },
      ...{ kB: Math.round(bytes / 1024), body: name, status, ms: Number(added.toFixed(1)) },
      'ms per MB': Number(((added * megabyte) / Math.max(bytes, leastBytes)).toFixed(1)),
    })
  }
}
sender.kill()

const costs = (row: Row) => row['ms per MB']
console.table(
  table.toSorted((a, b) => costs(b) - costs(a)).slice(0, process.env.ALL_ROWS ? table.length : 25)
)
console.log(`${table.length} bodies; none may take more than ${allowedMsPerMegabyte} ms of CPU per MB`)
const answeredBadly = table.filter(({ status }) => status >= 500)
for (const { endpoint, body, status } of answeredBadly)
  console.error(`${endpoint} answers ${status} to ${body}`)
await server.stop()
process.exit(answeredBadly.length === 0 && table.every((row) => costs(row) <= allowedMsPerMegabyte) ? 0 : 1)
