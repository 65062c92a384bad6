/**
 * Reading a schedule: the whole endpoint over HTTP against the bare query of the same rows and JSON.stringify, in turn
 * in one run, for 200 people and 31 days. Fails above the ratio we allow ourselves.
 */
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { startServer } from './schedule_range/start_server.ts'

const allowedRatio = 3
const rounds = 25
const from = '2026-12-01'
const until = '2027-01-01'

const server = await startServer()
// Speaks to the database through the application, so it is loaded once that runs.
const { seedOrganisation } = await import('./schedule_range/seed_organisation.ts')
const { organisationId, token } = await seedOrganisation({ people: 200, from, until })
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })

/** The unavoidable cost: the rows of the answer out of the database, and out of the process as text. */
async function bare(): Promise<string> {
  const client = await pool.connect()
  const { rows } = await client.query(
    'select * from schedule_entries where organisation_id = $1 and day >= $2 and day < $3',
    [organisationId, from, until]
  )
  const text = JSON.stringify(rows)
  client.release()
  return text
}

async function endpoint(): Promise<string> {
  const answer = await fetch(`${server.url}/api/scheduling/schedule?from=${from}&until=${until}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(text)
  return text
}

async function timed(work: () => Promise<string>, times: number[]): Promise<string> {
  const startedAt = performance.now()
  const text = await work()
  times.push(performance.now() - startedAt)
  return text
}
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!

for (let round = 0; round < 5; round += 1) await Promise.all([bare(), endpoint()])
const [bareTimes, endpointTimes]: number[][] = [[], []]
let answer = ''
for (let round = 0; round < rounds; round += 1) {
  await timed(bare, bareTimes!)
  answer = await timed(endpoint, endpointTimes!)
}
const { result } = JSON.parse(answer) as { result: { people: unknown[]; entries: unknown[] } }
const ratio = median(endpointTimes!) / median(bareTimes!)
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`

console.table({
  people: result.people.length,
  entries: result.entries.length,
  'bare query and stringify, ms': median(bareTimes!).toFixed(1),
  'endpoint over HTTP, ms': median(endpointTimes!).toFixed(1),
  'ratio (at most 3)': ratio.toFixed(2),
  payload: kilobytes(Buffer.byteLength(answer)),
  'payload, gzip': kilobytes(gzipSync(answer).length),
})

await pool.end()
await server.stop()
process.exit(ratio <= allowedRatio ? 0 : 1)
