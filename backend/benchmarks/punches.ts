/**
 * Punches stored in a second: by a bare `insert` of one row each over as many connections, and through the API on one web
 * process, by kiosks that send what has waited, and by kiosks that send each one at once. Fails if what has waited is stored at
 * less than a third of the bare rate, or anything is lost.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Order, Receipt } from './punches/sender.ts'
import { startServer } from './schedule_range/start_server.ts'

const leastRatio = 1 / 3
const [kioskCount, people, atOnce] = [60, 300, 8]
const messages = Number(process.env.MESSAGES ?? 250)

const server = await startServer()
// Speaks to the database through the application, so it is loaded once that runs.
const { seedOrganisation } = await import('./schedule_range/seed_organisation.ts')
const { messageOf, seedKiosks } = await import('./punches/seed_kiosks.ts')
const { mostKioskEvents } = await import('#contracts/kiosks')
const { addDays, dayOf } = await import('@shiftloom/solver/time')

const today = dayOf(Date.now(), 'Europe/Warsaw')
const { organisationId } = await seedOrganisation({
  people,
  from: addDays(today, -7),
  until: addDays(today, 9),
})
const kiosks = await seedKiosks(organisationId, kioskCount)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: atOnce })
const { rows: found } = await pool.query<{ id: string; locationId: string }>(
  'select id, main_location_id as "locationId" from employees where organisation_id = $1',
  [organisationId]
)
const idsAt = Map.groupBy(found, ({ locationId }) => locationId)
const peopleAt = (locationId: string) => idsAt.get(locationId)!.map(({ id }) => id)

const sender = fork(fileURLToPath(new URL('punches/sender.ts', import.meta.url)), { execArgv: [] })
async function sent(bodies: Order['bodies']): Promise<Receipt> {
  sender.send({ url: `${server.url}/api/kiosk/syncs`, token: null, bodies, atOnce } satisfies Order)
  const [receipt] = (await once(sender, 'message')) as [Receipt]
  if (receipt.failures.length > 0) throw new Error(receipt.failures[0])
  return receipt
}
const counters = new Map<string, number>()
const bodiesOf = (count: number, events: number) =>
  Array.from({ length: count }, (_, at) => {
    const kiosk = kiosks[at % kiosks.length]!
    const first = counters.get(kiosk.id) ?? 1
    counters.set(kiosk.id, first + events)
    return messageOf(kiosk, peopleAt(kiosk.locationId), first, events)
  })
const stored = async () =>
  (await pool.query<{ count: number }>('select count(*)::int as count from time_punches')).rows[0]!.count

/** One row at a time, as many connections as there are messages on their way. */
async function bare(count: number): Promise<number> {
  const begun = performance.now()
  let left = count
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        const { id, locationId } = found[left % found.length]!
        await pool.query(
          `insert into time_punches (id, organisation_id, employee_id, location_id, kind, at, method, device_id, counter,
             client_at, offset_ms)
           values (gen_random_uuid(), $1, $2, $3, 'start', now(), 'pin', $4, $5, now(), 0)`,
          [organisationId, id, locationId, organisationId, left + 1]
        )
      }
    })
  )
  return count / ((performance.now() - begun) / 1_000)
}

await bare(500)
await sent(bodiesOf(kioskCount, 5))
await pool.query('delete from time_punches where device_id = $1', [organisationId])
const before = await stored()
const rounds: { bare: number; waited: number; single: number }[] = []
const count = messages * mostKioskEvents
for (let round = 0; round < 3; round += 1) {
  const inserted = await bare(Math.min(count, 4_000))
  await pool.query('delete from time_punches where device_id = $1', [organisationId])
  const waited = count / (await sent(bodiesOf(messages, mostKioskEvents))).seconds
  const single = messages / (await sent(bodiesOf(messages, 1))).seconds
  rounds.push({ bare: inserted, waited, single })
}
const lost = rounds.length * (count + messages) - ((await stored()) - before)
const median = (what: keyof (typeof rounds)[number]) =>
  rounds.map((round) => round[what]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!
const ratio = median('waited') / median('bare')
console.table({
  'bare insert, punches a second': Math.round(median('bare')),
  [`kiosks, ${mostKioskEvents} in a message, punches a second`]: Math.round(median('waited')),
  [`share of the bare rate (at least ${leastRatio.toFixed(2)})`]: ratio.toFixed(2),
  'kiosks, one in a message, punches a second': Math.round(median('single')),
  lost,
})
sender.disconnect()
await pool.end()
await server.stop()
process.exit(ratio >= leastRatio && lost === 0 ? 0 : 1)
