/**
 * The list of 20,000 records of a month: its first page as each tab asks for it, and the counts above the tabs, over HTTP
 * against the bare queries of the same rows on one connection, in turn in one run, as an administrator and as a manager of
 * one of three locations. Fails above the ratio we allow ourselves. `WRITE=1` puts the figures into the documentation.
 */
import pg from 'pg'
import { startServer } from './schedule_range/start_server.ts'

const allowedRatio = 3
const [rounds, people, pageSize] = [25, 1_000, 50]
const month = { from: '2026-10-01', until: '2026-11-01' }

const server = await startServer()
// Speaks to the database through the application, so it is loaded once that runs.
const { seedOrganisation } = await import('./schedule_range/seed_organisation.ts')
const { seedRecords, seedManager } = await import('./time_records/seed_records.ts')
const { bareRecords } = await import('./time_records/bare_records.ts')
const { writeFigures } = await import('./time_records/write_figures.ts')
const { recordTabs } = await import('#contracts/time_records')

const { organisationId, token } = await seedOrganisation({ people, ...month })
const records = await seedRecords({ organisationId, ...month })
const manager = await seedManager(organisationId)
const roles = [
  { name: 'administrator', token, locationIds: null },
  { name: 'location manager', token: manager.token, locationIds: [manager.locationId] },
]
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()

async function answer(path: string, token: string, asked: Record<string, string>): Promise<string> {
  const query = new URLSearchParams({ ...month, ...asked })
  const response = await fetch(`${server.url}/api/time-tracking/${path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  return text
}

async function median(works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let round = -3; round < rounds; round += 1)
    for (const [at, work] of works.entries()) {
      const startedAt = performance.now()
      await work()
      if (round >= 0) times[at]!.push(performance.now() - startedAt)
    }
  return times.map((all) => all.toSorted((one, other) => one - other)[all.length >> 1]!)
}

const figures = []
for (const { name, token, locationIds } of roles) {
  const bare = bareRecords(client, { organisationId, ...month, locationIds, pageSize })
  for (const tab of recordTabs) {
    const list = () => answer('records', token, { tab, page: '1', pageSize: String(pageSize) })
    const { result } = JSON.parse(await list()) as { result: { items: { id: string }[]; total: number } }
    const same = await bare.page(tab)
    if (same.total !== result.total || same.ids.join() !== result.items.map(({ id }) => id).join())
      throw new Error(`The bare query of ${tab} finds other rows for the ${name}.`)
    const [bareMs, answerMs] = await median([() => bare.page(tab), list])
    figures.push({ role: name, tab, found: result.total, bareMs: bareMs!, answerMs: answerMs! })
  }
  const [bareMs, answerMs] = await median([bare.counts, () => answer('record-summary', token, {})])
  figures.push({ role: name, tab: 'counts', found: null, bareMs: bareMs!, answerMs: answerMs! })
}
console.log(`${records} records`)
console.table(
  figures.map(({ bareMs, answerMs, ...which }) => ({
    ...which,
    'bare, ms': bareMs.toFixed(1),
    'answer, ms': answerMs.toFixed(1),
    'ratio (at most 3)': (answerMs / bareMs).toFixed(2),
  }))
)
if (process.env.WRITE) writeFigures({ records, people, rounds, figures })
await client.end()
await server.stop()
process.exit(figures.every(({ bareMs, answerMs }) => answerMs <= allowedRatio * bareMs) ? 0 : 1)
