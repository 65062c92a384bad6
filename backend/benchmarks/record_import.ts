/**
 * An import of metric records, from the first rows over HTTP to the last record written, against a bare COPY of the same
 * rows into the same table, in one run: 14 locations in quarters of an hour, `ROWS` of them. Fails above the ratio we
 * allow ourselves, and when memory grows with the file. `WRITE=1` puts the figures into the documentation.
 */
import { startServer } from './schedule_range/start_server.ts'

const allowedRatio = 4
const allowedGrowthMb = 150
const rowCount = Number(process.env.ROWS ?? 50_000)
const rowsPerRequest = 5_000

const server = await startServer()
// Speaks to the database through the application, so it is loaded once that runs.
const { seedOrganisation } = await import('./schedule_range/seed_organisation.ts')
const { seedMetrics } = await import('./record_import/seed_metrics.ts')
const { recordsFile } = await import('./record_import/records_file.ts')
const { prepareCopy } = await import('./record_import/copy_bare.ts')
const { watchMemory } = await import('./record_import/watch_memory.ts')
const { writeFigures } = await import('./record_import/write_figures.ts')
const { WorkImport } = await import('#app/imports/actions/work_import')

const { organisationId, token } = await seedOrganisation({
  people: 3,
  from: '2026-12-01',
  until: '2026-12-02',
})
const { copied, imported, locations } = await seedMetrics(organisationId)

const memory = watchMemory()

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${server.url}/api/imports${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status >= 300) throw new Error(await answer.text())
  return (answer.status === 204 ? null : (await answer.json()).result) as T
}
type Found = { id: string; state: string; counts: { added: number } | null }

const file = recordsFile(rowCount, locations)
const bare = await prepareCopy(organisationId, copied, file)
const copy = await timed(bare.run)
await bare.end()

const options = { createPositions: false, createTags: false, archiveMissing: false, invite: false }
const fields = ['recordAt', 'recordLocation', 'recordMetric', 'recordValue']
const columns = fields.map((field) => ({ header: field, field }))
const asked = { kind: 'metric_records', fileName: 'records.csv', columns, options, rowCount }
const { id } = await call<Found>('POST', '', asked)

async function send(): Promise<void> {
  for (let from = 0; from < rowCount; from += rowsPerRequest) {
    await call('PUT', `/${id}/rows`, { rows: file.rows(from, rowsPerRequest, imported.name) })
    if (from < rowCount / 2 && from + rowsPerRequest >= rowCount / 2) memory.warm()
  }
}
async function step(path: 'checks' | 'runs' | 'undos'): Promise<void> {
  await call('POST', `/${id}/${path}`)
  await new WorkImport().handle({ organisationId, importId: id, lastAttempt: true })
}

const sending = await timed(send)
const checking = await timed(() => step('checks'))
const writing = await timed(() => step('runs'))
const done = await call<Found>('GET', `/${id}`)
if (done.state !== 'done' || done.counts?.added !== rowCount) throw new Error(JSON.stringify(done))
const undoing = await timed(() => step('undos'))
const growth = memory.stop()

const total = sending + checking + writing
const ratio = total / copy
const seconds = (value: number) => value.toFixed(1)
const figures = {
  rows: rowCount.toLocaleString('en-US'),
  'bare COPY, s': seconds(copy),
  'receiving and reading, s': seconds(sending),
  'checking, s': seconds(checking),
  'writing, s': seconds(writing),
  'all of it, s': seconds(total),
  [`ratio (at most ${allowedRatio})`]: ratio.toFixed(2),
  'writing alone, ratio': (writing / copy).toFixed(2),
  'undoing, s': seconds(undoing),
  [`memory grew in the second half by, MB (at most ${allowedGrowthMb})`]: String(growth),
}
console.table(figures)
if (process.env.WRITE) writeFigures(figures)

await server.stop()
process.exit(ratio <= allowedRatio && growth <= allowedGrowthMb ? 0 : 1)
