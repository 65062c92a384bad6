/**
 * What a hostile JSON body costs the web process, by its bytes, unpacked where it was sent packed: lists, members, nesting,
 * numbers, unicode and ids, to endpoints with and without an account. Fails above the time a megabyte may take.
 * `npm run bench -- hostile_bodies`; `TARGET=syncs` asks the endpoints or packings named so alone, `ALL_ROWS=1` shows every body.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { hostileBodies } from './hostile_bodies/corpus.ts'
import { shapedBodies } from './hostile_bodies/shaped.ts'
import type { Order, Packing, Receipt } from './hostile_bodies/sender.ts'
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
type Target = Omit<Order, 'url' | 'name'> & { path: string }
const packedBy = (packing: Packing, target: Omit<Target, 'packing'>): Target => ({ ...target, packing })
const signIn = { path: '/api/user-access/authentication/sign-in', field: 'email', ...open }
const commands = { path: '/api/scheduling/commands', field: 'operations', ...own }
const all: Target[] = [
  signIn,
  { path: '/api/client-errors', field: 'errors', ...open },
  { ...signIn, bytes: megabyte },
  { path: '/api/kiosk/syncs', field: 'events', ...open },
  { path: '/api/kiosk/activations', field: 'publicKey', ...open },
  { path: '/api/user-access/registrations', field: 'email', ...open },
  { ...commands, token: null },
  commands,
  { path: '/api/imports/0199f9fd-f330-7f28-a9ee-f1e4d2a53674/rows', field: 'rows', ...own, method: 'PUT' },
  { path: '/api/organisation-management/employees/bulk-archives', field: 'employeeIds', ...own },
  { path: '/api/organisation-management/tags', field: 'name', ...own },
  { path: '/api/scheduling/publications', field: 'entryIds', ...own },
  { path: '/api/scheduling/publications', field: 'versions', ...own },
  { path: '/api/scheduling/publications/undoable', field: 'employeeIds', ...own },
  { path: '/api/scheduling/bulk-changes', field: 'entryIds', ...own },
  { path: '/api/scheduling/period-copies/previews', field: 'entryIds', ...own },
  { path: '/api/scheduling/templates', field: 'name', ...own },
  { path: '/api/time-tracking/records/acceptances', field: 'records', ...own },
  packedBy('gzip', signIn),
  packedBy('br', { ...signIn, bytes: megabyte }),
  packedBy('br', { ...commands, token: null }),
  packedBy('gzip', commands),
  packedBy('br', { ...commands, bytes: 4 * megabyte - 1024 }),
  // Unpacked, more than is read.
  packedBy('gzip', { ...commands, bytes: 16 * megabyte }),
  packedBy('br', { ...commands, bytes: 16 * megabyte }),
]
const targets = all.filter(({ path, packing = '' }) =>
  `${path} ${packing}`.includes(process.env.TARGET ?? '')
)

const sender = fork(fileURLToPath(new URL('hostile_bodies/sender.ts', import.meta.url)), { execArgv: [] })
// Without it, nothing would ever be received.
const lost = () => process.exit(1)
sender.once('exit', lost)
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
  packing: string
  kB: number
  'sent kB': number
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
    const { ms, bytes, sentBytes, status } = await measured({ ...order, name })
    // A request costs something whatever is in it; what counts is what the body adds.
    const added = Math.max(0, ms - idle)
    table.push({
      ...{
        endpoint: path.split('/').slice(-2).join('/'),
        account: target.token ? 'yes' : 'no',
        packing: target.packing ?? '',
      },
      ...{
        kB: Math.round(bytes / 1024),
        'sent kB': Math.round(sentBytes / 1024),
        body: name,
        status,
        ms: Number(added.toFixed(1)),
      },
      'ms per MB': Number(((added * megabyte) / Math.max(bytes, leastBytes)).toFixed(1)),
    })
  }
}
sender.off('exit', lost).kill()

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
