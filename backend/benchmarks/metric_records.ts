/**
 * A table of metric records of the size it may reach: `ROWS` quarter hours over three years, of ten metrics at as many
 * locations as it takes. A week of one metric at one location has to read its own rows only; deleting a metric must not
 * stop those who read and write others; three years of a metric for the rules screen may take a few times as long as the
 * bare query. `WRITE=1` puts the figures into the documentation.
 */
import pg from 'pg'
import { startServer } from './schedule_range/start_server.ts'

const allowedRatio = 3
/** Pages of the week's rows, one each at worst, and the way down the index. */
const allowedPages = 672 + 60
/** Longest time that a reader or writer waits beside an erasure, as many times as it takes alone, or in milliseconds. */
const allowedWait = { times: 20, ms: 1_000 }
const rounds = 15
const asked = Number(process.env.ROWS ?? 500_000)

const server = await startServer()
// Speaks to the database through the application, so it is loaded once that runs.
const { sql } = await import('kysely')
const { seedOrganisation } = await import('./schedule_range/seed_organisation.ts')
const { seedPlaces } = await import('./metric_records/seed_places.ts')
const { fillRecords, first, last, seriesFor } = await import('./metric_records/fill_records.ts')
const { explained } = await import('./metric_records/explained.ts')
const { alone, besideWork } = await import('./metric_records/beside_work.ts')
const { writeRecordFigures } = await import('./metric_records/write_record_figures.ts')
const { organisationContext } = await import('#app/core/organisation_context')
const { database } = await import('#app/core/database/database')
const { recordsQuery } = await import('#app/demand/records/stored_records')
const { eraseMetric } = await import('#app/demand/metrics/erase_metric')

const { organisationId, token } = await seedOrganisation({
  people: 3,
  from: '2026-12-01',
  until: '2026-12-02',
})
const series = seriesFor(asked)
const metricCount = Math.min(10, series)
const places = await seedPlaces(organisationId, metricCount, Math.ceil(series / metricCount))
const startedAt = performance.now()
const rows = await fillRecords({ organisationId, ...places })
console.log(
  `${rows.toLocaleString('en-US')} rows in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`
)

const inOrganisation = <T>(work: () => Promise<T>) => organisationContext.run(organisationId, work)
const [metricId, erased] = [places.metricIds[0]!, places.metricIds.at(-1)!]
const locationId = places.locationIds[0]!
const place = { metricId, locationId }
const week = { from: '2025-03-03', until: '2025-03-10' }

const plan = await inOrganisation(() => explained(recordsQuery(place, week)))
console.log(plan.lines.join('\n'))

/** The unavoidable cost: the rows of the answer out of the database, and out of the process as text. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const bare = async () =>
  JSON.stringify(
    (
      await pool.query(
        `select metric_id, at, value from demand_records
         where organisation_id = $1 and metric_id = $2 and location_id = $3 and at >= $4 and at < $5 order by at`,
        [organisationId, metricId, locationId, first, last]
      )
    ).rows
  )
const endpoint = async () => {
  const answer = await fetch(
    `${server.url}/api/demand/locations/${locationId}/series?from=${first}&until=${last}&metricIds[]=${metricId}`,
    { headers: { authorization: `Bearer ${token}` } }
  )
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(text)
  return text
}
for (let round = 0; round < 3; round += 1) await Promise.all([bare(), endpoint()])
const [bareTimes, endpointTimes] = [await alone(bare, rounds), await alone(endpoint, rounds)]
const ratio = endpointTimes.median / bareTimes.median

let written = 0
const reading = () => inOrganisation(() => recordsQuery(place, week).execute(database()))
const writing = () =>
  inOrganisation(() =>
    sql`insert into demand_records (organisation_id, metric_id, location_id, at, value)
      values (${organisationId}, ${metricId}, ${locationId},
        ${last}::timestamp + ${`${15 * (written += 1)} minutes`}::interval, 1)`.execute(database())
  )
const before = { reading: await alone(reading), writing: await alone(writing) }
await inOrganisation(() =>
  sql`update demand_metrics set deleted_at = now() where id = ${erased}`.execute(database())
)
const erasing = eraseMetric(organisationId, erased)
const erasureStartedAt = performance.now()
const beside = await besideWork(erasing, { reading, writing })
const erasureSeconds = (performance.now() - erasureStartedAt) / 1000
const left = await pool.query('select count(*)::int as count from demand_records where metric_id = $1', [
  erased,
])

const figures = {
  rows,
  plan,
  series: { bareMs: bareTimes.median, answerMs: endpointTimes.median, ratio },
  erasure: { rows: Math.round(rows / metricCount), seconds: erasureSeconds, before, beside },
}
console.table({
  rows: rows.toLocaleString('en-US'),
  'week: rows': plan.rows,
  'week: rows read for nothing (at most 0)': plan.discarded,
  [`week: pages (at most ${allowedPages})`]: plan.pages,
  'week: ms': plan.ms.toFixed(1),
  'three years, bare query, ms': bareTimes.median.toFixed(1),
  'three years, answer, ms': endpointTimes.median.toFixed(1),
  [`three years, ratio (at most ${allowedRatio})`]: ratio.toFixed(2),
  'erasing a metric, s': erasureSeconds.toFixed(1),
  'reading alone, median and highest, ms': timesText(before.reading),
  'reading beside it, ms': timesText(beside.reading),
  'writing alone, ms': timesText(before.writing),
  'writing beside it, ms': timesText(beside.writing),
})
if (process.env.WRITE) writeRecordFigures(figures)

function timesText({ median, highest }: { median: number; highest: number }): string {
  return `${median.toFixed(1)} and ${highest.toFixed(0)}`
}
const isShort = (name: 'reading' | 'writing') =>
  beside[name].median <= Math.max(allowedWait.ms, allowedWait.times * before[name].median) &&
  beside[name].highest <= Math.max(allowedWait.ms, allowedWait.times * before[name].highest)
const isFine =
  plan.rows === 672 &&
  plan.discarded === 0 &&
  plan.pages <= allowedPages &&
  ratio <= allowedRatio &&
  left.rows[0].count === 0 &&
  isShort('reading') &&
  isShort('writing')

await pool.end()
await server.stop()
process.exit(isFine ? 0 : 1)
